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
 * Which pairs these lines save on: the one rule for carts, new orders and changed ones. A piece counts in one pair at
 * most, those that save most come first, and none saves more than its cheaper piece costs. Pairs that an order had keep
 * their terms; today's are for those that its other pieces did not make before.
 */
export function pairSavings(lines: readonly Piece[], { terms, before = [] }: Terms): PairSaving[] {
  const left = countByProduct(lines)
  const take = ({ products, savingCents }: PairTerms, most: number): PairSaving[] => {
    const count = Math.min(most, pairsIn(left, products))
    if (count <= 0) return []
    takePairs(left, { products, count })
    return [{ products, savingCents, count }]
  }
  const kept = inTurn(
    before.flatMap(({ pairs }) => pairs),
    lines,
  ).flatMap(pair => take(pair, pair.count))
  const rest = new Map(left)
  const restsBefore = before.map(restOf)
  const begun = inTurn(terms, lines).flatMap(pair => {
    const had = restsBefore.reduce((sum, pieces) => sum + pairsIn(pieces, pair.products), 0)
    return take(pair, pairsIn(rest, pair.products) - had)
  })
  return joined([...kept, ...begun])
}

/** What all of them save, in cents. */
export const savedCents = (savings: readonly PairSaving[]): number =>
  savings.reduce((sum, { savingCents, count }) => sum + savingCents * count, 0)

function countByProduct(lines: readonly Piece[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { productId, quantity } of lines) counts.set(productId, (counts.get(productId) ?? 0) + quantity)
  return counts
}

/** The pieces that are in no pair. */
function restOf({ lines, pairs }: OrderedPairs): Map<string, number> {
  const rest = countByProduct(lines)
  for (const pair of pairs) takePairs(rest, pair)
  return rest
}

function takePairs(pieces: Map<string, number>, { products, count }: Omit<PairSaving, 'savingCents'>): void {
  for (const id of products) pieces.set(id, (pieces.get(id) ?? 0) - count)
}

const pairsIn = (pieces: ReadonlyMap<string, number>, [first, second]: PairTerms['products']): number =>
  Math.min(pieces.get(first) ?? 0, pieces.get(second) ?? 0)

/** Those that save most first, each at what it saves with these prices. */
function inTurn<Pair extends PairTerms>(pairs: readonly Pair[], lines: readonly Piece[]): Pair[] {
  const cheapest = (products: PairTerms['products']) =>
    Math.min(
      ...lines.flatMap(({ productId, priceCents }) => (products.includes(productId) ? priceCents : [])),
    )
  return pairs
    .map(pair => ({ ...pair, savingCents: Math.min(pair.savingCents, cheapest(pair.products)) }))
    .filter(({ savingCents }) => savingCents > 0)
    .toSorted((a, b) => b.savingCents - a.savingCents || compare(a.products.join(), b.products.join()))
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
