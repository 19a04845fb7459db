import type { CategoryGroup } from '../../../contract/catalogue/category-groups.ts'
import { formatMoney, toAmount } from '../../../contract/money.ts'
import type { Change } from '../../../contract/staff.ts'
import { orderTime } from '../../parts/order/order-date.ts'

/** What a change has recorded of a field. */
export type Value = NonNullable<Change['after']>[string]
/** `other` is the value on the other side of the change. */
export type Field = { label: string; toText: (value: Value, other: Value | undefined, shop: Shop) => string }

/** In which currency the amounts are, and the shop's categories where they are at hand. */
export type Shop = { currency: string; groups: readonly CategoryGroup[] }

export const text = (value: Value) => (value === null ? '' : String(value))
export const time = (value: Value) => (typeof value === 'string' ? orderTime(value) : '')
export const money = (value: Value, _other: Value | undefined, { currency }: Shop) =>
  typeof value === 'number' ? formatMoney(toAmount(value), currency) : ''
/** The label of each value. */
export const labelFrom = (labels: Record<string, string>) => (value: Value) =>
  labels[String(value)] ?? text(value)

export const yesOrNo = labelFrom({ true: 'Yes', false: 'No' })
