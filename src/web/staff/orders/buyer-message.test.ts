import { expect, test } from 'vitest'
import { buyerChatUrl, buyerMessage } from './buyer-message.ts'

const order: Parameters<typeof buyerMessage>[0] = {
  number: 1042,
  status: 'Pending',
  refused: false,
  paymentMethod: 'COD',
  confirmation: 'open',
  totalPrice: 96,
  currency: 'USD',
  cash: null,
  shippingAddress: {
    fullName: 'Ayesha Khan',
    address: 'House 12, Street 4',
    city: 'Lahore',
    postalCode: '54000',
    country: 'Pakistan',
  },
  items: [
    {
      productId: { _id: 'p', title: 'Nilofer Kurta', product_images: [] },
      price: 48,
      quantity: 2,
      options: { color: 'Pistachio', size: 'M' },
    },
  ],
  courier: '',
  trackingNumber: '',
}
const messageFor = (changes: object, link: string | null = null) =>
  buyerMessage({ ...order, ...changes }, { shopName: 'Zari', link })

test('an unconfirmed order is described with all that the buyer has to confirm', () => {
  expect(messageFor({})).toBe(
    'Assalam-o-Alaikum Ayesha Khan, this is Zari. You ordered 2 × Nilofer Kurta (Pistachio, M): $96.00, cash on delivery to House 12, Street 4, Lahore. Shall we send it? Please reply YES or NO. Your order is #1042.',
  )
})

test('a shipped order names the courier and the cash to keep ready', () => {
  const shipped = { status: 'Shipped', confirmation: 'confirmed', courier: 'TCS', trackingNumber: '779012' }
  expect(messageFor(shipped)).toContain(
    '#1042 is on its way with TCS, number 779012. Please keep $96.00 in cash ready.',
  )
  expect(messageFor({ ...shipped, paymentMethod: 'online', courier: '', trackingNumber: '' })).toMatch(
    /#1042 is on its way\. It is /,
  )
})

test('a confirmed buyer is not asked again, and a refused parcel has to be ordered again', () => {
  expect(messageFor({ confirmation: 'confirmed' })).toContain('about your order #1042')
  const refused = messageFor({ status: 'Shipped', refused: true })
  expect(refused).toContain('came back to us. If you still want it, please order it again')
  expect(refused).not.toContain('once more')
})

test('the link has the number in the form WhatsApp takes', () => {
  const url = new URL(buyerChatUrl('+923001234567', order, { shopName: 'Zari', link: null }))
  expect(url.pathname).toBe('/923001234567')
  expect(url.searchParams.get('text')).toContain('Ayesha Khan')
})

test.each([
  ['to confirm', {}],
  ['confirmed', { confirmation: 'confirmed' }],
  ['refused', { status: 'Shipped', refused: true }],
  ...['Processing', 'Shipped', 'Delivered', 'Cancelled'].map(status => [status, { status }] as const),
] as const)('the message of an order that is %s names its pieces, its amount and its page', (_, changes) => {
  const link = 'https://zari.example/my-order?token=t'
  const text = messageFor(changes, link)
  expect(text).toContain('2 × Nilofer Kurta (Pistachio, M)')
  expect(text).toContain('$96.00')
  expect(text).toMatch(/Follow your order here: https:\/\/zari\.example\/my-order\?token=t$/)
})
