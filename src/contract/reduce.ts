/** Cents less so many percent: half a cent counts as a whole one, and what cost something costs at least one. */
export const reduce = (cents: number, percentOff: number): number =>
  Math.min(cents, Math.max(1, Math.floor((cents * (100 - percentOff) + 50) / 100)))
