import type { BuyerAnswer } from '../../../contract/orders/manual-orders.ts'
import { deliveryCountries } from '../../contacts/delivery-countries.ts'
import { toE164 } from '../../contacts/phone.ts'
import type { Deps } from '../../deps.ts'
import { getBuyer } from '../buyers/load-buyers.ts'
import { phoneKeyOf } from '../order/order-phone.ts'
import { findNewestOfPhone } from './buyer-queries.ts'

/** What was found, and whose record was read. */
type Found = { answer: BuyerAnswer; read: { id: string; name: string; number: number } | null }

/** What the shop knows of a phone number, however it is written: its newest order, and how all of them ended. */
export async function findBuyer(
  { db, settings, clock }: Pick<Deps, 'db' | 'settings' | 'clock'>,
  written: string,
): Promise<Found> {
  const phone = toE164(written, deliveryCountries({ settings })[0])
  const order = phone === null ? undefined : await findNewestOfPhone(db, phoneKeyOf(phone))
  if (!order) return { answer: { phone, known: null }, read: null }
  const { record, note, tags, block } = await getBuyer({ db, clock }, order.phoneKey)
  const { id, number, userId, fullName, address, city, postalCode, email } = order
  const known = {
    fullName,
    address,
    city,
    postalCode,
    email,
    last: { _id: id, number, createdAt: order.createdAt.toISOString() },
    record,
    note,
    tags,
    block,
  }
  return { answer: { phone, known }, read: { id: userId, name: fullName || 'A customer', number } }
}
