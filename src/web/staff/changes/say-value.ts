import { type CategoryGroup, categoryOf } from '../../../contract/catalogue/category-groups.ts'
import type { FieldWords, SaidAs } from '../../../contract/changes/record-words.ts'
import { formatMoney, toAmount } from '../../../contract/money.ts'
import { mediaIdOf } from '../../../contract/pictures.ts'
import { typePairIds, typePairs } from '../../../contract/settings/theme.ts'
import { orderTime } from '../../parts/order/order-date.ts'
import { roleNames } from '../access/role-names.ts'
import { cashText, taxText, termsText, weekdaysText, zonesText } from './delivery-text.ts'
import { deepText, partsText } from './home-text.ts'
import {
  categoryText,
  isRecord,
  linesText,
  listText,
  longText,
  measuresText,
  namedText,
  optionPricesText,
  picturesText,
  productsText,
  stockText,
  thirdOptionText,
  type Value,
} from './value-text.ts'

/** In which currency the amounts are, and the shop's categories where they are at hand. */
export type Shop = { currency: string; groups: readonly CategoryGroup[] }

/** `other` is the value on the other side of the change. */
type Say = (value: Value, other: Value | undefined, shop: Shop) => string

/** The label of a field, and how its values are said. */
export function sayField(words: FieldWords): { label: string; say: Say } {
  if (typeof words === 'string') return { label: words, say: text }
  const [label, as] = words
  return { label, say: typeof as === 'string' ? sayings[as] : value => as[String(value)] ?? text(value) }
}

const text = (value: Value) => (value === null ? '' : String(value))
const time = (value: Value) => (typeof value === 'string' ? orderTime(value) : '')

const sayings: Record<SaidAs, Say> = {
  text,
  longText,
  personal: text,
  texts: listText,
  lines: linesText,
  allTexts: deepText,
  named: namedText,
  money: (value, _, { currency }) =>
    typeof value === 'number' ? formatMoney(toAmount(value), currency) : '',
  percent: value => (value === null ? 'None' : `${text(value)}%`),
  time,
  timeOrNo: value => time(value) || 'No',
  timeOrDraft: value => time(value) || 'Draft',
  yesOrNo: value => (value === true ? 'Yes' : value === false ? 'No' : text(value)),
  category: (value, _, { groups }) => categoryText(categoryOf(groups, String(value))) || text(value),
  products: (value, other) => (Array.isArray(value) ? productsText(value, other) : text(value)),
  stock: (value, _, { currency }) => stockText(value, currency),
  optionPrices: (value, _, { currency }) => optionPricesText(value, currency),
  thirdOption: thirdOptionText,
  pictures: picturesText,
  picture: pictureText,
  pictureAddress: value => endOfId(value ?? ''),
  measures: measuresText,
  rule: (value, _, shop) => ruleText(value, shop),
  role: value => Object.entries(roleNames).find(([role]) => role === value)?.[1] ?? text(value),
  zones: (value, _, { currency }) => zonesText(value, currency),
  terms: (value, _, { currency }) => termsText(value, currency),
  weekdays: weekdaysText,
  cash: cashText,
  tax: taxText,
  homeParts: partsText,
  types: value => typePairIds.flatMap(id => (id === value ? typePairs[id].name : []))[0] ?? String(value),
}

/** "400 × 120, 4f2a": a picture of the shop's look has no name; the end of its id tells two of one size apart. */
function pictureText(value: Value): string {
  return isRecord(value) ? `${value.width} × ${value.height}, ${endOfId(value.url)}` : ''
}

const endOfId = (url: Value) => mediaIdOf(String(url))?.slice(-4) ?? ''

/** "Below $40.00, reduced by a deal": what finds the products of a collection. */
function ruleText(value: Value, { currency, groups }: Shop): string {
  if (!isRecord(value)) return 'Chosen'
  const { days, belowCents, inDeal, category, tag } = value
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
