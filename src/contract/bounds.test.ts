import { expect, test } from 'vitest'
import type { z } from 'zod'
import { _id, address, names, shippingAddress } from '../../test-support/contract-examples.ts'
import * as accounts from './accounts/accounts.ts'
import * as cart from './cart.ts'
import * as catalogue from './catalogue/catalogue.ts'
import * as deals from './catalogue/deals.ts'
import * as lists from './catalogue/product-lists.ts'
import * as shelves from './catalogue/shelves.ts'
import * as staffCatalogue from './catalogue/staff-catalogue.ts'
import * as manyOrders from './orders/many-orders.ts'
import * as orders from './orders/orders.ts'
import * as staffOrders from './orders/staff-orders.ts'
import * as payments from './payments.ts'
import * as staff from './staff.ts'
import { Id, IdParams, Timestamp, TimeZone } from './text.ts'

const text = (length: number) => 'x'.repeat(length)
const ids = (count: number) => Array.from({ length: count }, (_, nth) => `id-${nth}`)
const email = (length: number) => `${text(64)}@${`${text(60)}.`.repeat(4)}`.slice(0, length - 3).concat('.pk')

const signUp = {
  email: 'ayesha@example.com',
  password: 'a long password',
  ...names,
  phone: '+92 300 1234567',
  username: 'ayesha.khan',
  gender: 'female',
  address,
}
const shelf = { color: '', size: '', quantity: 1 }
const product = { title: 'Nilofer Kurta', category: 'w-chickankari', price: 48 }
const priceBy = (percent: unknown) => ({ kind: 'price', percent })
const colours = (hex: string) => [{ Color: 'Red', hex }]
const notPictures = [
  '',
  '/',
  '//x.pk/a',
  'http://x.pk/a',
  'a.webp',
  'x/a',
  'javascript:0',
  '/a b',
  '/a"b',
  '/<a',
]

/** Values that a field takes and refuses, in an otherwise good value. Lengths and greatest values are in `limits.txt`. */
type Rules = [
  schema: string,
  of: z.ZodType,
  rest: object,
  fields: Record<string, [good: unknown[], bad: unknown[]]>,
]

const rules: Rules[] = [
  [
    'SignUp',
    accounts.SignUp,
    signUp,
    {
      email: [[email(254)], ['ayesha', '', null, 7]],
      password: [[text(8)], ['', undefined]],
      firstName: [['A'], ['', ' ', 'A\nB', '<b>A</b>']],
      lastName: [['K'], ['', undefined]],
      phone: [
        ['123456', '+92 (0)300-123.45/67', `+${'1'.repeat(31)}`],
        ['12345', '0300 CALL ME', '0300+1234567', '1'.repeat(32), 'x0300 1234567', '0300 1234567x', ''],
      ],
      username: [
        ['ab', text(40), 'زارا_9', 'a.b-c'],
        ['a', 'a b', 'a/b', '!ab', 'ab!', ''],
      ],
      gender: [['male', 'other'], [undefined]],
      address: [[address], [{ ...address, city: '' }, {}]],
    },
  ],
  [
    'Credentials',
    accounts.Credentials,
    { email: 'x', password: 'x' },
    { email: [['x'], [' ', null]], password: [['x'], [null]] },
  ],
  [
    'EditUser',
    accounts.EditUser,
    names,
    { firstName: [['A'], ['']], lastName: [['K'], ['']], password: [[undefined], ['']] },
  ],
  [
    'AddToCart',
    cart.AddToCart,
    { productId: _id },
    { quantity: [[1], ['2']], options: [[{ color: 'Red' }], [{ fit: 'x' }]] },
  ],
  ['UpdateCartLine', cart.UpdateCartLine, {}, { quantity: [[1], [undefined]] }],
  [
    'Browse',
    lists.BrowseQuery,
    {},
    {
      size: [['M'], ['\0']],
      minPrice: [['0'], ['-1', 'x']],
      inStock: [['0', '1'], ['']],
      limit: [['240'], ['241']],
    },
  ],
  ['Products', lists.ProductIdsQuery, {}, { ids: [[ids(50).join()], [ids(51).join(), 'a b']] }],
  [
    'Order',
    orders.PlaceOrder,
    { shippingAddress },
    {
      shippingAddress: [[{ ...shippingAddress, phone: '' }], [{ ...shippingAddress, country: '' }]],
      expectedTotal: [[0], [0.001]],
      paymentIntentId: [[`pi_${text(200)}`], ['pi_', `pi_${text(201)}`, 'pm_1', 'xpi_1', 'pi_1-2']],
    },
  ],
  [
    'Track',
    orders.TrackOrder,
    { number: '1042', phone: '0300 1234567' },
    {
      number: [
        ['1', '#123456789'],
        ['', '1234567890', '##1', '1#', 'x1', 1042],
      ],
      phone: [['123456'], ['12345', '0300 CALL ME', 'x123456', '1'.repeat(33)]],
    },
  ],
  [
    'Pay',
    payments.PayInput,
    { paymentMethodId: 'pm_1' },
    {
      paymentMethodId: [[`pm_${text(200)}`], ['pm_', `pm_${text(201)}`, 'pi_1', 'xpm_1', 'pm_1-2']],
      cvc: [[], ['123']],
    },
  ],
  [
    'Id',
    IdParams,
    {},
    {
      id: [
        ['A', '7', text(120), 'a_b-C'],
        ['', text(121), '_a', '-a', 'a b', 'a/b', 'a.b'],
      ],
    },
  ],
  [
    'Event',
    payments.SignedEvent,
    { payload: 'x', signature: '' },
    { payload: [['x'], ['']], signature: [['', text(2_000)], [text(2_001)]] },
  ],
  ['Settle', payments.SettlePayment, { how: 'close', note: 'Paid.' }, { note: [['Paid.'], ['', ' ']] }],
  ['Settle', payments.SettlePayment, { note: '' }, { how: [['retry'], ['close', 'drop']] }],
  ['Refund', payments.RefundOrder, {}, { amount: [[0.01], [0, -1, 0.001]] }],
  [
    'Deal',
    deals.DealInput,
    { startDate: '2026-11-20', endDate: '2026-11-21' },
    {
      startDate: [['2000-01-01'], ['1999-12-31', undefined]],
      endDate: [
        ['2026-11-20T00:00:01', '2100-12-31', '2026-11-20T05:00:01+05:00'],
        ['2026-11-20', '2026-11-19', '2026-11-20T05:00:00+05:00', '2101-01-01', 'soon', ''],
      ],
      percentOff: [
        [null, 1],
        [1.5, '10'],
      ],
      name: [[''], [null]],
    },
  ],
  [
    'Bulk change',
    staffCatalogue.BulkChange,
    { ids: [_id], change: { kind: 'publish' } },
    {
      change: [
        [{ kind: 'draft' }, { kind: 'delete' }, priceBy(-90), priceBy(0.5)],
        [{ kind: 'gift' }, { kind: 'price' }, priceBy(-91), priceBy(0), priceBy('10')],
      ],
    },
  ],
  [
    'Quick edit',
    staffCatalogue.QuickEdit,
    {},
    { price: [[0.01], [0, null]], stock: [[[{ ...shelf, seen: 0 }]], [[shelf]]] },
  ],
  ['Import', staffCatalogue.CsvUpload, {}, { file: [[new File([''], 'a.csv')], ['a.csv', undefined]] }],
  [
    'Orders',
    staffOrders.AllOrdersQuery,
    {},
    { from: [['2026-11-21'], ['2026-11-31', 'today']], status: [['', 'Delivered'], ['Lost']] },
  ],
  [
    'To confirm',
    staffOrders.OrdersToConfirmQuery,
    {},
    { confirmation: [['open'], ['confirmed', 'not_needed']] },
  ],
  ['Note', staffOrders.AddNote, {}, { text: [['Gift.'], ['', ' ']] }],
  [
    'Bulk status',
    manyOrders.BulkStatus,
    { ids: [_id], status: 'Shipped' },
    { trackingNumbers: [[{ a: '1' }], [{ 'a b': 'x' }]] },
  ],
  ['Print', staffOrders.OrderIdsQuery, {}, { ids: [[ids(50).join()], ['', ',', ids(51).join()]] }],
  ['Dashboard', staff.DashboardQuery, {}, { days: [['7'], ['6', '7.5']] }],
  [
    'Invitation',
    staff.Invitation,
    { ...names, email: 'a@b.pk', staffRole: 'caller' },
    { email: [[email(254)], ['sana', '']], firstName: [['A'], ['']] },
  ],
  [
    'Product',
    catalogue.ProductInput,
    product,
    {
      title: [['A'], ['']],
      description: [['', 'a\nb'], [null]],
      price: [
        [0.01, 20_000_000],
        [0, 0.001],
      ],
      displayPrice: [[null, 0], [-1]],
      product_images: [
        [['/a.webp', 'https://x.pk/a'], [` /${text(1_999)} `]],
        [[`/${text(2_000)}`], ...notPictures.map(url => [url])],
      ],
      alts: [[{ [text(2_000)]: text(400) }], [{ [text(2_001)]: '' }]],
      Color: [
        [[{ Color: 'Red', img: { original: '' }, hex: '#8A2433' }]],
        [
          [{ Color: '' }],
          [{ Color: 'Red', img: { original: 'x' } }],
          ...['8a2433', '#8a243', '#8a24333', '#8a243g', 'x#8a2433', ''].map(colours),
        ],
      ],
      Size: [[[{ Size: 'M' }]], [[{}]]],
      included: [[['Length']], [['Size']]],
      publishAt: [
        [null, '2000-01-01T00:00:00Z', '2100-12-31T00:00:00Z'],
        ['1999-12-31T00:00:00Z', '2101-01-01T00:00:00Z', '2026-11-21'],
      ],
    },
  ],
  ['Shelf', shelves.Shelf, shelf, { color: [['Red'], ['a\nb']] }],
]

test.each(
  rules.flatMap(([name, schema, rest, fields]) =>
    Object.entries(fields).map(([field, [good, bad]]) => ({ name, schema, rest, field, good, bad })),
  ),
)(
  '$name: $field is accepted within its bounds and refused beyond them',
  ({ schema, rest, field, good, bad }) => {
    const isAccepted = (value: unknown) => schema.safeParse({ ...rest, [field]: value }).success
    for (const value of good) expect([value, isAccepted(value)]).toEqual([value, true])
    for (const value of bad) expect([value, isAccepted(value)]).toEqual([value, false])
  },
)

test('a time is in UTC, and a time zone is one of the tz database or an offset', () => {
  expect(Timestamp.safeParse('2026-11-21T09:00:00.000Z').success).toBe(true)
  for (const time of ['2026-11-21', '2026-11-21T09:00:00+05:00', 'now'])
    expect([time, Timestamp.safeParse(time).success]).toEqual([time, false])
  for (const zone of ['UTC', 'Asia/Karachi', '+05:45', '-0330', '+05'])
    expect(TimeZone.parse(zone)).toBe(zone)
  for (const zone of ['', 'Lahore', '+05:17', '-05:60', text(61)])
    expect([zone, TimeZone.safeParse(zone).success]).toEqual([zone, false])
  expect(Id.parse(_id)).toBe(_id)
})

test('text is trimmed and e-mail addresses become lower case', () => {
  const body = { ...signUp, email: ' Ayesha@Example.COM ', firstName: ' Ayesha ' }
  expect(accounts.SignUp.parse(body)).toMatchObject({ email: 'ayesha@example.com', firstName: 'Ayesha' })
  expect(accounts.Credentials.parse({ email: ' Ayesha ', password: ' x ' })).toEqual({
    email: 'Ayesha',
    password: ' x ',
  })
  const invitation = { ...names, staffRole: 'caller', email: ' Sana@Shop.example ' }
  expect(staff.Invitation.parse(invitation)).toMatchObject({ email: 'sana@shop.example' })
  expect(catalogue.ImageUrl.parse(' /a.webp ')).toBe('/a.webp')
  expect(shelves.Shelf.parse({ ...shelf, color: ' Red ' })).toMatchObject({ color: 'Red' })
  expect(staffOrders.AddNote.parse({ text: ' Gift. ' })).toEqual({ text: 'Gift.' })
})

test.each([null, 'text', 7, [], { data: null }])('an order of %j is refused', payload => {
  expect(orders.PlaceOrder.safeParse(payload).success).toBe(false)
})

test.each([
  ['2026-11-20', '2026-11-20T00:00:00.000Z'],
  ['2026-11-20T09:30', '2026-11-20T09:30:00.000Z'],
  ['2026-11-20T09:30:15', '2026-11-20T09:30:15.000Z'],
  ['2026-11-20T09:30:00Z', '2026-11-20T09:30:00.000Z'],
  ['2026-11-20T09:30:00+05:00', '2026-11-20T04:30:00.000Z'],
  ['2026-11-20T09:30:00-05:00', '2026-11-20T14:30:00.000Z'],
])('a deal that starts at %s starts at %s', (written, start) => {
  const { startDate } = deals.DealInput.parse({ startDate: written, endDate: '2026-11-22' })
  expect(startDate.toISOString()).toBe(start)
})

test('a deal is active unless it says otherwise', () => {
  const dates = { startDate: '2026-11-20', endDate: '2026-11-22' }
  expect(deals.DealInput.parse(dates).isActive).toBe(true)
  expect(deals.DealInput.parse({ ...dates, isActive: false }).isActive).toBe(false)
})

test('what is wrong with two fields together is told at the field to change', () => {
  const problems = (schema: z.ZodType, value: unknown) =>
    schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join(), message])
  expect(problems(deals.DealInput, { startDate: '2026-11-22', endDate: '2026-11-20' })).toEqual([
    ['endDate', 'End date must be after start date'],
  ])
  expect(problems(payments.SettlePayment, { how: 'close' })).toEqual([
    ['note', 'Write down how it was settled.'],
  ])
})
