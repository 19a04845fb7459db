import { z } from 'zod'
import { Order } from '../orders/orders.ts'
import { Id, Timestamp } from '../text.ts'
import { User } from './accounts.ts'
import { SessionEntry } from './sessions.ts'

/** Everything that the shop keeps about one person, for themselves to read and take along. */
export const PersonalData = z.object({
  at: Timestamp,
  account: User,
  /** All of them, the newest first. */
  orders: z.array(Order),
  /** Products in the cart and on the wishlist. */
  cart: z.array(Id),
  wishlist: z.array(Id),
  sessions: z.array(SessionEntry.omit({ current: true })),
})
export type PersonalData = z.infer<typeof PersonalData>
