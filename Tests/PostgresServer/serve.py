"""A PostgreSQL server of its own on a free port of this machine: serve.py FILE [FOLDER].

Its address is written to FILE once it answers; the user `tester` has the password `canary-password`.
It ends with whoever started it, and leaves nothing behind. As root it runs as `nobody`, because
PostgreSQL refuses to be root. Ends with 77 where PostgreSQL is not installed.
"""
import glob, os, pwd, shutil, signal, socket, subprocess, sys, tempfile, time

PASSWORD = "canary-password"


def programs():
    """The folder of the newest PostgreSQL there is."""
    found = glob.glob("/usr/lib/postgresql/*/bin/initdb")
    number = lambda path: int(path.split("/")[4])
    return os.path.dirname(max(found, key=number)) if found else None


def unprivileged(folder):
    """What gives a program's start to `nobody`, where this is root."""
    if os.getuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def main(file):
    if not (bin := programs()):
        sys.exit(77)
    parent = os.getppid()
    folder = tempfile.mkdtemp(prefix="postgres-")
    options = {"cwd": folder, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **unprivileged(folder)}
    server = None
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        words = f"{folder}/password"
        with open(words, "w") as password:
            password.write(PASSWORD + "\n")
        subprocess.run([f"{bin}/initdb", "-D", f"{folder}/data", "-U", "tester", "-A", "scram-sha-256",
                        f"--pwfile={words}", "--no-sync", "-E", "UTF8", "--locale=C"], check=True, **options)
        port = free_port()
        server = subprocess.Popen([f"{bin}/postgres", "-D", f"{folder}/data", "-p", str(port), "-k", folder,
                                   "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"], **options)
        while subprocess.run([f"{bin}/pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]).returncode:
            if server.poll() is not None:
                sys.exit("the server did not start")
            time.sleep(0.05)
        with open(file + ".new", "w") as address:
            address.write(f"postgresql://tester@127.0.0.1:{port}/postgres {server.pid}")
        os.rename(file + ".new", file)
        while os.getppid() == parent and server.poll() is None:
            time.sleep(0.1)
    finally:
        if server:
            server.send_signal(signal.SIGQUIT)
            server.wait()
        shutil.rmtree(folder, ignore_errors=True)


main(sys.argv[1])
