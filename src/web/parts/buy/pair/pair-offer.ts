import { toAmount, toCents } from '../../../../contract/money.ts'
import { type PairTerms, pairSavings, savedCents } from '../../../../contract/orders/pair-savings.ts'

/** A piece with what it saves together with the first. */
type Offered = { _id: string; price: number; from?: true; pairSaving?: number | undefined }

/**
 * What one of each of these costs together, and how much less that is than each alone; `from` where some choices cost more.
 * `first` may be left out of them.
 */
export function pairOffer(pieces: readonly Offered[], first: string) {
  const lines = pieces.map(({ _id, price }) => ({ productId: _id, priceCents: toCents(price), quantity: 1 }))
  const terms = pieces.map(
    ({ _id, pairSaving = 0 }): PairTerms => ({
      products: [first, _id],
      savingCents: toCents(pairSaving),
    }),
  )
  const savingCents = savedCents(pairSavings(lines, { terms }))
  const fullCents = lines.reduce((sum, { priceCents }) => sum + priceCents, 0)
  return {
    total: toAmount(fullCents - savingCents),
    saving: toAmount(savingCents),
    from: pieces.some(({ from }) => from),
  }
}
