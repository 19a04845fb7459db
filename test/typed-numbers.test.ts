import { expect, test } from 'vitest'
import { readMeasure } from '../src/contract/catalogue/measures.ts'
import { freeDelivery } from '../src/contract/delivery/delivery.ts'
import { amountsOf, deliveryAmountKinds } from '../src/contract/delivery/delivery-amounts.ts'
import { ChangeableOrder } from '../src/contract/orders/order-changes.ts'
import { TrackOrder } from '../src/contract/orders/orders.ts'
import { newArrivals } from '../src/contract/settings/home/active-parts.ts'
import { dollars } from '../src/contract/settings/money-settings.ts'
import { noPolicies } from '../src/contract/settings/policies.ts'
import { parseAmount, parseCount } from '../src/contract/typed-numbers.ts'
import { readAmount as readCsvAmount, readPieces } from '../src/server/catalogue/csv/read-values.ts'
import { clampQuantity } from '../src/web/parts/clamp-quantity.ts'
import { readListQuery } from '../src/web/parts/product-list/list-query.ts'
import { toChange, toDraft } from '../src/web/staff/change-order/change-draft.ts'
import * as collection from '../src/web/staff/collections/edit/collection-values.ts'
import { toInput } from '../src/web/staff/deals/deal-form.ts'
import { draftOfOrder, toOrder, toPreview } from '../src/web/staff/manual-order/manual-draft.ts'
import { parseRefundAmount } from '../src/web/staff/orders/details/parse-refund-amount.ts'
import { emptyValues } from '../src/web/staff/products/form/product-values.ts'
import { totalPieces } from '../src/web/staff/products/form/stock-rows.ts'
import { toProductEdit } from '../src/web/staff/products/form/to-product-edit.ts'
import { readSaving } from '../src/web/staff/products/links/typed-saving.ts'
import { priceOf } from '../src/web/staff/products/list/price-cell.tsx'
import { percentOf } from '../src/web/staff/products/list/price-dialog.tsx'
import { changedShelves } from '../src/web/staff/products/stock/shelf-changes.ts'
import * as delivery from '../src/web/staff/settings/delivery/delivery-values.ts'
import { numberOf } from '../src/web/staff/settings/form-values.ts'
import { toHome, toValues as toHomeValues } from '../src/web/staff/settings/home/home-values.ts'
import * as money from '../src/web/staff/settings/money/money-values.ts'
import * as policies from '../src/web/staff/settings/policies/policies-values.ts'
import { staffOrder } from '../test-support/contract-examples.ts'
import { staffProduct } from '../test-support/staff-product.ts'

type Reader = (typed: string) => number | null | undefined

const line = {
  ...{ lineId: 'line-1', productId: 'kurta', title: 'Kurta', image: '', quantity: 2, price: 48 },
  ...{ options: {}, offers: { colours: [], sizes: [] } },
  stock: [{ color: '', size: '', quantity: 4, own: 2 }],
}
const order = ChangeableOrder.parse({
  order: { ...staffOrder, discount: 0, discountReason: '' },
  ...{ refusal: null, lines: [line] },
})
const [changed, again] = [toDraft(order), draftOfOrder(order)]
const sum = (amount: string) => ({ amount, reason: 'Agreed' })
const moneyWith = (change: Partial<money.MoneyValues>) =>
  money.toMoney({ ...money.toValues(dollars), hasCash: true, hasTax: true, ...change })
const deliveryWith = (change: Partial<delivery.TermsValues>) => {
  const values = delivery.toValues(freeDelivery)
  return delivery.toDelivery({ ...values, ...change, elsewhere: { ...values.elsewhere, ...change } })
}
const ruleWith = (change: Partial<collection.CollectionValues>) =>
  collection.toBody({ ...collection.newCollection, isByRule: true, ...change }).rule
const dealOf = (percentOff: string) =>
  toInput({ name: '', startDate: '', endDate: '', isActive: true, percentOff }, null, 'UTC')
const policiesStart = { saved: noPolicies, timeZone: 'UTC' }

const amountFields: Record<string, Reader> = {
  'price cell': priceOf,
  'price dialog, percent': percentOf,
  'saving of a pair': readSaving,
  'product form, price': price => toProductEdit({ ...emptyValues, price }, null).edit.price,
  'product form, display price': typed =>
    toProductEdit({ ...emptyValues, displayPrice: typed }, null).edit.displayPrice,
  refund: typed => {
    const parsed = parseRefundAmount(typed, 1_000_000, 'USD')
    return 'amount' in parsed ? parsed.amount : Number.NaN
  },
  'manual order, own price': ownPrice =>
    toPreview({ ...again, lines: again.lines.map(each => ({ ...each, ownPrice })) })?.lines[0]?.price,
  'manual order, discount': typed => toOrder({ ...again, discount: sum(typed) }, 'Pakistan').discount?.amount,
  'manual order, delivery': typed => toOrder({ ...again, delivery: sum(typed) }, 'Pakistan').delivery?.charge,
  'changed order, discount': typed => toChange(order, { ...changed, discount: sum(typed) })?.discount?.amount,
  'changed order, delivery': typed => toChange(order, { ...changed, delivery: sum(typed) })?.delivery?.charge,
  'money, round to': typed => moneyWith({ roundTo: typed }).roundTo,
  'money, rate': rate => moneyWith({ rate }).cash?.rate,
  'money, round cash to': typed => moneyWith({ cashRoundTo: typed }).cash?.roundTo,
  'money, tax': typed => moneyWith({ taxPercent: typed }).tax?.percent,
  'multiply prices': numberOf,
  ...Object.fromEntries(
    deliveryAmountKinds.map((of): [string, Reader] => [
      `delivery, ${of}`,
      typed => amountsOf(deliveryWith({ [of]: typed })).find(each => each.of === of)?.amount,
    ]),
  ),
  'collection, price below': below => ruleWith({ below })?.below ?? Number.NaN,
  'price filter': typed => readListQuery(new URLSearchParams({ minPrice: typed })).minPrice ?? Number.NaN,
}

const countFields: Record<string, Reader> = {
  'stock cell': parseCount,
  'stock dialog': typed =>
    changedShelves(staffProduct({ Color: [], Size: [] }), { '["",""]': typed })[0]?.quantity,
  'product form, inventory': inventory => toProductEdit({ ...emptyValues, inventory }, null).edit.inventory,
  'product form, total': inventory => totalPieces({ ...emptyValues, inventory }) || Number.NaN,
  'deal, percent off': typed => dealOf(typed).percentOff,
  'delivery, days': typed => deliveryWith({ daysFrom: typed }).elsewhere.days?.from,
  'collection, days': days => ruleWith({ days })?.days ?? Number.NaN,
  'policies, days to exchange': typed =>
    policies.toPolicies({ ...policies.toValues(noPolicies, 'UTC'), exchangeDays: typed }, policiesStart)
      .exchangeDays,
  'home, how many': count => {
    const values = toHomeValues({ parts: [newArrivals] }, 'UTC')
    const [part] = toHome({ parts: values.parts.map(each => ({ ...each, count })) }, 'UTC').parts
    return part && 'count' in part ? part.count : undefined
  },
  // It falls back to what was there before.
  'quantity of a line': typed => {
    const quantity = clampQuantity(typed, 1, 1_000, 7)
    return quantity === 7 ? Number.NaN : quantity
  },
}

const writings: [string, number][] = [
  ['12.50', 12.5],
  ['12,50', 12.5],
  [' 12,5 ', 12.5],
  ['۱۲٫۵۰', 12.5],
  ['١٢٫٥٠', 12.5],
  ['１２．５０', 12.5],
  ['۱۲', 12],
  ['1 450', 1_450],
  ['1\u00a0450,50', 1_450.5],
  ['1\u202f450.50', 1_450.5],
  ['۱٬۴۵۰٫۵۰', 1_450.5],
  ['1.500', 1.5],
]
const noNumber = ['twelve', '1,450', '1.2.3', '1e3', '0x10', '1 45', '--1']

test.each(Object.entries(amountFields))('%s takes an amount as every other field does', (_, read) => {
  for (const [typed, amount] of writings) expect([typed, read(typed)]).toEqual([typed, amount])
  for (const typed of noNumber) expect([typed, read(typed)]).toEqual([typed, Number.NaN])
})

test.each(Object.entries(countFields))('%s takes a count as every other field does', (_, read) => {
  for (const typed of ['12', ' 12 ', '۱۲', '١٢', '１２']) expect([typed, read(typed)]).toEqual([typed, 12])
  expect(read('twelve')).toBeNaN()
})

test('thousands of pieces may stand apart', () => {
  for (const typed of ['1 450', '1\u00a0450', '1\u202f450', '۱٬۴۵۰']) expect(parseCount(typed)).toBe(1_450)
  for (const typed of ['1,450', '1.5', '-1', '+10']) expect(parseCount(typed)).toBeNaN()
  expect(parseAmount('۱٬۵۰٬۰۰۰')).toBe(150_000)
})

test('a blank field is no number', () => {
  for (const typed of ['', '  ', '\u00a0'])
    expect([parseAmount(typed), parseCount(typed)]).toEqual([null, null])
})

test('a CSV file has the digits of any script, and thousands as before', () => {
  const refusals: string[] = []
  const price = (text: string) =>
    readCsvAmount(text, { currency: 'PKR', hasDecimalCommas: false }, message => refusals.push(message))
  for (const text of ['1450.50', '1,450.50', 'Rs. ۱٬۴۵۰٫۵۰', '١٤٥٠٫٥٠', '１，４５０．５０'])
    expect([text, price(text)]).toEqual([text, 1_450.5])
  for (const text of ['12', '۱۲', '١٢', '１２'])
    expect(readPieces(text, message => refusals.push(message))).toBe(12)
  expect(refusals).toEqual([])
  price('12,50')
  expect(refusals).toHaveLength(1)
})

test('order numbers, phones and measures are typed in any digits', () => {
  expect(TrackOrder.parse({ number: '#۱۰۴۲', phone: '+۹۲ ۳۰۰ ۱۲۳۴۵۶۷' })).toEqual({
    number: 1_042,
    phone: '+92 300 1234567',
  })
  expect(readMeasure('۸۸-۹۳')).toBe('88-93')
  expect(readMeasure('٣٤٫٥')).toBe('34.5')
})
