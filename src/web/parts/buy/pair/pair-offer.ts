import { toAmount, toCents } from '../../../../contract/money.ts'
import { type PairTerms, pairSavings, savedCents } from '../../../../contract/orders/pair-savings.ts'

/** A piece with what it saves together with the first. */
type Offered = { _id: string; price: number; pairSaving?: number | undefined }

/** What one of each of these costs together, and how much less that is than each alone. `first` may be left out of them. */
export function pairOffer(pieces: readonly Offered[], first: string): { total: number; saving: number } {
  const lines = pieces.map(({ _id, price }) => ({ productId: _id, priceCents: toCents(price), quantity: 1 }))
  const terms = pieces.map(
    ({ _id, pairSaving = 0 }): PairTerms => ({
      products: [first, _id],
      savingCents: toCents(pairSaving),
    }),
  )
  const savingCents = savedCents(pairSavings(lines, { terms }))
  const fullCents = lines.reduce((sum, { priceCents }) => sum + priceCents, 0)
  return { total: toAmount(fullCents - savingCents), saving: toAmount(savingCents) }
}
