import { labelOf } from './product-texts.ts'
import { type FilterTextName, mapFilterTexts } from './public-texts.ts'

/**
 * Filters of lists of which several values may be chosen, by their parameter of addresses and calls: what shoppers call each,
 * and the facet that has its values.
 */
export const valueFilters = {
  size: { label: 'Size', facet: 'sizes' },
  color: { label: 'Colour', facet: 'colors' },
  ...mapFilterTexts(name => ({ label: labelOf(name), facet: name })),
} as const satisfies Record<'size' | 'color' | FilterTextName, { label: string; facet: string }>

export type ValueFilter = keyof typeof valueFilters

// Object.keys forgets which keys they are.
export const valueFilterNames = Object.keys(valueFilters) as ValueFilter[]

/** Something for each of these filters, by its parameter. */
export const mapValueFilters = <T>(make: (name: ValueFilter) => T): Record<ValueFilter, T> =>
  // One entry for each name.
  Object.fromEntries(valueFilterNames.map(name => [name, make(name)])) as Record<ValueFilter, T>
