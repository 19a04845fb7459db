/** What many people ask for at once and no memory answers: searches, carts and lists of orders. */
import type autocannon from 'autocannon'
import { shopperCount, shopperToken } from './fill/fill-shoppers.ts'
import { bearer, postJson } from './rows/row.ts'

let searches = 0

/** A search that nobody has made before. */
const search: autocannon.Request = {
  ...postJson('/api/product/search-product', {}),
  setupRequest: request => ({
    ...request,
    body: JSON.stringify({ query: `cotton kurta ${(++searches).toString(36)}` }),
  }),
}

/** The calls of one connection, over and over; each connection begins with another. */
export function mixedCalls(connection: number): autocannon.Request[] {
  const headers = bearer(shopperToken(connection % shopperCount))
  const calls: autocannon.Request[] = [
    { method: 'GET', path: '/api/cart/get', headers },
    search,
    { method: 'GET', path: '/api/order/user/orders', headers },
    { method: 'GET', path: '/api/cart/cart-count', headers },
  ]
  const first = connection % calls.length
  return [...calls.slice(first), ...calls.slice(0, first)]
}
