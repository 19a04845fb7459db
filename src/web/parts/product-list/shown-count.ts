/** How many products a page shows at first, and how many more at a time. */
export const step = 24

/** No page grows further than this: filters lead on from there. */
export const most = 960

/** How many of a list the address asks for (`?show=48`), in whole steps. */
export function readShown(search: URLSearchParams): number {
  const wanted = Number(search.get('show'))
  if (!Number.isFinite(wanted)) return step
  return Math.min(most, Math.max(1, Math.ceil(wanted / step)) * step)
}

/** The same address with one step more. */
export function moreQuery(search: URLSearchParams, shown: number): string {
  const next = new URLSearchParams(search)
  next.set('show', String(shown + step))
  return `?${String(next).replaceAll('%2C', ',')}`
}
