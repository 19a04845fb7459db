import { shopperCount } from '../fill/fill-shoppers.ts'
import { bareWrites } from '../floor/bare-writes.ts'
import type { Call } from '../load.ts'
import { type Bench, postJson, type Row } from './row.ts'

export const ordersPerRound = 4_000
/** A line holds at most 1,000 pieces. */
export const addsPerRound = 6_000

/** Ten products for each shopper. */
export const productsOf = ({ products }: Bench['world'], shopper: number) =>
  products.filter((_, nth) => nth % shopperCount === shopper).slice(0, 10)

export const addCall = (productId: string, headers?: Record<string, string>): Call =>
  postJson('/api/cart/add', { productId, quantity: 1, options: { size: 'M' } }, headers)

/** Sends one call before anything is measured. */
export async function send(url: string, { path, method, headers, body }: Call): Promise<Response> {
  const answer = await fetch(url + path, { method, headers, body } as RequestInit)
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}

export const writesFloor =
  (work: 'addToCart' | 'order', shoppers = shopperCount): NonNullable<Row['floor']> =>
  async ({ databaseUrl, seconds }) =>
    databaseUrl ? bareWrites(databaseUrl, work, { seconds, shoppers }) : null
