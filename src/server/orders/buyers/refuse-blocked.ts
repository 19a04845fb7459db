import { ShopError } from '../../../contract/errors.ts'
import type { OrderData } from '../../../contract/orders/orders.ts'
import type { Deps } from '../../deps.ts'
import { createCache } from '../../notices/create-cache.ts'
import { phoneKeyOf } from '../order/order-phone.ts'
import { findAccountPhone, findBlocked } from './queries.ts'

type Ordered = Pick<OrderData, 'shippingAddress'> & { userId: string }
type BlockDeps = Pick<Deps, 'db' | 'clock' | 'notices' | 'cards'>

/**
 * Refuses cash orders of numbers that the staff have blocked. Which these are is kept in this process until some change, so
 * that an order costs no query for it.
 * @throws invalid naming the phone
 */
export function createBlocklist({
  db,
  clock,
  notices,
  cards,
}: BlockDeps): (ordered: Ordered) => Promise<void> {
  const kept = createCache<ReadonlyMap<string, Date | null>>(notices, { max: 1 })
  const blocked = async () =>
    kept.get('buyers') ??
    kept.load('buyers', async keep => {
      const found = new Map((await findBlocked(db)).map(row => [row.phoneKey, row.blockedUntil]))
      keep('buyers', found)
      return found
    })
  return async ({ shippingAddress, userId }) => {
    const numbers = await blocked()
    if (numbers.size === 0) return
    const phone = shippingAddress.phone || ((await findAccountPhone(db, userId))?.phone ?? '')
    const until = numbers.get(phoneKeyOf(phone))
    if (until === undefined || (until !== null && until <= clock())) return
    const otherwise = cards ? ', or pay by card' : ''
    const message = `We cannot send anything to this phone number against cash. Please contact us${otherwise}.`
    throw new ShopError('invalid', message, { 'shippingAddress.phone': message })
  }
}
