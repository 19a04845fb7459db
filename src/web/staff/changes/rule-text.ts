import { type CategoryGroup, categoryOf } from '../../../contract/catalogue/category-groups.ts'
import { formatMoney, toAmount } from '../../../contract/money.ts'
import type { Change } from '../../../contract/staff.ts'
import { categoryText } from './value-text.ts'

type Value = NonNullable<Change['after']>[string]
type Shop = { currency: string; groups: readonly CategoryGroup[] }

/** "Below $40.00, reduced by a deal": what finds the products of a collection. */
export function ruleText(value: Value, { currency, groups }: Shop): string {
  if (typeof value !== 'object' || value === null) return 'Chosen'
  const { days, belowCents, inDeal, category, tag } = value as Record<string, Value>
  const group = groups.find(({ code }) => code === category)?.name
  const parts = [
    typeof days === 'number' ? `Listed in the last ${days} days` : '',
    typeof belowCents === 'number' ? `Below ${formatMoney(toAmount(belowCents), currency)}` : '',
    typeof tag === 'string' ? `With the tag ${tag}` : '',
    inDeal === true ? 'Reduced by a deal' : '',
    group ?? (typeof category === 'string' ? categoryText(categoryOf(groups, category)) || category : ''),
  ]
  return parts.filter(Boolean).join(', ')
}
