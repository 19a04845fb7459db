import { mapTexts, productTexts } from '../src/contract/catalogue/product-texts.ts'
import { mapPublicTexts } from '../src/contract/catalogue/public-texts.ts'

/** Full values of what the contract's schemas describe, with every field. */

export const _id = '01936b2e-7c1a-7e5e-9b8a-3f0d2c4b5a69'
export const at = '2026-11-21T09:00:00.000Z'
export const by = { userId: _id, name: 'Sana Malik' }

export const address = { city: 'Lahore', street: 'House 12, Street 4' }
export const names = { firstName: 'Ayesha', lastName: 'Khan' }
export const identity = {
  id: _id,
  email: 'ayesha@example.com',
  username: 'ayesha.khan',
  ...names,
  userType: 'shopper',
  staffRole: null,
}

export const shelf = { color: 'Pistachio', size: 'M', quantity: 3 }
export const product = {
  _id,
  slug: 'nilofer-kurta',
  title: 'Nilofer Kurta',
  category: 'w-chickankari',
  description: 'Cotton lawn.',
  price: 48,
  displayPrice: 64,
  inventory: 3,
  stock: [shelf],
  product_images: ['/media/front/960.webp'],
  pictures: [{ url: '/media/front/960.webp', alt: 'Front', placeholder: 'data:image/webp;base64,AAAA' }],
  Color: [{ Color: 'Pistachio', img: { original: '/media/front/960.webp' }, hex: '#93c572' }],
  Material: [{ Material: 'Cotton lawn' }],
  Length: [{ Length: 'Regular' }],
  Size: [{ Size: 'M' }],
  included: ['Material', 'Length'],
  colors: [{ name: 'Pistachio', image: '/media/front/960.webp', hex: '#93c572' }],
  hasPair: true,
  deal: { percentOff: 25, endDate: at, priceThen: 40 },
  ...mapPublicTexts(name => `${productTexts[name].label} of a lawn kurta`),
  created_at: at,
  published_at: at,
  updated_at: at,
}
export const staffProduct = {
  ...product,
  status: 'published',
  publishAt: at,
  basePrice: 64,
  baseDisplayPrice: 70,
  tags: ['eid 2026'],
  ...mapTexts(() => 'nilofer-kurta'),
}
export const summary = {
  _id,
  title: 'Nilofer Kurta',
  product_images: ['/media/front/960.webp'],
  price: 48,
  displayPrice: 64,
  basePrice: 64,
}
export const chosen = { color: 'Pistachio', size: 'M', length: 'Regular', material: 'Cotton lawn' }
export const cartItem = {
  _id,
  productId: product,
  quantity: 2,
  options: chosen,
  price: 48,
  lineTotal: 96,
  available: false,
  gone: true,
}

export const shippingAddress = {
  fullName: 'Ayesha Khan',
  address: 'House 12, Street 4',
  city: 'Lahore',
  postalCode: '54000',
  country: 'Pakistan',
  phone: '0300 1234567',
}
export const item = {
  productId: { _id, title: 'Nilofer Kurta', product_images: ['/media/front/960.webp'] },
  price: 48,
  quantity: 2,
  options: chosen,
}
export const order = {
  _id,
  number: 1042,
  status: 'Shipped',
  paymentMethod: 'online',
  paymentState: 'paid',
  createdAt: at,
  totalPrice: 94.5,
  currency: 'USD',
  discount: 4,
  adjustments: [
    { kind: 'delivery' as const, amount: 2.5 },
    { kind: 'discount' as const, amount: -4 },
  ],
  cash: { amount: 27_580, currency: 'PKR', rate: 280 },
  tax: { percent: 18, number: 'NTN 1234567-8', amount: 15.03 },
  delivery: { charge: 2.5, dates: { from: '2026-11-24', until: '2026-11-26' } },
  chargedTotal: 96,
  refundedTotal: 12.5,
  refused: false,
  shippingAddress,
  userId: { _id, email: 'ayesha@example.com', emailConfirmed: true, guest: false },
  buyerNote: '',
  items: [item],
}
export const parcel = { courier: 'TCS', trackingNumber: 'TCS-77' }
export const event = { at, from: 'Processing', to: 'Shipped', by }
export const staffOrder = {
  ...order,
  adjustments: [
    { kind: 'delivery' as const, amount: 2.5, reason: 'She collects it.' },
    { kind: 'discount' as const, amount: -4, reason: 'A late parcel.' },
  ],
  discountReason: 'A late parcel.',
  deliveryReason: 'She collects it.',
  confirmation: 'confirmed',
  attempts: 1,
  source: 'web' as const,
  refused: true,
  ...parcel,
  version: 2,
  changedAt: at,
  changedByBuyer: true,
  printAgain: true,
}
export const payment = {
  _id,
  paymentIntentId: 'pi_1',
  amount: 96,
  currency: 'USD',
  captured: 96,
  refunded: 12.5,
  refundable: 83.5,
  problem: 'The card could not be charged.',
  problemCodes: ['charge_delayed'],
  refunds: [{ _id, at, by, amount: 12.5, reason: 'A seam was open.', state: 'done' }],
}
export const staffOrderDetail = {
  ...staffOrder,
  events: [event],
  calls: [{ at, by, outcome: 'no_answer', note: 'Try after six.' }],
  notes: [{ at, by, text: 'Gift.' }],
  parcels: [{ ...parcel, at, by }],
  edits: [{ at, by, before: { city: 'Lahore' }, after: { city: 'Multan' } }],
  refusal: { at, by },
  payment,
  e164: '+923001234567',
  buyer: { orders: 3, delivered: 1, refused: 1, cancelled: 1 },
  buyerMarks: { tags: ['Wholesale'], note: 'Pays at once.', block: { reason: 'Refused twice', until: at } },
  mergedInto: { _id, number: 1042 },
}

export const deal = { _id, startDate: at, endDate: at, isActive: true, percentOff: 25 }
export const staffDeal = {
  ...deal,
  name: 'Eid sale',
  products: [summary],
  results: { units: 5, revenue: 180 },
  overlaps: [{ dealId: _id, productIds: [_id] }],
}
export const change = {
  _id,
  batchId: _id,
  at,
  by,
  thing: 'product',
  subjectId: _id,
  subject: 'Nilofer Kurta',
  action: 'changed',
  before: { priceCents: 4800 },
  after: { priceCents: 5000 },
  currency: 'PKR',
  undone: true,
}
export const note = { row: 2, column: 'Price', message: 'This is no price.' }
