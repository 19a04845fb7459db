import { expect, test } from 'vitest'
import type { z } from 'zod'
import { email, ids, testBounds, text } from '../../test-support/bounds.ts'
import { _id, names } from '../../test-support/contract-examples.ts'
import * as deals from './catalogue/deals.ts'
import * as staffCatalogue from './catalogue/staff-catalogue.ts'
import * as manyOrders from './orders/many-orders.ts'
import * as staffOrders from './orders/staff-orders.ts'
import * as payments from './payments.ts'
import * as staff from './staff.ts'

const deal = { startDate: '2026-11-20', endDate: '2026-11-21' }
const shelf = { color: '', size: '', quantity: 1 }
const bulk = { ids: [_id], change: { kind: 'publish' } }
const bulkStatus = { ids: [_id], status: 'Shipped' }
const priceBy = (percent: unknown) => ({ kind: 'price', percent })

testBounds([
  ['Event', 'payload', payments.SignedEvent, { signature: '' }, ['x'], ['']],
  ['Event', 'signature', payments.SignedEvent, { payload: 'x' }, ['', text(2_000)], [text(2_001)]],
  [
    'Settle',
    'note',
    payments.SettlePayment,
    { how: 'close' },
    ['Paid.', text(2_000)],
    ['', ' ', text(2_001)],
  ],
  ['Settle', 'how', payments.SettlePayment, { note: '' }, ['retry'], ['close', 'drop']],
  ['Refund', 'amount', payments.RefundOrder, {}, [0.01, 1e9], [0, -1, 1e9 + 1, 0.001]],
  ['Refund', 'reason', payments.RefundOrder, {}, [text(500)], [text(501)]],
  [
    'Deal',
    'endDate',
    deals.DealInput,
    deal,
    ['2026-11-20T00:00:01', '2100-12-31', '2026-11-20T05:00:01+05:00'],
    ['2026-11-20', '2026-11-19', '2026-11-20T05:00:00+05:00', '2101-01-01', 'soon', ''],
  ],
  ['Deal', 'startDate', deals.DealInput, deal, ['2000-01-01'], ['1999-12-31', undefined]],
  ['Deal', 'percentOff', deals.DealInput, deal, [null, 1, 90], [0, 91, 1.5, '10']],
  ['Deal', 'name', deals.DealInput, deal, ['', text(60)], [text(61), null]],
  ['Deal', 'products', deals.DealInput, deal, [[], ids(500)], [ids(501)]],
  ['Products', 'q', staffCatalogue.ProductListQuery, {}, [text(200)], [text(201)]],
  ['Products', 'stock', staffCatalogue.ProductListQuery, {}, ['', 'in', 'low', 'short', 'out'], ['none']],
  ['Products', 'status', staffCatalogue.ProductListQuery, {}, ['', 'draft', 'published'], ['gone']],
  [
    'Products',
    'sort',
    staffCatalogue.ProductListQuery,
    {},
    ['oldest', 'title', 'price-asc', 'price-desc', 'stock-asc'],
    [''],
  ],
  ['Bulk', 'ids', staffCatalogue.BulkChange, bulk, [ids(500)], [[], ids(501)]],
  [
    'Bulk',
    'change',
    staffCatalogue.BulkChange,
    bulk,
    [{ kind: 'draft' }, { kind: 'delete' }, priceBy(-90), priceBy(300), priceBy(0.5)],
    [{ kind: 'gift' }, { kind: 'price' }, priceBy(-91), priceBy(301), priceBy(0), priceBy('10')],
  ],
  ['Quick edit', 'price', staffCatalogue.QuickEdit, {}, [0.01], [0, null]],
  [
    'Quick edit',
    'stock',
    staffCatalogue.QuickEdit,
    {},
    [Array.from({ length: 2_500 }, () => ({ ...shelf, seen: 0 }))],
    [[shelf], Array.from({ length: 2_501 }, () => ({ ...shelf, seen: 0 }))],
  ],
  ['Import', 'dryRun', staffCatalogue.ImportQuery, {}, ['0', '1'], ['2', '']],
  ['Import', 'file', staffCatalogue.CsvUpload, {}, [new File([''], 'a.csv')], ['a.csv', undefined]],
  ['Orders', 'status', staffOrders.AllOrdersQuery, {}, ['', 'Delivered', 'Cancelled'], ['Lost']],
  ['Orders', 'search', staffOrders.AllOrdersQuery, {}, [text(200)], [text(201)]],
  ['Orders', 'from', staffOrders.AllOrdersQuery, {}, ['2026-11-21'], ['2026-11-31', 'today']],
  ['Orders', 'ready', staffOrders.AllOrdersQuery, {}, ['', '0', '1'], ['2']],
  ['Orders', 'sort', staffOrders.AllOrdersQuery, {}, ['newest', 'oldest'], ['']],
  ['To confirm', 'confirmation', staffOrders.OrdersToConfirmQuery, {}, ['open'], ['confirmed', 'not_needed']],
  ['Note', 'text', staffOrders.AddNote, {}, [text(2_000)], ['', ' ', text(2_001)]],
  [
    'Call',
    'outcome',
    staffOrders.RecordCall,
    {},
    ['confirmed', 'no_answer', 'wrong_number', 'cancelled'],
    ['busy', ''],
  ],
  ['Call', 'note', staffOrders.RecordCall, { outcome: 'confirmed' }, ['', text(2_000)], [text(2_001)]],
  ['Parcel', 'trackingNumber', staffOrders.Parcel, { courier: '' }, ['', text(80)], [text(81)]],
  ['Parcel', 'courier', staffOrders.Parcel, { trackingNumber: '' }, ['', text(80)], [text(81)]],
  ['Bulk status', 'ids', manyOrders.BulkStatus, bulkStatus, [ids(100)], [[], ids(101)]],
  ['Bulk status', 'courier', manyOrders.BulkStatus, bulkStatus, [text(80)], [text(81)]],
  [
    'Bulk status',
    'trackingNumbers',
    manyOrders.BulkStatus,
    bulkStatus,
    [{ a: text(80) }],
    [{ a: text(81) }, { 'a b': 'x' }],
  ],
  ['Status', 'courier', staffOrders.UpdateStatus, { status: 'Shipped' }, [text(80)], [text(81)]],
  ['Status', 'trackingNumber', staffOrders.UpdateStatus, { status: 'Shipped' }, [text(80)], [text(81)]],
  ['Print', 'ids', staffOrders.OrderIdsQuery, {}, [ids(50).join()], ['', ',', ids(51).join()]],
  ['Dashboard', 'days', staff.DashboardQuery, {}, ['7', '365'], ['6', '366', '7.5']],
  ['Find', 'q', staff.StaffSearchQuery, {}, ['', text(100)], [text(101)]],
  ['Changes', 'thing', staff.ChangesQuery, {}, ['', 'order', 'deal', 'staff'], ['hat']],
  ['Role', 'staffRole', staff.RoleChange, {}, ['owner', 'packer'], ['', 'admin', null]],
  [
    'Invitation',
    'email',
    staff.Invitation,
    { ...names, staffRole: 'caller' },
    [email(254)],
    [email(255), 'sana', ''],
  ],
  [
    'Invitation',
    'firstName',
    staff.Invitation,
    { email: 'a@b.pk', lastName: 'x', staffRole: 'caller' },
    [text(80)],
    ['', text(81)],
  ],
  [
    'Invitation',
    'lastName',
    staff.Invitation,
    { email: 'a@b.pk', firstName: 'x', staffRole: 'caller' },
    [text(80)],
    ['', text(81)],
  ],
])

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
