import { audienceNames } from '../../../contract/catalogue/audiences.ts'
import { categoryOf } from '../../../contract/catalogue/category-groups.ts'
import { orderSourceNames } from '../../../contract/orders/order-sources.ts'
import type { Change } from '../../../contract/staff.ts'
import { roleNames } from '../access/role-names.ts'
import { type Field, labelFrom, money, type Shop, text, time, type Value, yesOrNo } from './change-fields.ts'
import { ruleText } from './rule-text.ts'
import { settingFields } from './setting-fields.ts'
import {
  categoryText,
  confirmationNames,
  linesText,
  listText,
  longText,
  measuresText,
  namedText,
  picturesText,
  productsText,
  stockText,
} from './value-text.ts'

/** A changed field with its values as text; '' where it had or has none. */
export type ChangeLine = { label: string; before: string; after: string }

/** The fields of recorded changes, in the order in which they are shown. */
const fields: Record<string, Field> = {
  title: { label: 'Title', toText: text },
  name: { label: 'Name', toText: text },
  phone: { label: 'Phone', toText: text },
  ...settingFields,
  category: {
    label: 'Category',
    toText: (value, _, { groups }) => categoryText(categoryOf(groups, String(value))) || text(value),
  },
  status: { label: 'Status', toText: text },
  priceCents: { label: 'Price', toText: money },
  displayPriceCents: { label: 'Display price', toText: money },
  stock: { label: 'Stock', toText: stockText },
  publishedAt: { label: 'Available from', toText: value => time(value) || 'Draft' },
  archivedAt: { label: 'Deleted', toText: value => time(value) || 'No' },
  description: { label: 'Description', toText: text },
  pictures: { label: 'Pictures', toText: picturesText },
  colors: { label: 'Colours', toText: listText },
  sizes: { label: 'Sizes', toText: listText },
  materials: { label: 'Materials', toText: listText },
  lengths: { label: 'Lengths', toText: listText },
  tags: { label: 'Tags', toText: listText },
  included: { label: 'All included', toText: listText },
  confirmation: { label: 'Confirmation', toText: labelFrom(confirmationNames) },
  outcome: { label: 'Call', toText: labelFrom(confirmationNames) },
  attempts: { label: 'Calls made', toText: text },
  note: { label: 'Note', toText: text },
  source: { label: 'Where it came from', toText: labelFrom(orderSourceNames) },
  prices: { label: 'Prices of its own', toText: listText },
  priceReason: { label: 'Reason for the price', toText: text },
  until: { label: 'Until', toText: time },
  courier: { label: 'Courier', toText: text },
  trackingNumber: { label: 'Tracking number', toText: text },
  refusedAt: { label: 'Refused at the door', toText: value => time(value) || 'No' },
  cashNotedAt: { label: 'Cash noted', toText: value => time(value) || 'No' },
  startDate: { label: 'Start Date', toText: time },
  endDate: { label: 'End Date', toText: time },
  isActive: { label: 'Set to', toText: labelFrom({ true: 'Active', false: 'Inactive' }) },
  percentOff: { label: 'Percent off', toText: value => (value === null ? 'None' : `${text(value)}%`) },
  products: { label: 'Products', toText: productsText },
  email: { label: 'Email', toText: text },
  items: { label: 'Pieces', toText: listText },
  totalCents: { label: 'Total', toText: money },
  deliveryCents: { label: 'Delivery', toText: money },
  discountCents: { label: 'Discount', toText: money },
  shipTo: { label: 'Ships to', toText: text },
  mergedFrom: { label: 'In its parcel', toText: text },
  refundCents: { label: 'Refunded', toText: money },
  reason: { label: 'Reason', toText: text },
  problem: { label: 'Problem', toText: text },
  staffRole: { label: 'Role', toText: labelFrom(roleNames) },
  exported: { label: 'What', toText: text },
  by: { label: 'Asked for by', toText: text },
  through: { label: 'Through', toText: text },
  parent: { label: 'Group', toText: namedText },
  audience: { label: 'For', toText: labelFrom(audienceNames) },
  intro: { label: 'Words below the heading', toText: text },
  hidden: { label: 'Hidden from menus', toText: yesOrNo },
  code: { label: 'Address', toText: text },
  order: { label: 'Order', toText: listText },
  inMenu: { label: 'In the menu', toText: yesOrNo },
  rule: { label: 'Products are', toText: (value, _, shop) => ruleText(value, shop) },
  chosen: { label: 'Chosen products', toText: linesText },
  measured: { label: 'Measured', toText: labelFrom({ body: 'The body', garment: 'The garment' }) },
  unit: { label: 'Typed in', toText: labelFrom({ cm: 'Centimetres', in: 'Inches' }) },
  measurements: { label: 'Measurements', toText: listText },
  measures: { label: 'Sizes', toText: measuresText },
  notes: { label: 'Notes', toText: text },
  everywhere: { label: 'In every size guide', toText: yesOrNo },
  forCategories: { label: 'For categories', toText: linesText },
  forProducts: { label: 'For products', toText: linesText },
  slug: { label: 'Address', toText: text },
  body: { label: 'Text', toText: longText },
  purpose: { label: 'For', toText: text },
  published: { label: 'Published', toText: yesOrNo },
  linkedPair: { label: 'Pairs', toText: linesText },
  linkedLook: { label: 'Completes the look', toText: linesText },
  linkedInstead: { label: 'Offered instead', toText: linesText },
  seoTitle: { label: 'Title for search engines', toText: text },
  seoDescription: { label: 'Description for search engines', toText: text },
  sizeChart: { label: 'Size chart', toText: namedText },
  formerly: { label: 'Former addresses', toText: listText },
  mergedInto: { label: 'Merged into', toText: namedText },
  moved: {
    label: 'Moved',
    toText: (value, other) => (Array.isArray(value) ? productsText(value, other) : text(value)),
  },
  movedCategories: { label: 'Categories moved', toText: listText },
  userType: { label: 'Account', toText: labelFrom({ admin: 'Staff', shopper: 'Shoppers' }) },
}

/** Kept for undoing alone: its place among others, and what a merged category was. */
const untold = new Set(['position', 'was'])

const order = Object.keys(fields)
const positionOf = (name: string) => (name in fields ? order.indexOf(name) : order.length)

/** A line for each field that differs. */
export function changeLines({ before, after }: Pick<Change, 'before' | 'after'>, shop: Shop): ChangeLine[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .filter(name => !untold.has(name))
    .toSorted((a, b) => positionOf(a) - positionOf(b))
    .map(name => ({
      label: fields[name]?.label ?? name,
      before: fieldText(name, before?.[name], after?.[name], shop),
      after: fieldText(name, after?.[name], before?.[name], shop),
    }))
    .filter(line => line.before !== line.after)
}

function fieldText(name: string, value: Value | undefined, other: Value | undefined, shop: Shop): string {
  if (value === undefined) return ''
  const { toText } = fields[name] ?? {}
  if (toText) return toText(value, other, shop)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
