/// Words by their letters, as bytes.
struct Trie: Sendable {
  private struct Node {
    var firstChild: Int32 = -1
    var sibling: Int32 = -1
    var value: Int32 = -1
    var byte: UInt8
  }

  private var nodes: [Node] = []
  private var roots = [Int32](repeating: -1, count: 256)

  mutating func reserveCapacity(_ count: Int) { nodes.reserveCapacity(count) }

  /// The node that `byte` leads to; -1 for none. The root is -1.
  func step(_ node: Int32, _ byte: UInt8) -> Int32 {
    guard node >= 0 else { return roots[Int(byte)] }
    var child = nodes[Int(node)].firstChild
    while child >= 0 {
      let candidate = nodes[Int(child)]
      if candidate.byte == byte { return child }
      child = candidate.sibling
    }
    return -1
  }

  /// What is stored at `node`; -1 for nothing.
  func value(_ node: Int32) -> Int32 { nodes[Int(node)].value }

  /// Stores `value` under `key`, and gives back what was there before.
  mutating func insert(_ key: [UInt8], _ value: Int32) -> Int32 {
    var node: Int32 = -1
    for byte in key {
      let next = step(node, byte)
      node = next >= 0 ? next : add(byte, under: node)
    }
    guard node >= 0 else { return -1 }
    let before = nodes[Int(node)].value
    nodes[Int(node)].value = value
    return before
  }

  private mutating func add(_ byte: UInt8, under parent: Int32) -> Int32 {
    let index = Int32(nodes.count)
    var node = Node(byte: byte)
    if parent >= 0 {
      node.sibling = nodes[Int(parent)].firstChild
      nodes.append(node)
      nodes[Int(parent)].firstChild = index
    } else {
      nodes.append(node)
      roots[Int(byte)] = index
    }
    return index
  }
}
