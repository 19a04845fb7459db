/** Amount to whole cents, in which the server counts. */
export const toCents = (dollars: number): number => Math.round(dollars * 100)

/** Whole cents to dollars, for answers. */
export const toAmount = (cents: number): number => cents / 100

const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** "$1,048.00" for 1048 dollars. */
export const formatDollars = (dollars: number): string => format.format(dollars)

/** A price in cents after a reduction in percent: half a cent is rounded up, and the result is at least one cent. */
export const applyPercentOff = (cents: number, percentOff: number): number =>
  Math.min(cents, Math.max(1, Math.floor((cents * (100 - percentOff) + 50) / 100)))
