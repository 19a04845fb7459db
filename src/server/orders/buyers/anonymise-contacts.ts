import { ShopError } from '../../../contract/errors.ts'
import { anonymiseNotes } from '../../audit/anonymise-changes.ts'
import type { Tx } from '../../db/schema.ts'
import { anonymiseReasons } from '../../payments/refund/refund-payment.ts'
import {
  blankCallNotes,
  blankContacts,
  deleteLinks,
  deleteNotes,
  findOrdersUnderWay,
  findOrdersWithContacts,
} from './contact-queries.ts'

/**
 * Blanks names, addresses and phones on the orders of an account, and what the staff wrote about them; links to them open
 * nothing any more. Numbers, lines and amounts stay for the books.
 * @throws not_erasable while an order is under way
 */
export async function anonymiseContactsOf(tx: Tx, userId: string): Promise<void> {
  const [open] = await findOrdersUnderWay(tx, userId)
  if (open)
    throw new ShopError(
      'not_erasable',
      `Order ${open.number} is still under way. The account can be deleted once it has arrived or is cancelled.`,
    )
  await anonymiseContacts(tx, await findOrdersWithContacts(tx, { userId }))
  await anonymiseNotes(tx, [userId, ...(await anonymiseReasons(tx, { userId }))])
}

/** The same for some orders, whoever placed them. */
export async function anonymiseContacts(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await blankContacts(tx, orderIds)
  await blankCallNotes(tx, orderIds)
  await deleteNotes(tx, orderIds)
  await deleteLinks(tx, orderIds)
  await anonymiseNotes(tx, [...orderIds, ...(await anonymiseReasons(tx, { orderIds }))])
}
