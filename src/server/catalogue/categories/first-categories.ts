import type { Audience } from '../../../contract/catalogue/audiences.ts'
import type { CategoryRow } from './categories.ts'

type First = [code: string, name: string, parent?: string]

/** The specification's ten categories, which a shop has until its owner changes them. */
const first: First[] = [
  ['women', 'Women'],
  ['w-printed-kurta', 'Printed Kurta', 'women'],
  ['w-mommy-and-me', 'Mommy & Me', 'women'],
  ['w-semi-formal', 'Semi Formal', 'women'],
  ['w-hand-work', 'Hand Work', 'women'],
  ['w-chickankari', 'Chikankari', 'women'],
  ['kids', 'Kids'],
  ['k-printed-kurta', 'Printed Kurta', 'kids'],
  ['k-mommy-and-me', 'Mommy & Me', 'kids'],
  ['k-semi-formal', 'Semi Formal', 'kids'],
  ['k-hand-work', 'Hand Work', 'kids'],
  ['k-froks', 'Frocks', 'kids'],
]

/** For whom they are; a category without an entry is for whom its group is. */
const audiences: Readonly<Record<string, Audience>> = {
  women: 'women',
  kids: 'children',
  'k-mommy-and-me': 'girls',
  'k-froks': 'girls',
}

export const firstCategories: readonly CategoryRow[] = first.map(([code, name, parent = null]) => ({
  code,
  name,
  parent,
  intro: null,
  picture: '',
  audience: audiences[code] ?? '',
  hidden: false,
  version: 1,
}))
