import { shopperCount, shopperLogin, shopperToken } from '../fill/fill-shoppers.ts'
import { load } from '../load.ts'
import { addCall, addsPerRound, ordersPerRound, productsOf, send, writesFloor } from './carts.ts'
import { type Bench, bearer, postJson, type Row } from './row.ts'

const addAs = (shopper: number, productId: string) => addCall(productId, bearer(shopperToken(shopper)))

const shippingAddress = {
  fullName: 'Bench Shopper',
  address: 'House 12, Street 4',
  city: 'Lahore',
  postalCode: '54000',
  country: 'Pakistan',
}

const orderCall = (shopper: number) =>
  postJson('/api/order/create', { shippingAddress, paymentMethod: 'COD' }, bearer(shopperToken(shopper)))

/** Empties each shopper's cart and puts some lines into it. */
async function fillCarts({ url, world }: Bench, lines: number): Promise<void> {
  for (let shopper = 0; shopper < shopperCount; shopper++) {
    const headers = bearer(shopperToken(shopper))
    const cart = await (await fetch(`${url}/api/cart/get`, { headers })).json()
    for (const { productId } of cart.items)
      await fetch(`${url}/api/cart/remove/${productId._id}`, { headers })
    for (const { _id } of productsOf(world, shopper).slice(0, lines)) await send(url, addAs(shopper, _id))
  }
}

async function order(bench: Bench, connections: number) {
  await fillCarts(bench, 0)
  const { url, world, seconds } = bench
  const calls = (shopper: number) =>
    productsOf(world, shopper).flatMap(({ _id }) => [addAs(shopper, _id), orderCall(shopper)])
  return load({ url, calls, connections, seconds, callsPerStep: 2, maxSteps: ordersPerRound })
}

/** What somebody who is signed in does. */
export const shopperRows: Row[] = [
  {
    name: 'cart read',
    measure: async bench => {
      await fillCarts(bench, 3)
      const calls = (shopper: number) => [{ path: '/api/cart/get', headers: bearer(shopperToken(shopper)) }]
      return load({ url: bench.url, calls, seconds: bench.seconds })
    },
    gate: { perSecond: 2_500 },
  },
  {
    name: 'cart add',
    measure: async bench => {
      await fillCarts(bench, 0)
      const { url, world, seconds } = bench
      const calls = (shopper: number) =>
        productsOf(world, shopper)
          .slice(0, 3)
          .map(({ _id }) => addAs(shopper, _id))
      return load({ url, calls, seconds, maxSteps: addsPerRound })
    },
    floor: writesFloor('addToCart'),
    gate: { perSecond: 1_200 },
  },
  {
    name: 'cart add + order, 10 shoppers',
    measure: bench => order(bench, shopperCount),
    floor: writesFloor('order'),
    gate: { perSecond: 450, p99: 80 },
  },
  {
    name: 'cart add + order, 1 shopper',
    measure: bench => order(bench, 1),
    floor: writesFloor('order', 1),
    gate: { p50: 8 },
  },
  {
    name: 'login',
    measure: ({ url, seconds }) =>
      load({ url, calls: [postJson('/api/user/login', shopperLogin)], seconds, maxSteps: 500 }),
  },
]
