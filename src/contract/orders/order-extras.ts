import { z } from 'zod'
import { OptionalEmail } from '../email-pattern.ts'
import { paragraph } from '../text.ts'

/**
 * What a buyer adds to an order beside its pieces, address and payment; all may be left out. What is added here comes with
 * every order, and with what is asked before: a card's authorisation, and the preview of what the staff type.
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
