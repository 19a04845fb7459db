import { shopperCount, shopperToken, staffToken } from '../fill/fill-shoppers.ts'
import { load } from '../load.ts'
import { addCall, addsPerRound, ordersPerRound, productsOf, send, writesFloor } from './carts.ts'
import { type Bench, bearer, postJson, type Row } from './row.ts'

/** Each guest signs in once. */
const signInsPerRound = 600

const address = {
  fullName: 'Bench Guest',
  address: 'House 12, Street 4',
  city: 'Lahore',
  postalCode: '54000',
  country: 'Pakistan',
}

/** Lets guests order, as the owner does on the screen. */
async function letGuestsOrder({ url }: Bench): Promise<void> {
  const headers = bearer(staffToken)
  const { checkout } = await (await send(url, { path: '/api/settings', method: 'GET', headers })).json()
  if (checkout.value.guestsMayOrder) return
  const value = { ...checkout.value, guestsMayOrder: true }
  const change = { group: 'checkout', version: checkout.version, value }
  await send(url, postJson('/api/settings', change, headers))
}

type Guest = { cookie: string }

/** A new guest with some of a shopper's products in the cart: what the browser sends from then on. */
async function openGuest({ url, world }: Bench, shopper: number, lines: number): Promise<Guest> {
  let cookie = ''
  for (const { _id } of productsOf(world, shopper).slice(0, lines)) {
    const answer = await send(url, addCall(_id, cookie ? { cookie } : {}))
    const [set] = answer.headers.getSetCookie()
    if (set) cookie = set.split(';')[0] ?? ''
  }
  return { cookie }
}

async function openGuests(bench: Bench, { lines, each = 1 }: { lines: number; each?: number }) {
  await letGuestsOrder(bench)
  const guests: Guest[][] = []
  for (let shopper = 0; shopper < shopperCount; shopper++) {
    const own: Guest[] = []
    for (let nth = 0; nth < each; nth++) own.push(await openGuest(bench, shopper, lines))
    guests.push(own)
  }
  return (shopper: number): readonly Guest[] => guests[shopper] ?? []
}

/** What somebody without an account does. */
export const guestRows: Row[] = [
  {
    name: 'guest: cart read',
    measure: async bench => {
      const guestsOf = await openGuests(bench, { lines: 3 })
      const calls = (nth: number) => guestsOf(nth).map(headers => ({ path: '/api/cart/get', headers }))
      return load({ url: bench.url, calls, seconds: bench.seconds })
    },
  },
  {
    name: 'guest: cart add',
    measure: async bench => {
      const guestsOf = await openGuests(bench, { lines: 1 })
      const { url, world, seconds } = bench
      const calls = (nth: number) =>
        productsOf(world, nth)
          .slice(0, 3)
          .map(({ _id }) => addCall(_id, guestsOf(nth)[0]))
      return load({ url, calls, seconds, maxSteps: addsPerRound })
    },
    floor: writesFloor('addToCart'),
  },
  {
    name: 'guest: cart merged at sign-in',
    measure: async bench => {
      const guestsOf = await openGuests(bench, { lines: 2, each: signInsPerRound / shopperCount })
      const calls = (nth: number) =>
        guestsOf(nth).map(guest => ({
          ...{ path: '/api/cart/get', headers: { ...bearer(shopperToken(nth)), ...guest } },
        }))
      return load({ url: bench.url, calls, seconds: bench.seconds, maxSteps: signInsPerRound })
    },
  },
  {
    name: 'guest: cart add + order, 10 guests',
    measure: async bench => {
      const guestsOf = await openGuests(bench, { lines: 1 })
      const { url, world, seconds } = bench
      const calls = (nth: number) => {
        const order = { shippingAddress: { ...address, phone: `0300111222${nth}` } }
        return productsOf(world, nth).flatMap(({ _id }) => [
          addCall(_id, guestsOf(nth)[0]),
          postJson('/api/order/guest', order, guestsOf(nth)[0]),
        ])
      }
      return load({ url, calls, seconds, callsPerStep: 2, maxSteps: ordersPerRound })
    },
    floor: writesFloor('order'),
  },
]
