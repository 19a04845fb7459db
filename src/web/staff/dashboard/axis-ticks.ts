/** Round whole numbers from 0 up to at least `max`, four or five of them where there is room: what an axis is marked with. */
export function axisTicks(max: number): number[] {
  const step = roundStep(Math.max(max, 1) / 4)
  const count = Math.max(1, Math.ceil(max / step))
  return Array.from({ length: count + 1 }, (_, at) => at * step)
}

/** The next of 1, 2, 5, 10, 20, 50, … that is at least `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)))
  return power * ([1, 2, 5].find(factor => factor * power >= least) ?? 10)
}
