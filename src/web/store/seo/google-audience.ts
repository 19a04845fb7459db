import type { PlacedCategory } from '../../../contract/category-groups.ts'

/** Ids of Google's product taxonomy: traditional clothing, and dresses. */
const traditional = '5388'
const dresses = '2271'

const woman = { google_product_category: traditional, gender: 'female', age_group: 'adult' }
const child = { google_product_category: traditional, gender: 'unisex', age_group: 'kids' }
const girl = { ...child, gender: 'female' }

type Audience = { google_product_category: string; gender: string; age_group: string }

/** By the codes of the specification's groups and of those categories in them that differ. */
const audiences: Readonly<Record<string, Audience>> = {
  women: woman,
  kids: child,
  'k-mommy-and-me': girl,
  'k-froks': { ...girl, google_product_category: dresses },
}

/** A category's audience and product type in Google's terms, where they are known. */
export const googleAudience = ({ code, group }: PlacedCategory): Partial<Audience> =>
  audiences[code] ?? audiences[group.code] ?? {}
