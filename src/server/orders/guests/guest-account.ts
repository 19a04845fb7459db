import { ShopError } from '../../../contract/errors.ts'
import type { GuestAccount } from '../../../contract/orders/guest-orders.ts'
import type { GuestPerson } from '../../accounts/guests/guest-person.ts'
import { turnIntoAccount } from '../../accounts/guests/turn-into-account.ts'
import type { Deps } from '../../deps.ts'
import type { CallContext } from '../../http/mount.ts'
import { findNewestOfGuest } from '../order/link-queries.ts'
import { handOverOrders } from './hand-over-orders.ts'

type AccountDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'config' | 'settings' | 'outbox' | 'log'>

/**
 * Makes an account of what somebody typed for their newest order, with a password, and signs them in. The cart and the
 * orders for the same phone become the account's; others that were placed from this browser are somebody else's.
 * @throws invalid where neither the order nor the call has an e-mail address
 * @throws not_found for whoever has not ordered from this browser
 */
export async function makeGuestAccount(
  deps: AccountDeps,
  { password, email }: GuestAccount,
  context: CallContext,
): Promise<{ token: string; email: string }> {
  const { who } = context
  const order = who.guest ? await findNewestOfGuest(deps.db, who.userId) : undefined
  if (!order)
    throw new ShopError('not_found', 'No order was placed in this browser. Sign up to make an account.')
  const address = email || order.guestEmail
  if (!address)
    throw new ShopError('invalid', 'Enter your email address.', { email: 'Enter your email address.' })
  const person: GuestPerson = {
    ...namesOf(order.fullName),
    email: address,
    phone: order.phone,
    city: order.city,
    street: order.address,
  }
  const ofOthers = { from: who.userId, keptPhone: order.phoneKey }
  const token = await turnIntoAccount(deps, person, password, context, tx =>
    handOverOrders(tx, deps, ofOthers),
  )
  return { token, email: address }
}

/** The last word is the last name; of a single word there is none. */
function namesOf(fullName: string): { firstName: string; lastName: string } {
  const words = fullName.trim().split(/\s+/)
  const last = words.length > 1 ? words.pop() : ''
  return { firstName: words.join(' ').slice(0, 80), lastName: (last ?? '').slice(0, 80) }
}
