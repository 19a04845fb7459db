import type { CategoryCode } from '../../../contract/categories.ts'

/** Ids of Google's product taxonomy: traditional clothing, and dresses. */
const traditional = '5388'
const dresses = '2271'

const woman = { google_product_category: traditional, gender: 'female', age_group: 'adult' }
const child = { google_product_category: traditional, gender: 'unisex', age_group: 'kids' }
const girl = { ...child, gender: 'female' }

const audiences: Record<
  CategoryCode,
  { google_product_category: string; gender: string; age_group: string }
> = {
  'w-printed-kurta': woman,
  'w-mommy-and-me': woman,
  'w-semi-formal': woman,
  'w-hand-work': woman,
  'w-chickankari': woman,
  'k-printed-kurta': child,
  'k-mommy-and-me': girl,
  'k-semi-formal': child,
  'k-hand-work': child,
  'k-froks': { ...girl, google_product_category: dresses },
}

/** A category's audience and product type in Google's terms. */
export const googleAudience = (code: CategoryCode) => audiences[code]
