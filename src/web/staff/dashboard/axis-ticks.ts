/** The marks of an axis: round whole numbers from 0 up to at least `max`, at most five. */
export function axisTicks(max: number): number[] {
  const step = roundStep(Math.max(max, 1) / 4)
  const count = Math.max(1, Math.ceil(max / step))
  return Array.from({ length: count + 1 }, (_, at) => at * step)
}

/** The first of 1, 2, 5, 10, 20, 50, … that is at least `min`. */
function roundStep(min: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(min)))
  return power * ([1, 2, 5].find(factor => factor * power >= min) ?? 10)
}
