import type { Audience } from '../../../contract/catalogue/audiences.ts'
import type { FeedCategory } from '../../api/context.ts'

/** Ids of Google's product taxonomy: traditional clothing, and dresses. */
const traditional = '5388'
const dresses = '2271'

const people: Readonly<Record<Exclude<Audience, 'nobody'>, { gender: string; age_group: string }>> = {
  women: { gender: 'female', age_group: 'adult' },
  men: { gender: 'male', age_group: 'adult' },
  adults: { gender: 'unisex', age_group: 'adult' },
  girls: { gender: 'female', age_group: 'kids' },
  boys: { gender: 'male', age_group: 'kids' },
  children: { gender: 'unisex', age_group: 'kids' },
}

/**
 * A category's audience and product type in Google's terms: the audience as the owner says it, the type of those categories
 * alone that are still the specification's. What is not known is left out.
 */
export const googleAudience = ({ code, audience, isSpecified }: FeedCategory): Record<string, string> => ({
  ...(isSpecified && { google_product_category: code === 'k-froks' ? dresses : traditional }),
  ...(audience && audience !== 'nobody' && people[audience]),
})
