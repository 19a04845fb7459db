import { type CategoryGroup, categoryOf } from '../../../contract/catalogue/category-groups.ts'
import type { StaffCollection } from '../../../contract/catalogue/collections.ts'
import { formatMoney } from '../../../contract/money.ts'

type Rule = NonNullable<StaffCollection['rule']>
type Shop = { currency: string; groups: readonly CategoryGroup[] }

/** "Women, Chikankari; below $40.00; reduced by a deal": which products a rule finds. */
export function ruleSentence(
  { days, below, inDeal, category, tag }: Rule,
  { currency, groups }: Shop,
): string {
  const found = categoryOf(groups, category ?? '')
  const group = groups.find(({ code }) => code === category)
  const parts = [
    found ? `${found.group.name}, ${found.name}` : (group?.name ?? category),
    days === null ? null : days === 1 ? 'listed in the last day' : `listed in the last ${days} days`,
    below === null ? null : `below ${formatMoney(below, currency)}`,
    tag === null ? null : `with the tag ${tag}`,
    inDeal ? 'reduced by a deal' : null,
  ]
  const sentence = parts.filter(Boolean).join('; ')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
