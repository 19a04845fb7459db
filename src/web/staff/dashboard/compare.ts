const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 })

/** "25%" */
export const percentOf = (part: number, whole: number): string =>
  percent.format(whole === 0 ? 0 : part / whole)

/** "12% more than in the 30 days before" */
export function compared(now: number, before: number, days: number): string {
  const span = `the ${days} days before`
  if (before === 0) return now === 0 ? `as in ${span}` : `none in ${span}`
  const change = now / before - 1
  const size = percent.format(Math.abs(change))
  if (size === percent.format(0)) return `as much as in ${span}`
  return `${size} ${change > 0 ? 'more' : 'less'} than in ${span}`
}
