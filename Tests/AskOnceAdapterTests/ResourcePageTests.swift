import Foundation
import Testing

@Suite("The page of resources")
struct ResourcePageTests {
  @Test("is what the sources say; `UPDATE=1` writes it")
  func page() throws {
    let page = try ResourcePage()
    if ProcessInfo.processInfo.environment["UPDATE"] == "1" {
      try page.text.write(to: ResourcePage.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: ResourcePage.file, encoding: .utf8) == page.text)
  }

  @Test("has every row that has an adapter, and each permission once")
  func complete() throws {
    let products = try ResourcePage().products
    #expect(Set(products.map(\.row.id)) == Set(Adapter.all.map(\.row.id)))
    #expect(Set(products.map(\.permission)).count == products.count)
  }
}
