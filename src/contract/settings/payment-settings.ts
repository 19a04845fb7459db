import { z } from 'zod'
import { optionalLine } from '../text.ts'

/** Which ways to pay the shop offers, with a line of the owner's at each. */
export const PaymentSettings = z
  .object({
    /** On delivery, where the terms of delivery say so. */
    takesCash: z.boolean(),
    /** Where the process has a card provider. */
    takesCards: z.boolean(),
    cashWords: optionalLine(160),
    cardWords: optionalLine(160),
  })
  .refine(({ takesCash, takesCards }) => takesCash || takesCards, {
    path: ['takesCash'],
    error: 'Leave at least one way to pay.',
  })
export type PaymentSettings = z.infer<typeof PaymentSettings>

/** A shop that offers all it can. */
export const everyWay: PaymentSettings = { takesCash: true, takesCards: true, cashWords: '', cardWords: '' }

/** What buyers are offered. Without a card provider cash is, so that a way to pay is always left. */
export const waysToPay = (
  { takesCash, takesCards }: PaymentSettings,
  hasProvider: boolean,
): { cash: boolean; cards: boolean } => ({
  cash: takesCash || !hasProvider,
  cards: takesCards && hasProvider,
})
