/** Shoppers who order one after another all the while, and know afterwards what the shop has acknowledged. */
import { setTimeout as wait } from 'node:timers/promises'
import { shopperCount, shopperToken } from './fill/fill-shoppers.ts'
import { bearer } from './rows/row.ts'
import type { World } from './world.ts'

export type Ordering = {
  /** Times of orders that were acknowledged, in ms. */
  acknowledged: number[]
  refused: number
  wrong: string[]
}

const shippingAddress = {
  fullName: 'Bench Shopper',
  address: 'House 12, Street 4',
  city: 'Lahore',
  postalCode: '54000',
  country: 'Pakistan',
}

async function post(url: string, shopper: number, path: string, body: unknown) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(shopperToken(shopper)) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  })
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() }
}

async function totalOf(url: string, shopper: number): Promise<number> {
  const answer = await fetch(`${url}/api/order/user/orders`, { headers: bearer(shopperToken(shopper)) })
  const { total }: { total: number } = await answer.json()
  return total
}

/** Every shopper orders until the signal aborts. */
export async function keepOrdering(
  url: string,
  world: World,
  signal: AbortSignal,
  pauseMs = 0,
): Promise<Ordering> {
  const ordering: Ordering = { acknowledged: [], refused: 0, wrong: [] }
  const orderOnce = async (shopper: number, nth: number) => {
    const productId = world.products[(nth * shopperCount + shopper) % world.products.length]?._id
    const lines = { productId, quantity: 1, options: { size: 'M' } }
    const added = await post(url, shopper, '/api/cart/add', lines)
    const began = performance.now()
    const order = { shippingAddress, paymentMethod: 'COD' }
    const last = added.status < 300 ? await post(url, shopper, '/api/order/create', order) : added
    if (last.status < 300) ordering.acknowledged.push(performance.now() - began)
    else if (last.status === 503 && last.text.includes('"busy"')) ordering.refused += 1
    else ordering.wrong.push(`${last.status} ${last.text.slice(0, 200)}`)
    await wait(last.status < 300 ? pauseMs : 200)
  }
  const shop = async (shopper: number) => {
    for (let nth = 0; !signal.aborted; nth++) await orderOnce(shopper, nth)
  }
  await Promise.all(Array.from({ length: shopperCount }, (_, shopper) => shop(shopper)))
  return ordering
}

/** The shop's own count of the shoppers' orders. */
export async function countOrders(url: string): Promise<number> {
  const totals = await Promise.all(Array.from({ length: shopperCount }, (_, nth) => totalOf(url, nth)))
  return totals.reduce((sum, total) => sum + total, 0)
}
