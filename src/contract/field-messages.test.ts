import { expect, test } from 'vitest'
import { z } from 'zod'
import { SignUp } from './accounts/accounts.ts'
import { api } from './api.ts'
import { AddToCart } from './cart.ts'
import { ProductInput } from './catalogue/catalogue.ts'
import { DealInput } from './catalogue/deals.ts'
import { BulkChange } from './catalogue/staff-catalogue.ts'
import { labelOf, nameOf } from './field-messages.ts'
import { BulkStatus } from './orders/many-orders.ts'
import { PayInput } from './payments.ts'

const product = { title: 'Kurta', category: 'w-chickankari', price: 48 }

test.each([
  [{ ...product, price: undefined }, 'Price is required.'],
  [{ ...product, price: null }, 'Price is required.'],
  [{ ...product, price: 0 }, 'Price is required.'],
  [{ ...product, price: '48' }, 'Give the price as a number, for example 48.00.'],
  [{ ...product, price: -1 }, 'Price cannot be negative.'],
  [{ ...product, price: 20_000_000.01 }, 'Use at most 20,000,000 for the price.'],
  [{ ...product, price: 0.001 }, 'Use at most two decimals for the price.'],
  [{ ...product, title: undefined }, 'Title is required.'],
  [{ ...product, title: null }, 'Title is required.'],
  [{ ...product, title: '\u2800 ' }, 'Title is required.'],
  [{ ...product, title: 'x'.repeat(161) }, 'Use at most 160 characters for the title.'],
  [{ ...product, title: 'a\u0085b' }, 'Remove the control characters from the title.'],
  [{ ...product, title: '<b>' }, 'Write the title as plain text without HTML.'],
  [{ ...product, category: undefined }, 'Category is required.'],
  [{ ...product, category: '' }, 'Category is required.'],
  [{ ...product, description: 7 }, 'Give the description as text.'],
  [{ ...product, inventory: 1.5 }, 'Give the stock as a whole number.'],
  [{ ...product, stock: {} }, 'Give the stock as a list.'],
  [{ ...product, Color: [{ Color: '' }] }, 'Please enter a name for every color.'],
  [{ ...product, Size: [{}] }, 'Size is required.'],
  [
    { ...product, alts: { [`/${'x'.repeat(2_000)}`]: 'Front' } },
    `Remove the unknown field "/${'x'.repeat(39)}".`,
  ],
  [{ ...product, product_images: ['/a.webp', 7] }, 'Give entry 2 of the pictures as text.'],
  [{ ...product, publishAt: 'soon' }, 'Write the publishing time like 2026-11-21T09:00:00.000Z.'],
  [null, 'Send the request as a JSON object.'],
])('a product of %j is refused with "%s"', (input, message) => {
  expect(ProductInput.safeParse(input).error?.issues[0]?.message).toBe(message)
})

test('a wrong option is answered with all there are', () => {
  const { error } = ProductInput.safeParse({ ...product, status: 'hats' })
  expect(error?.issues[0]?.message).toBe('Choose draft or published for the status.')
})

test.each([
  [api.catalogue.browse.query, { size: '\0' }, 'Remove the control characters from the size.'],
  [api.catalogue.browse.query, { page: '-1' }, 'Page cannot be negative.'],
  [api.catalogue.browse.query, { limit: '241' }, 'Use at most 240 for the limit.'],
  [api.catalogue.browse.query, { limit: '0' }, 'Use at least 1 for the limit.'],
  [api.catalogue.browse.query, { maxPrice: 'much' }, 'Give the highest price as a number.'],
  [
    api.staff.changes.query,
    { thing: 'hat' },
    /^Choose product, order, .* or settings for the kind of change\.$/,
  ],
  [api.orders.all.query, { from: 'today' }, 'Write the first day like 2026-11-21.'],
  [AddToCart, {}, 'Product id is required.'],
  [AddToCart, { productId: 'a b' }, 'Use an id of this shop for the product id.'],
  [AddToCart, { productId: 'a', quantity: 1_001 }, 'Use at most 1,000 for the quantity.'],
  [AddToCart, { productId: 'a', options: { fit: 'slim' } }, 'Remove the unknown field "fit".'],
  [PayInput, { paymentMethodId: 'pm_1', number: '4242' }, 'Remove the unknown field "number".'],
  [BulkChange, { ids: ['a'], change: {} }, 'Choose publish, draft, delete, price or tag for the kind.'],
  [BulkStatus, { ids: ['a'], status: 'Lost' }, /^Choose Pending, .* or Cancelled for the status\.$/],
  [DealInput, { endDate: '2026-11-21' }, 'Start date is required'],
  [DealInput, { startDate: 'soon', endDate: '2026-11-21' }, 'Write the start date like 2026-11-21T09:00.'],
  [SignUp.pick({ firstName: true }), { firstName: 7 }, 'Enter your first name.'],
  [
    SignUp.pick({ email: true }),
    { email: 'x'.repeat(255) },
    'Use at most 254 characters for the email address.',
  ],
])('%# a wrong value is named by its field and says what is right', (schema, input, message) => {
  const issue = schema.safeParse(input).error?.issues[0]
  if (typeof message === 'string') expect(issue?.message).toBe(message)
  else expect(issue?.message).toMatch(message)
})

test('what a caller wrote as a key is no name of a field', () => {
  expect(labelOf(['trackingNumbers', '01936b2e-7c1a', 0])).toBe('Tracking numbers')
  expect(labelOf([])).toBe('Request')
})

test.each([
  ['email', 'Email address'],
  ['q', 'Search text'],
  ['query', 'Search text'],
  ['search', 'Search text'],
  ['Color', 'Colour'],
  ['color', 'Colour'],
  ['hex', 'Colour code'],
  ['img', 'Picture'],
  ['original', 'Picture'],
  ['product_images', 'Pictures'],
  ['alts', 'Picture descriptions'],
  ['inventory', 'Stock'],
  ['seen', 'Stock seen before'],
  ['inventorySeen', 'Stock seen before'],
  ['publishAt', 'Publishing time'],
  ['updated_at', 'Time of the last change'],
  ['minPrice', 'Lowest price'],
  ['maxPrice', 'Highest price'],
  ['expectedTotal', 'Total shown to the buyer'],
  ['percent', 'Percentage'],
  ['percentOff', 'Percentage off'],
  ['isActive', 'Active state'],
  ['included', 'Included attributes'],
  ['from', 'First day'],
  ['to', 'Last day'],
  ['zone', 'Time zone'],
  ['offset', 'Time zone offset'],
  ['ready', 'Filter for ready orders'],
  ['inStock', 'Filter for stock'],
  ['how', 'Way to settle'],
  ['thing', 'Kind of change'],
  ['by', 'Member of staff'],
  ['paymentMethodId', 'Payment method'],
  ['paymentIntentId', 'Payment'],
  ['replaces', 'Replaced payment'],
  ['number', 'Order number'],
  ['firstName', 'First name'],
  ['tracking_number', 'Tracking number'],
])('the field %s is called "%s"', (field, label) => {
  expect(labelOf(['body', field])).toBe(label)
})

test('a value inside a list is named by its place', () => {
  expect(nameOf(['product_images', 1])).toBe('entry 2 of the pictures')
  expect(labelOf(['product_images', 0])).toBe('Entry 1 of the pictures')
  expect(nameOf(['stock', 0, 'quantity'])).toBe('the quantity')
  expect(nameOf()).toBe('the request')
})

test('a key that is too long or holds other signs than letters is no name of a field', () => {
  expect(labelOf(['alts', 'x'.repeat(41)])).toBe('Picture descriptions')
  expect(labelOf(['alts', 'a-b'])).toBe('Picture descriptions')
  expect(labelOf([7])).toBe('Request')
})

test('a bound is named with its unit, in the singular for one', () => {
  const message = (schema: z.ZodType, value: unknown) =>
    z.object({ size: schema }).safeParse({ size: value }).error?.issues[0]?.message
  expect(message(z.string().min(1), '')).toBe('Use at least 1 character for the size.')
  expect(message(z.string().max(1_000), 'x'.repeat(1_001))).toBe('Use at most 1,000 characters for the size.')
  expect(message(z.array(z.string()).max(1), ['', ''])).toBe('Use at most 1 entry for the size.')
  expect(message(z.array(z.string()).min(2), [''])).toBe('Use at least 2 entries for the size.')
  expect(message(z.number().min(0), -1)).toBe('Size cannot be negative.')
  expect(message(z.string().min(0).max(0), 'x')).toBe('Use at most 0 characters for the size.')
  expect(message(z.number().min(2), 1)).toBe('Use at least 2 for the size.')
  expect(message(z.boolean(), 7)).toBe('Give the size as true or false.')
  expect(message(z.record(z.string(), z.string()), 7)).toBe('Give the size as a JSON object.')
  expect(message(z.object({}), 7)).toBe('Give the size as a JSON object.')
  expect(message(z.date(), 7)).toBe('Give the size in the form the API document shows.')
  expect(message(z.iso.date(), 'x')).toBe('Write the size like 2026-11-21.')
  expect(message(z.url(), 'x')).toBe('Check the size: the shop cannot use it as it is.')
  expect(message(z.union([z.string(), z.number()]), true)).toBe(
    'Check the size: the shop cannot use it as it is.',
  )
  expect(message(z.enum(['', 'a', 'b', 'c']), 'x')).toBe('Choose a, b or c for the size.')
  expect(message(z.number(), null)).toBe('Size is required.')
})
