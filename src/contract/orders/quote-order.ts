import { type Cash, cashFor } from '../cash.ts'
import type { DeliveryTerms } from '../delivery/delivery.ts'
import { type DeliveryQuote, quoteDelivery } from '../delivery/delivery-quote.ts'
import { type Adjustment, adjustedCents, piecesCents } from './adjustments.ts'
import type { AccountExtras } from './order-extras.ts'

/** What an order is made of, as far as it decides what it comes to. */
export type QuotedOrder = Partial<AccountExtras> & {
  /** As the buyer wrote it; '' while it is not known, null for what the buyer takes along. */
  city: string | null
  /** Of the lines. */
  subtotalCents: number
  /** What pairs among the lines save. */
  pairs?: readonly Adjustment[]
  /** What the staff have set; delivery that is not among it costs what the shop charges, whatever they take off. */
  adjustments?: readonly Adjustment[]
}

/** Amounts are in cents. */
export type OrderQuote = Omit<DeliveryQuote, 'chargeCents'> & {
  /** Of lines and adjustments; less than 0 where the staff take off more than there is. */
  totalCents: number
  adjustments: Adjustment[]
  /** What a courier would collect in another currency. */
  cash: Cash | null
}

const takenAlong: DeliveryQuote = { chargeCents: 0, missingCents: null, dates: null, takesCash: true }

/** What an order comes to on these terms: the one answer for the cart, the checkout and the order itself. */
export function quoteOrder(
  terms: DeliveryTerms,
  { city, subtotalCents, pairs = [], adjustments: set = [] }: QuotedOrder,
): OrderQuote {
  // Delivery is free from what the buyer pays for the pieces.
  const { chargeCents, ...rest } =
    city === null
      ? takenAlong
      : quoteDelivery(terms, { city, subtotalCents: piecesCents(subtotalCents, pairs) })
  const delivery = { kind: 'delivery', cents: chargeCents, reason: '', source: 'shop' } as const
  const isSet = set.some(({ kind }) => kind === 'delivery')
  const adjustments = [...pairs, ...(isSet ? [] : [delivery]), ...set]
  const totalCents = subtotalCents + adjustedCents(adjustments)
  return { ...rest, totalCents, adjustments, cash: totalCents > 0 ? cashFor(terms.cash, totalCents) : null }
}
