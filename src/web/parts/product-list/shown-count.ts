/** How many products a page shows at first, and adds at a time. */
export const showMoreStep = 24

/** A page never shows more; filters lead further. */
export const maxShown = 960

/** How many products the address asks for (`?show=48`), in whole steps. */
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
