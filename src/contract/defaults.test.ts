import { expect, test } from 'vitest'
import type { z } from 'zod'
import { _id, shippingAddress } from '../../test-support/contract-examples.ts'
import * as cart from './cart.ts'
import * as catalogue from './catalogue/catalogue.ts'
import * as lists from './catalogue/product-lists.ts'
import * as staffCatalogue from './catalogue/staff-catalogue.ts'
import * as orders from './orders/orders.ts'
import * as staffOrders from './orders/staff-orders.ts'
import * as payments from './payments.ts'
import * as staff from './staff.ts'

/** What is filled in where a caller leaves a field out. */
const defaults: [name: string, schema: z.ZodType, given: unknown, filled: unknown][] = [
  ['AddToCart', cart.AddToCart, { productId: _id }, { productId: _id, quantity: 1, options: {} }],
  [
    'ProductInput',
    catalogue.ProductInput,
    { title: 'Kurta', category: 'k-froks', price: 48, stock: [{ quantity: 3 }] },
    {
      title: 'Kurta',
      category: 'k-froks',
      price: 48,
      description: '',
      inventory: 0,
      stock: [{ color: '', size: '', quantity: 3 }],
      product_images: [],
      Color: [],
      Material: [],
      Length: [],
      Size: [],
      included: [],
    },
  ],
  [
    'PlaceOrder',
    orders.PlaceOrder,
    { shippingAddress: { ...shippingAddress, country: undefined } },
    { shippingAddress, paymentMethod: 'COD' },
  ],
  [
    'PlaceOrder under data',
    orders.PlaceOrder,
    { data: { shippingAddress } },
    { shippingAddress, paymentMethod: 'COD' },
  ],
  ['MyOrdersQuery', orders.MyOrdersQuery, {}, { page: 1, limit: 5 }],
  ['SettlePayment', payments.SettlePayment, {}, { how: 'retry', note: '' }],
  ['RefundOrder', payments.RefundOrder, {}, { reason: '' }],
  ['CategoryQuery', lists.CategoryQuery, {}, { page: 1, limit: 100, sort: 'newest' }],
  ['BrowseQuery', lists.BrowseQuery, {}, { page: 1, limit: 24 }],
  ['SearchInput', lists.SearchInput, { query: '' }, { query: '', page: 1, limit: 24 }],
  [
    'ProductListQuery',
    staffCatalogue.ProductListQuery,
    {},
    { page: 1, limit: 10, category: '', stock: '', status: '', sort: 'newest' },
  ],
  ['ImportQuery', staffCatalogue.ImportQuery, {}, { dryRun: true, category: '' }],
  [
    'AllOrdersQuery',
    staffOrders.AllOrdersQuery,
    {},
    { page: 1, limit: 10, status: '', ready: '', sort: 'newest' },
  ],
  [
    'OrdersToConfirmQuery',
    staffOrders.OrdersToConfirmQuery,
    {},
    { page: 1, limit: 20, confirmation: 'open' },
  ],
  ['DashboardQuery', staff.DashboardQuery, {}, { days: 30 }],
  ['ChangesQuery', staff.ChangesQuery, {}, { page: 1, limit: 50, thing: '' }],
]

test.each(defaults)('%s fills in what is left out', (_, schema, given, filled) => {
  expect(schema.parse(given)).toEqual(filled)
})

/** Queries arrive as text. */
const queries: [name: string, schema: z.ZodType, text: unknown, read: unknown][] = [
  [
    'BrowseQuery',
    lists.BrowseQuery,
    {
      page: '2',
      limit: '240',
      sort: 'saving',
      category: 'w-chickankari',
      q: 'kurta',
      size: ' M, L ,,',
      color: 'Ink Blue',
      minPrice: '10',
      maxPrice: '',
      inStock: '1',
    },
    {
      page: 2,
      limit: 240,
      sort: 'saving',
      category: 'w-chickankari',
      q: 'kurta',
      size: ['M', 'L'],
      color: ['Ink Blue'],
      minPrice: 10,
      maxPrice: undefined,
      inStock: true,
    },
  ],
  ['BrowseQuery without stock', lists.BrowseQuery, { inStock: '0' }, { page: 1, limit: 24, inStock: false }],
  ['ProductIdsQuery', lists.ProductIdsQuery, { ids: ' a,,b ' }, { ids: ['a', 'b'] }],
  [
    'ProductListQuery',
    staffCatalogue.ProductListQuery,
    { q: 'kurta', category: 'k-froks', stock: 'short', status: 'scheduled', sort: 'stock-desc' },
    {
      page: 1,
      limit: 10,
      q: 'kurta',
      category: 'k-froks',
      stock: 'short',
      status: 'scheduled',
      sort: 'stock-desc',
    },
  ],
  [
    'ImportQuery',
    staffCatalogue.ImportQuery,
    { dryRun: '0', category: 'k-froks' },
    { dryRun: false, category: 'k-froks' },
  ],
  [
    'ExportOrdersQuery',
    staffOrders.ExportOrdersQuery,
    {
      status: 'Pending',
      search: '1042',
      from: '2026-11-01',
      to: '2026-11-21',
      zone: 'Asia/Karachi',
      ready: '1',
    },
    {
      status: 'Pending',
      search: '1042',
      from: '2026-11-01',
      to: '2026-11-21',
      zone: 'Asia/Karachi',
      ready: '1',
      rows: 'lines',
    },
  ],
  [
    'OrdersToConfirmQuery',
    staffOrders.OrdersToConfirmQuery,
    { confirmation: 'wrong_number' },
    { page: 1, limit: 20, confirmation: 'wrong_number' },
  ],
  ['OrderIdsQuery', staffOrders.OrderIdsQuery, { ids: 'a,,b' }, { ids: ['a', 'b'] }],
  ['DashboardQuery', staff.DashboardQuery, { days: '7' }, { days: 7 }],
  ['StaffSearchQuery', staff.StaffSearchQuery, { q: 'kurta' }, { q: 'kurta' }],
  [
    'ChangesQuery',
    staff.ChangesQuery,
    { thing: 'payment', subjectId: 'a', by: 'b' },
    { page: 1, limit: 50, thing: 'payment', subjectId: 'a', by: 'b' },
  ],
  [
    'TrackOrder',
    orders.TrackOrder,
    { number: ' #1042 ', phone: ' 0300 1234567 ' },
    { number: 1042, phone: '0300 1234567' },
  ],
]

test.each(queries)('%s is read from the text of an address', (_, schema, text, read) => {
  expect(schema.parse(text)).toEqual(read)
})
