import type { LinkedIds, LinkKind, StaffProductLinks } from '../../../contract/catalogue/product-links.ts'
import { ShopError } from '../../../contract/errors.ts'
import { formatMoney, smallestCents, toAmount, toCents } from '../../../contract/money.ts'
import { type PairTerms, pairSavings, savedCents } from '../../../contract/orders/pair-savings.ts'
import type { PricedProduct } from '../product/product.ts'
import type { LinkRow } from './queries.ts'

/** The products that go with one as the staff choose them. */
export function toWireLinks(links: Record<LinkKind, LinkRow[]>): StaffProductLinks {
  const chosen = (rows: LinkRow[]) =>
    rows.map(({ id, title, picture, savingCents }) => ({
      _id: id,
      title,
      ...(picture ? { picture } : {}),
      ...(savingCents > 0 && { saving: toAmount(savingCents) }),
    }))
  return { pair: chosen(links.pair), look: chosen(links.look), instead: chosen(links.instead) }
}

type Piece = Pick<PricedProduct, 'id' | 'priceCents'>

/** What one of each of these save together now; 0 for nothing. */
export const toWireSaving = (terms: readonly PairTerms[], pieces: readonly Piece[]): number => {
  const lines = pieces.map(({ id: productId, priceCents }) => ({ productId, priceCents, quantity: 1 }))
  return toAmount(savedCents(pairSavings(lines, { terms })))
}

/** What each pair saves, as the staff have set it. */
export const toWireSavings = (pairs: readonly LinkRow[]): number[] =>
  pairs.map(({ savingCents }) => toAmount(savingCents))

/** As the audit trail names the other product of a pair. */
export const titleWithSaving = ({ title, savingCents }: LinkRow, currency: string): string =>
  savingCents > 0 ? `${title}, saving ${formatMoney(toAmount(savingCents), currency)}` : title

type Found = {
  productId: string
  before: readonly LinkRow[]
  held: readonly { id: string; priceCents: number }[]
  currency: string
}

/**
 * What each of the chosen pairs is to save, in cents; as before where nothing is said of it.
 * @throws invalid naming one that is not less than its cheaper piece costs without a deal, or has parts of a coin
 */
export function fromWireSavings(
  { pair, savings }: Pick<LinkedIds, 'pair' | 'savings'>,
  { productId, before, held, currency }: Found,
): number[] {
  if (!savings) return pair.map(id => before.find(each => each.id === id)?.savingCents ?? 0)
  if (savings.length !== pair.length) throw new ShopError('invalid', 'Say of each pair what it saves.')
  const priceOf = new Map(held.map(({ id, priceCents }) => [id, priceCents]))
  return pair.map((id, nth) => {
    const saving = savings[nth] ?? 0
    const was = before.find(each => each.id === id)?.savingCents ?? 0
    // A price may have fallen below what stands there; then it is not given, and nobody has to mend it to add a product.
    if (toCents(saving) === was) return was
    const mostCents = Math.min(priceOf.get(productId) ?? 0, priceOf.get(id) ?? 0)
    checkSaving(saving, { field: `savings.${nth}`, currency, mostCents })
    return toCents(saving)
  })
}

type Limits = { field: string; currency: string; mostCents: number }

function checkSaving(saving: number, { field, currency, mostCents }: Limits): void {
  const refuse = (message: string) => new ShopError('invalid', message, { [field]: message })
  if (toCents(saving) % smallestCents(currency) !== 0)
    throw refuse(`Enter a whole number: prices in ${currency} have no decimals.`)
  if (saving === 0 || toCents(saving) < mostCents) return
  throw refuse(
    `Enter less than ${formatMoney(toAmount(mostCents), currency)}, which the cheaper piece costs.`,
  )
}
