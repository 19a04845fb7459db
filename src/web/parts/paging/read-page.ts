/** The greatest page number the API takes. */
const maxPage = 1_000_000

/** The page an address asks for with `?page=2`; the first where it makes no sense. */
export function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page'))
  return Number.isNaN(page) ? 1 : Math.min(maxPage, Math.max(1, Math.floor(page)))
}

/** How many pages a list fills; an empty one still has its first. */
export const countPages = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize))
