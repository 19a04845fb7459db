/** How many products a page shows at first, and how many more at a time. */
export const step = 24

/** How many of a list the address asks for (`?show=48`), in whole steps. */
export function readShown(search: URLSearchParams): number {
  const wanted = Number(search.get('show'))
  return Number.isFinite(wanted) ? Math.max(1, Math.ceil(wanted / step)) * step : step
}

/** The same address with one step more. */
export function moreQuery(search: URLSearchParams, shown: number): string {
  const next = new URLSearchParams(search)
  next.set('show', String(shown + step))
  return `?${next}`
}
