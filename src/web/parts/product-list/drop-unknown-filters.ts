import type { Facets } from '../../../contract/catalogue/product-lists.ts'
import { mapValueFilters, valueFilters } from '../../../contract/catalogue/value-filters.ts'
import { type ListQuery, sameName } from './list-query.ts'

/** The same query without sizes, colours and the like that the list does not have, spelt as the list spells them. */
export const dropUnknownFilters = (query: ListQuery, facets: Facets): ListQuery => ({
  ...query,
  ...mapValueFilters(name => known(query[name], facets[valueFilters[name].facet])),
})

const known = (wanted: string[], values: { value: string }[]): string[] =>
  wanted.flatMap(name => values.find(({ value }) => sameName(value, name))?.value ?? [])
