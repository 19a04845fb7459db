import type { Facets } from '../../../contract/product-lists.ts'
import { type ListQuery, sameName } from './list-query.ts'

/** The same query in the list's own spelling, without sizes and colours that the list does not have. */
export const dropUnknownFilters = (query: ListQuery, { sizes, colors }: Facets): ListQuery => ({
  ...query,
  size: known(query.size, sizes),
  color: known(query.color, colors),
})

const known = (wanted: string[], values: { value: string }[]): string[] =>
  wanted.flatMap(name => values.find(({ value }) => sameName(value, name))?.value ?? [])
