#if canImport(Glibc)
private import Glibc
#else
private import Darwin
#endif

/// The natural logarithm, from the C library.
func naturalLogarithm(_ value: Double) -> Double { log(value) }
