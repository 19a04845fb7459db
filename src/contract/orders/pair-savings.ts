/** What the two products of a pair cost less together, in cents; the ids in a fixed order. */
export type PairTerms = { products: readonly [string, string]; savingCents: number }

/** What so many pairs save; `savingCents` is of each. */
export type PairSaving = PairTerms & { count: number }

type Piece = { productId: string; priceCents: number; quantity: number }

/** The lines of an order until now, and the pairs it saves on at the terms that it was placed with. */
export type OrderedPairs = { lines: readonly Piece[]; pairs: readonly PairSaving[] }

type Terms = {
  /** Those of today. */
  terms: readonly PairTerms[]
  /** The order that is changed, or the two that are put together. */
  before?: readonly OrderedPairs[]
}

/**
 * Which pairs these lines save on, for carts, new orders and changed ones. A piece counts in one pair at most, the dearest
 * first, pairs that save most first; none saves more than its cheaper piece costs. Pairs that an order had keep their terms;
 * today's are for pairs that are new.
 */
export function pairSavings(lines: readonly Piece[], { terms, before = [] }: Terms): PairSaving[] {
  const left = piecesOf(lines)
  const stillThere = before.flatMap(({ pairs }) => pairs).flatMap(pair => keep(left, pair))
  const kept = cappedBy(piecesOf(lines), stillThere)
  const madeBefore = before.map(order => countMade(order, terms))
  const begun = inTurn(terms, left).flatMap(pair => {
    const made = madeBefore.reduce((sum, counts) => sum + (counts.get(pair.products.join()) ?? 0), 0)
    const savings = take(left, pair)
    return savings.slice(0, Math.max(0, savings.length - made))
  })
  return joined(noMoreThan(goodsOf(lines), [...kept, ...begun]))
}

/** What all of them save, in cents. */
export const savedCents = (savings: readonly PairSaving[]): number =>
  savings.reduce((sum, { savingCents, count }) => sum + savingCents * count, 0)

/** The price of each piece by its product, dearest first. */
type Pieces = Map<string, number[]>

function piecesOf(lines: readonly Piece[]): Pieces {
  const pieces: Pieces = new Map()
  for (const { productId, priceCents, quantity } of lines)
    pieces.set(productId, [...(pieces.get(productId) ?? []), ...Array<number>(quantity).fill(priceCents)])
  for (const prices of pieces.values()) prices.sort((a, b) => b - a)
  return pieces
}

/** Takes the pieces of those pairs away that are still there; each saves what it did when it was placed. */
function keep(pieces: Pieces, { products, savingCents, count }: PairSaving): PairSaving[] {
  const still = Math.min(count, ...products.map(id => pieces.get(id)?.length ?? 0))
  for (const id of products) pieces.get(id)?.splice(0, still)
  return Array.from({ length: still }, () => ({ products, savingCents, count: 1 }))
}

/**
 * None saves more than its cheaper piece costs by now. Which pieces a pair had is not known, so the pair that saves most is
 * held against the dearest, the next one against the next.
 */
const cappedBy = (pieces: Pieces, kept: readonly PairSaving[]): PairSaving[] =>
  kept.flatMap((pair, place) => {
    const isBefore = ({ products, savingCents }: PairSaving, other: number) =>
      products.join() === pair.products.join() &&
      (savingCents > pair.savingCents || (savingCents === pair.savingCents && other < place))
    const nth = kept.filter(isBefore).length
    const most = Math.min(...pair.products.map(id => pieces.get(id)?.[nth] ?? 0))
    return most > 0 ? [{ ...pair, savingCents: Math.min(pair.savingCents, most) }] : []
  })

/** Takes the pieces of all such pairs away, and answers with what each of these saves. */
function take(pieces: Pieces, { products, savingCents }: PairTerms): PairSaving[] {
  const taken: PairSaving[] = []
  while (true) {
    const saving = Math.min(savingCents, dearest(pieces, products))
    if (saving <= 0) return taken
    for (const id of products) pieces.get(id)?.shift()
    taken.push({ products, savingCents: saving, count: 1 })
  }
}

/** What the cheaper one of a pair costs, of the dearest pieces; 0 where there is no pair. */
const dearest = (pieces: Pieces, products: PairTerms['products']): number =>
  Math.min(...products.map(id => pieces.get(id)?.[0] ?? 0))

/** How many pairs of each kind its pieces made that it did not save on. */
function countMade({ lines, pairs }: OrderedPairs, terms: readonly PairTerms[]): Map<string, number> {
  const rest = piecesOf(lines)
  for (const { products, count } of pairs) for (const id of products) rest.get(id)?.splice(0, count)
  return new Map(inTurn(terms, rest).map(pair => [pair.products.join(), take(rest, pair).length]))
}

/** Those that save most first. */
function inTurn<Pair extends PairTerms>(pairs: readonly Pair[], pieces: Pieces): Pair[] {
  const most = ({ products, savingCents }: Pair) => Math.min(savingCents, dearest(pieces, products))
  return pairs.toSorted((a, b) => most(b) - most(a) || compare(a.products.join(), b.products.join()))
}

const goodsOf = (lines: readonly Piece[]) =>
  lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0)

/** Pieces that the staff give away can cost less than their pair saved. */
function noMoreThan(goodsCents: number, savings: readonly PairSaving[]): PairSaving[] {
  let left = goodsCents
  return savings.filter(({ savingCents }) => {
    const fits = savingCents <= left
    if (fits) left -= savingCents
    return fits
  })
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The same pair at the same terms is one entry. */
const joined = (savings: readonly PairSaving[]): PairSaving[] =>
  [
    ...Map.groupBy(savings, ({ products, savingCents }) => `${products.join()} ${savingCents}`).values(),
  ].flatMap(same => {
    const [first] = same
    return first ? [{ ...first, count: same.reduce((sum, { count }) => sum + count, 0) }] : []
  })
