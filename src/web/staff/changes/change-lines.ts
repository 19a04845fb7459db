import { categoryOf } from '../../../contract/categories.ts'
import { formatDollars, toDollars } from '../../../contract/money.ts'
import type { Change } from '../../../contract/staff.ts'
import { orderTime } from '../../parts/order/order-date.ts'
import { listWords, productsWords, stockWords, zoneWords } from './value-text.ts'

/** One thing that changed, in words; '' for what was or is not there. */
export type ChangeLine = { name: string; before: string; after: string }

type Value = NonNullable<Change['after']>[string]
/** `other` is what stands on the other side of the change. */
type Field = { name: string; words: (value: Value, other: Value | undefined) => string }

const text = (value: Value) => (value === null ? '' : String(value))
const time = (value: Value) => (typeof value === 'string' ? orderTime(value) : '')
const dollars = (value: Value) => (typeof value === 'number' ? formatDollars(toDollars(value)) : '')
const count = (one: string, many: string) => (value: Value) =>
  Array.isArray(value) ? `${value.length} ${value.length === 1 ? one : many}` : ''
const oneOf = (words: Record<string, string>) => (value: Value) => words[String(value)] ?? text(value)

const confirmations = {
  not_needed: 'Not needed',
  open: 'To confirm',
  confirmed: 'Confirmed',
  wrong_number: 'Wrong number',
  no_answer: 'No answer',
  cancelled: 'Cancelled',
}

/** The fields that changes are kept by, in the order in which they are told. */
const fields: Record<string, Field> = {
  title: { name: 'Title', words: text },
  category: { name: 'Category', words: value => zoneWords(categoryOf(String(value))) || text(value) },
  status: { name: 'Status', words: text },
  priceCents: { name: 'Price', words: dollars },
  displayPriceCents: { name: 'Display price', words: dollars },
  stock: { name: 'Stock', words: stockWords },
  publishedAt: { name: 'In the shop from', words: value => time(value) || 'Draft' },
  archivedAt: { name: 'Deleted', words: value => time(value) || 'No' },
  description: { name: 'Description', words: text },
  pictures: { name: 'Pictures', words: count('picture', 'pictures') },
  colors: { name: 'Colours', words: listWords },
  sizes: { name: 'Sizes', words: listWords },
  materials: { name: 'Materials', words: listWords },
  lengths: { name: 'Lengths', words: listWords },
  included: { name: 'All come with the piece', words: listWords },
  confirmation: { name: 'Confirmation', words: oneOf(confirmations) },
  outcome: { name: 'Call', words: oneOf(confirmations) },
  attempts: { name: 'Calls made', words: text },
  note: { name: 'Note', words: text },
  courier: { name: 'Courier', words: text },
  trackingNumber: { name: 'Tracking number', words: text },
  refusedAt: { name: 'Refused at the door', words: value => time(value) || 'No' },
  startDate: { name: 'Start Date', words: time },
  endDate: { name: 'End Date', words: time },
  isActive: { name: 'Switch', words: oneOf({ true: 'Active', false: 'Inactive' }) },
  percentOff: { name: 'Percent off', words: value => (value === null ? 'None' : `${text(value)}%`) },
  products: { name: 'Products', words: productsWords },
  email: { name: 'E-mail', words: text },
  refundCents: { name: 'Refunded', words: dollars },
  reason: { name: 'Reason', words: text },
  problem: { name: 'Problem', words: text },
  userType: { name: 'Belongs to', words: oneOf({ admin: 'Staff', shopper: 'Shoppers' }) },
}

const order = Object.keys(fields)
const placeOf = (name: string) => (name in fields ? order.indexOf(name) : order.length)

/** What differs, line by line, as a merchant would say it. */
export function changeLines({ before, after }: Pick<Change, 'before' | 'after'>): ChangeLine[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(name => ({
      name: fields[name]?.name ?? name,
      before: wordsOf(name, before?.[name], after?.[name]),
      after: wordsOf(name, after?.[name], before?.[name]),
    }))
    .filter(line => line.before !== line.after)
}

function wordsOf(name: string, value: Value | undefined, other: Value | undefined): string {
  if (value === undefined) return ''
  const { words } = fields[name] ?? {}
  if (words) return words(value, other)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
