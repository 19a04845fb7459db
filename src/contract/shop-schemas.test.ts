import { expect, test } from 'vitest'
import type { z } from 'zod'
import {
  _id,
  address,
  at,
  cartItem,
  chosen,
  deal,
  event,
  identity,
  item,
  names,
  order,
  parcel,
  product,
  shelf,
  shippingAddress,
} from '../../test-support/contract-examples.ts'
import * as accounts from './accounts/accounts.ts'
import * as cart from './cart.ts'
import * as catalogue from './catalogue/catalogue.ts'
import * as deals from './catalogue/deals.ts'
import * as lists from './catalogue/product-lists.ts'
import { mapFilterTexts } from './catalogue/public-texts.ts'
import * as wishlist from './catalogue/wishlist.ts'
import * as media from './media.ts'
import * as orders from './orders/orders.ts'
import * as payments from './payments.ts'
import { Refusal } from './refusal.ts'

/** One full value of every schema, as it is sent or answered. */
const examples: [name: string, schema: z.ZodType, example: unknown][] = [
  [
    'SignUp',
    accounts.SignUp,
    {
      email: 'ayesha@example.com',
      password: 'a long password',
      ...names,
      phone: '+92 300 1234567',
      username: 'ayesha.khan',
      gender: 'female',
      address,
    },
  ],
  ['Credentials', accounts.Credentials, { email: 'ayesha@example.com', password: 'pw' }],
  ['ForgotPassword', accounts.ForgotPassword, { email: 'ayesha@example.com' }],
  ['ResetPassword', accounts.ResetPassword, { token: 'abc', password: 'a long password' }],
  ['EditUser', accounts.EditUser, { ...names, password: 'a long password' }],
  ['SessionToken', accounts.SessionToken, { token: 'abc' }],
  [
    'User',
    accounts.User,
    { ...identity, _id, phone: '0300 1234567', gender: 'other', address, emailConfirmed: false },
  ],
  [
    'AddToCart',
    cart.AddToCart,
    { productId: _id, title: 'Nilofer Kurta', price: 48, quantity: 2, options: chosen },
  ],
  ['UpdateCartLine', cart.UpdateCartLine, { quantity: 2, lineId: _id }],
  ['RemoveQuery', cart.RemoveQuery, { lineId: _id }],
  ['Cart', cart.Cart, { items: [cartItem], totalPrice: 96 }],
  ['CartCount', cart.CartCount, { count: 2 }],
  [
    'ProductEdit',
    catalogue.ProductEdit,
    {
      title: 'Nilofer Kurta',
      category: 'w-chickankari',
      description: 'Cotton lawn.',
      inventory: 3,
      stock: [{ ...shelf, seen: 4 }],
      price: 48,
      displayPrice: 64,
      product_images: ['/media/front/960.webp', 'https://elsewhere.example/a.jpg'],
      alts: { '/media/front/960.webp': 'Front' },
      Color: [{ Color: 'Pistachio', img: { original: '' }, hex: '#93C572' }],
      Material: [{ Material: 'Cotton lawn' }],
      Length: [{ Length: 'Regular' }],
      Size: [{ Size: 'M' }],
      included: ['Material', 'Length'],
      status: 'draft',
      publishAt: at,
      inventorySeen: 4,
      updated_at: at,
    },
  ],
  [
    'BrowseResult',
    lists.BrowseResult,
    {
      products: [product],
      total: 1,
      all: 2,
      facets: {
        sizes: [{ value: 'M', count: 1 }],
        colors: [{ value: 'Pistachio', count: 1, hex: '#93c572', image: '' }],
        prices: [{ min: 0, max: 49.99, count: 1 }],
        inStock: 1,
        ...mapFilterTexts(name => [{ value: name, count: 1 }]),
      },
    },
  ],
  ['SearchInput', lists.SearchInput, { query: 'kurta', page: 2, limit: 50 }],
  ['HotSelling', lists.HotSelling, [{ productId: product, sold: 7 }]],
  ['UploadedImage', media.UploadedImage, { fileUrl: '/media/front/960.webp', width: 960, height: 1200 }],
  ['OrderPage', orders.OrderPage, { orders: [order], total: 7 }],
  ['OrderDetail', orders.OrderDetail, { ...order, ...parcel, mayCancel: false, events: [event] }],
  [
    'PlaceOrder',
    orders.PlaceOrder,
    { shippingAddress, paymentMethod: 'online', expectedTotal: 96, paymentIntentId: 'pi_1' },
  ],
  [
    'TrackedOrder',
    orders.TrackedOrder,
    {
      number: 1042,
      status: 'Shipped',
      paymentMethod: 'COD',
      createdAt: at,
      totalPrice: 98.5,
      currency: 'USD',
      delivery: order.delivery,
      discount: order.discount,
      adjustments: order.adjustments,
      cash: order.cash,
      items: [item],
      city: 'Lahore',
      country: 'Pakistan',
      ...parcel,
      events: [{ at, from: null, to: 'Pending' }],
    },
  ],
  ['PayInput', payments.PayInput, { paymentMethodId: 'pm_1', shippingAddress, replaces: 'pi_1' }],
  [
    'PayResult',
    payments.PayResult,
    { requiresAction: true, clientSecret: 's', paymentIntentId: 'pi_1', heldForMs: 600_000 },
  ],
  [
    'CardSetup',
    payments.CardSetup,
    { cards: true, publishableKey: 'pk_1', scriptUrl: '/sandbox/stripe.js', testMode: true },
  ],
  ['SignedEvent', payments.SignedEvent, { payload: '{}', signature: 't=1' }],
  ['ActiveDealList', deals.ActiveDealList, { deals: [{ ...deal, products: [{ ...product, sold: 7 }] }] }],
  ['AddToWishlist', wishlist.AddToWishlist, { productIds: [_id, 'nilofer-kurta'] }],
  ['Wishlist', wishlist.Wishlist, { products: [product] }],
  [
    'Refusal',
    Refusal,
    { error: { code: 'invalid', message: 'No.', fields: { title: 'Title is required.' } } },
  ],
]

test.each(examples)('%s keeps every field of a full example', (_, schema, example) => {
  expect(schema.parse(example)).toEqual(example)
})
