import { expect, test } from 'vitest'
import type { z } from 'zod'
import {
  _id,
  at,
  change,
  identity,
  note,
  parcel,
  shelf,
  staffDeal,
  staffOrder,
  staffOrderDetail,
  staffProduct,
} from '../../test-support/contract-examples.ts'
import * as deals from './catalogue/deals.ts'
import * as staffCatalogue from './catalogue/staff-catalogue.ts'
import * as manyOrders from './orders/many-orders.ts'
import * as staffOrders from './orders/staff-orders.ts'
import * as payments from './payments.ts'
import * as staff from './staff.ts'

/** One full value of every schema, as it is sent or answered. */
const examples: [name: string, schema: z.ZodType, example: unknown][] = [
  [
    'UnsettledPage',
    payments.UnsettledPage,
    {
      payments: [
        {
          _id,
          paymentIntentId: 'pi_1',
          amount: 96,
          currency: 'USD',
          captured: 96,
          refunded: 12.5,
          state: 'failed',
          problem: 'The card could not be charged.',
          problemCodes: ['charge_delayed'],
          since: at,
          nextTryAt: at,
          buyer: { _id, name: 'Ayesha Khan', email: 'ayesha@example.com' },
          order: { _id, number: 1042 },
        },
      ],
      total: 7,
    },
  ],
  ['SettlePayment', payments.SettlePayment, { how: 'close', note: 'Paid in cash.' }],
  [
    'SettleResult',
    payments.SettleResult,
    { settled: false, problem: 'The card could not be charged.', problemCodes: ['charge_delayed'] },
  ],
  ['OrderEarnings', staffOrders.OrderEarnings, { earned: 96, cost: 40.5, currency: 'USD' }],
  ['RefundOrder', payments.RefundOrder, { amount: 12.5, reason: 'A seam was open.' }],
  ['DealProducts', deals.DealProducts, { productIds: [_id] }],
  ['DealList', deals.DealList, { deals: [staffDeal] }],
  ['ChangedDeal', deals.ChangedDeal, { ...staffDeal, changeId: _id }],
  ['DeletedDeal', deals.DeletedDeal, { success: true, changeId: _id }],
  [
    'StaffProduct list',
    staffCatalogue.ProductPage,
    { products: [staffProduct], totalProducts: 7, lowStock: 3 },
  ],
  ['BulkChange', staffCatalogue.BulkChange, { ids: [_id], change: { kind: 'price', percent: -10 } }],
  ['BulkChangeResult', staffCatalogue.BulkChangeResult, { changed: 7, changeId: _id }],
  ['EditedProduct', staffCatalogue.EditedProduct, { ...staffProduct, changeId: _id }],
  ['RemovedProduct', staffCatalogue.RemovedProduct, { success: true, changeId: _id }],
  ['UndoResult', staffCatalogue.UndoResult, { undone: 7, left: 2, purged: 3 }],
  [
    'QuickEdit',
    staffCatalogue.QuickEdit,
    {
      price: 48,
      displayPrice: 64,
      stock: [{ ...shelf, seen: 4 }],
      stockReason: 'bought',
      stockNote: 'Gul Textiles, bill 7',
    },
  ],
  [
    'ImportReport',
    staffCatalogue.ImportReport,
    {
      format: 'shopify',
      rows: 7,
      created: 2,
      updated: 3,
      unchanged: 2,
      errors: [note],
      warnings: [note],
      stock: [{ row: 2, title: 'Nilofer Kurta', color: '', size: 'M', before: 3, after: 5 }],
      done: true,
      changeId: _id,
    },
  ],
  [
    'StaffOrderPage',
    staffOrders.StaffOrderPage,
    {
      orders: [staffOrder],
      total: 7,
      counts: { Pending: 1, Processing: 2, Shipped: 3, Delivered: 4, Cancelled: 5, Returned: 6, all: 21 },
    },
  ],
  ['OrdersToConfirm', staffOrders.OrdersToConfirm, { orders: [staffOrderDetail], total: 7 }],
  ['AddNote', staffOrders.AddNote, { text: 'Gift.' }],
  ['RecordCall', staffOrders.RecordCall, { outcome: 'cancelled', note: 'Ordered twice.' }],
  [
    'BulkStatus',
    manyOrders.BulkStatus,
    { ids: [_id], status: 'Shipped', courier: 'TCS', trackingNumbers: { [_id]: 'TCS-77' } },
  ],
  [
    'BulkStatusResult',
    manyOrders.BulkStatusResult,
    { moved: [_id], refused: [{ id: _id, message: 'It is Pending.' }] },
  ],
  ['UpdateStatus', manyOrders.UpdateStatus, { status: 'Shipped', ...parcel }],
  [
    'OrderEvent',
    staffOrders.OrderEvent,
    { kind: 'order_changed', orderId: _id, number: 1042, status: 'Shipped' },
  ],
  [
    'Dashboard',
    staff.Dashboard,
    {
      toConfirm: 1,
      wrongNumber: 2,
      toPack: 3,
      toShip: 4,
      onTheWay: 5,
      unsettledPayments: 6,
      soldOut: [
        { _id, title: 'Nilofer Kurta', picture: '', units: 7, shelves: [{ color: 'Rose', size: 'M' }] },
      ],
      money: { placed: 96, confirmed: 48, delivered: 0, refused: 0, paid: 0 },
      profit: { earned: 96, cost: 40, orders: 2, leftOut: 1 },
      before: { orders: 1, revenue: 48 },
      refusedByCity: [{ city: 'Lahore', parcels: 6, refused: 2 }],
      lowStockTotal: 7,
      days: [{ day: '2026-11-21', orders: 2, revenue: 96 }],
      bestSellers: [{ _id, title: 'Nilofer Kurta', picture: '', units: 7, revenue: 336 }],
      revenueSince: at,
    },
  ],
  [
    'StaffSearchResult',
    staff.StaffSearchResult,
    {
      orders: [{ _id, number: 1042, name: 'Ayesha Khan', status: 'Shipped', total: 96, currency: 'USD' }],
      products: [{ _id, title: 'Nilofer Kurta', picture: '', price: 48 }],
      customers: [
        {
          _id,
          isNumber: true,
          name: 'Ayesha Khan',
          email: 'ayesha@example.com',
          phone: '0300 1234567',
          orders: 2,
          guest: false,
        },
      ],
    },
  ],
  ['ChangePage', staff.ChangePage, { changes: [change], total: 7 }],
  [
    'StaffMemberList',
    staff.StaffMemberList,
    { members: [{ ...identity, userType: 'admin', staffRole: 'caller', invited: true, lastSeen: at }] },
  ],
  [
    'Invited',
    staff.Invited,
    {
      members: [],
      link: 'https://shop.example/reset-password?token=a&invited=1',
      isMember: false,
      isMailed: false,
    },
  ],
  [
    'Invitation',
    staff.Invitation,
    { email: 'sana@shop.example', firstName: 'Sana', lastName: 'Malik', staffRole: 'packer' },
  ],
  ['RoleChange', staff.RoleChange, { staffRole: 'manager' }],
]

test.each(examples)('%s keeps every field of a full example', (_, schema, example) => {
  expect(schema.parse(example)).toEqual(example)
})
