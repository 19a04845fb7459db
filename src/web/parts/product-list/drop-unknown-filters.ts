import type { Facets } from '../../../contract/catalogue/product-lists.ts'
import { type ListQuery, sameName } from './list-query.ts'

/** The same query without sizes and colours the list does not have, spelt as the list spells them. */
export const dropUnknownFilters = (query: ListQuery, { sizes, colors }: Facets): ListQuery => ({
  ...query,
  size: known(query.size, sizes),
  color: known(query.color, colors),
})

const known = (wanted: string[], values: { value: string }[]): string[] =>
  wanted.flatMap(name => values.find(({ value }) => sameName(value, name))?.value ?? [])
