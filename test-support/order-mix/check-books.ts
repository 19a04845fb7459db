import { expect } from 'vitest'
import { checkMoney } from './check-money.ts'
import { checkRecord } from './check-record.ts'
import { checkStock } from './check-stock.ts'
import type { Round } from './round.ts'

/** Whatever happened at once, this holds afterwards. */
export async function checkBooks(round: Round): Promise<void> {
  await checkPlaced(round)
  await checkStock(round)
  await checkMoney(round)
  await checkRecord(round)
}

/** Every order that there is was answered, and no piece is in two carts or orders. */
async function checkPlaced({ shop, products, orders, people }: Round): Promise<void> {
  const ids = products.map(({ _id }) => _id)
  const rows = await shop.db
    .selectFrom('orderLines')
    .where('productId', 'in', ids)
    .select('orderId')
    .distinct()
    .execute()
  expect(rows.map(({ orderId }) => orderId).toSorted()).toEqual(orders.map(({ id }) => id).toSorted())
  for (const { user, browser, added, ordered } of people) {
    const counts = [await user.client.cart.count(), await browser.client.cart.count()]
    const left = sum(counts.map(({ count }) => count))
    expect(ordered + left, 'pieces ordered and in carts').toBeLessThanOrEqual(added)
  }
  // Also those in carts that no browser finds any more.
  const stored = await shop.db
    .selectFrom('cartLines')
    .where('productId', 'in', ids)
    .select('quantity')
    .execute()
  const kept = sum(stored.map(({ quantity }) => quantity)) + sum(people.map(({ ordered }) => ordered))
  expect(kept, 'pieces in all carts and orders').toBe(sum(people.map(({ added }) => added)))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
