const filterParams = ['sort', 'size', 'color', 'price', 'minPrice', 'maxPrice', 'inStock', 'q']

/** Whether an address shows a list in somebody's own way: such views are for people, not for search engines. */
export function hasFilters(search: string): boolean {
  const chosen = new URLSearchParams(search)
  return filterParams.some(name => chosen.get(name))
}
