/** How many products a page shows at first, and how many more at a time. */
export const showMoreStep = 24

/** No page grows further than this: filters lead on from there. */
export const maxShown = 960

/** How many of a list the address asks for (`?show=48`), in whole steps. */
export function readShown(search: URLSearchParams): number {
  const wanted = Number(search.get('show'))
  if (!Number.isFinite(wanted)) return showMoreStep
  return Math.min(maxShown, Math.max(1, Math.ceil(wanted / showMoreStep)) * showMoreStep)
}

/** The same address with one step more. */
export function moreQuery(search: URLSearchParams, shown: number): string {
  const next = new URLSearchParams(search)
  next.set('show', String(shown + showMoreStep))
  return `?${String(next).replaceAll('%2C', ',')}`
}
