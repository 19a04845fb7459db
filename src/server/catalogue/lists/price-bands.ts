/** A range of prices in cents, both ends included; null: no upper end. */
export type PriceBand = { minCents: number; maxCents: number | null }

/** How round a limit can be, in cents. */
const steps = [
  1_000_000_00, 500_000_00, 100_000_00, 50_000_00, 10_000_00, 5_000_00, 1_000_00, 500_00, 100_00, 50_00,
  20_00, 10_00, 5_00, 1_00, 50, 10, 1,
]

/**
 * Two or three bands with round limits, each holding about as many of these prices (cents); none when all cost the same.
 * The first begins at 0, the last has no end, and no band is empty.
 */
export function priceBands(prices: ArrayLike<number>): PriceBand[] {
  const sorted = Int32Array.from(prices).sort()
  const limits = limitsOf(sorted)
  if (limits.length === 0) return []
  const starts = [0, ...limits]
  return starts.map((minCents, index) => {
    const next = starts[index + 1]
    return { minCents, maxCents: next === undefined ? null : next - 1 }
  })
}

/** Where each band after the first begins: above the lowest price, at most at the highest. */
function limitsOf(sorted: Int32Array): number[] {
  const bands = bandCountFor(sorted.length)
  const quantiles = Array.from({ length: bands + 1 }, (_, band) => quantileOf(sorted, band / bands))
  const [lowest = 0, highest = 0] = [sorted[0], sorted.at(-1)]
  const limits: number[] = []
  for (let band = 1; band < bands; band++) {
    const [before = 0, here = 0, after = 0] = quantiles.slice(band - 1, band + 2)
    const least = leastStep(here)
    const limit =
      roundBetween((before + here) / 2, (here + after) / 2, { goal: here, least }) ??
      Math.round(here / least) * least
    if (limit <= highest && hasPriceIn(sorted, limits.at(-1) ?? 0, limit)) limits.push(limit)
  }
  if (limits.length > 0) return limits
  if (lowest === highest) return []
  return [roundBetween(lowest, highest, { goal: highest, least: 1 }) ?? highest]
}

/** "$60 to $65" says little beside "$65 and over": a limit is at least this round, even if bands become uneven or fewer. */
const leastStep = (cents: number) => steps.findLast(step => step >= cents / 6) ?? 1

const bandCountFor = (prices: number) => (prices < 4 ? 2 : 3)

/** The price below which this share (0 to 1) of all lies. */
const quantileOf = (sorted: Int32Array, share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

const hasPriceIn = (prices: Int32Array, from: number, below: number) =>
  prices.some(price => price >= from && price < below)

/** The roundest multiple of a step above `low` and at most `high`, near `goal`; null where there is none. In whole cents. */
function roundBetween(
  low: number,
  high: number,
  { goal, least }: Record<'goal' | 'least', number>,
): number | null {
  for (const step of steps.filter(each => each >= least && each <= high - low)) {
    const nearest = Math.round(goal / step) * step
    const limit = [nearest, nearest - step, nearest + step].find(each => each > low && each <= high)
    if (limit !== undefined) return limit
  }
  return null
}
