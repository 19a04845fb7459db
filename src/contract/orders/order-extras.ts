import { z } from 'zod'
import { OptionalEmail } from '../email-pattern.ts'
import { paragraph } from '../text.ts'

/**
 * What a buyer adds to an order beside its pieces, address and payment; all may be left out. It comes with every order, and
 * with a card's authorisation and the preview of what the staff type. What accounts add too is `.optional()`: a default
 * would have to be named by whoever writes an order by hand.
 */
export const OrderExtras = z.object({
  /** For mails about the order. */
  email: OptionalEmail.default(''),
  /** What the buyer asks of the shop or the courier. */
  note: paragraph(300).default(''),
})
export type OrderExtras = z.infer<typeof OrderExtras>

const ofGuests = { email: true, note: true } as const

/** The same without what only guests are asked: an account has its address for mails, and leaves no note. */
export const AccountExtras = OrderExtras.omit(ofGuests)
export type AccountExtras = Omit<OrderExtras, keyof typeof ofGuests>
