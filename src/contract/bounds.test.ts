import { expect, test } from 'vitest'
import { email, ids, testBounds, text } from '../../test-support/bounds.ts'
import { _id, address, names, shippingAddress } from '../../test-support/contract-examples.ts'
import * as accounts from './accounts/accounts.ts'
import * as cart from './cart.ts'
import * as catalogue from './catalogue/catalogue.ts'
import * as lists from './catalogue/product-lists.ts'
import { AddToWishlist } from './catalogue/wishlist.ts'
import * as orders from './orders/orders.ts'
import * as staffOrders from './orders/staff-orders.ts'
import * as payments from './payments.ts'
import * as staff from './staff.ts'
import { Id, IdParams, Timestamp, TimeZone } from './text.ts'

const signUp = {
  email: 'ayesha@example.com',
  password: 'a long password',
  ...names,
  phone: '+92 300 1234567',
  username: 'ayesha.khan',
  gender: 'female',
  address,
}
const line = { productId: _id }
const order = { shippingAddress }
const track = { number: '1042', phone: '0300 1234567' }
const shelf = { color: '', size: '', quantity: 1 }

testBounds([
  ['SignUp', 'email', accounts.SignUp, signUp, [email(254)], [email(255), 'ayesha', '', null, 7]],
  ['SignUp', 'password', accounts.SignUp, signUp, [text(8), text(200)], [text(7), text(201), '', undefined]],
  ['SignUp', 'firstName', accounts.SignUp, signUp, ['A', text(80)], ['', ' ', text(81), 'A\nB', '<b>A</b>']],
  ['SignUp', 'lastName', accounts.SignUp, signUp, ['K', text(80)], ['', text(81), undefined]],
  [
    'SignUp',
    'phone',
    accounts.SignUp,
    signUp,
    ['123456', '+92 (0)300-123.45/67', `+${'1'.repeat(31)}`],
    ['12345', '0300 CALL ME', '0300+1234567', '1'.repeat(32), 'x0300 1234567', '0300 1234567x', ''],
  ],
  [
    'SignUp',
    'username',
    accounts.SignUp,
    signUp,
    ['ab', text(40), 'زارا_9', 'a.b-c'],
    ['a', text(41), 'a b', 'a/b', '!ab', 'ab!', ''],
  ],
  ['SignUp', 'gender', accounts.SignUp, signUp, ['male', 'other'], ['', 'none', undefined]],
  [
    'SignUp',
    'address',
    accounts.SignUp,
    signUp,
    [{ city: text(100), street: text(200) }],
    [{ ...address, city: text(101) }, { ...address, street: text(201) }, { ...address, city: '' }, {}],
  ],
  ['Credentials', 'email', accounts.Credentials, { password: 'x' }, [text(254)], ['', ' ', text(255), null]],
  ['Credentials', 'password', accounts.Credentials, { email: 'x' }, ['x', text(200)], ['', text(201), null]],
  [
    'ResetPassword',
    'token',
    accounts.ResetPassword,
    { password: text(8) },
    ['x', text(200)],
    ['', text(201)],
  ],
  ['EditUser', 'firstName', accounts.EditUser, names, [text(80)], ['', text(81)]],
  ['EditUser', 'lastName', accounts.EditUser, names, [text(80)], ['', text(81)]],
  ['EditUser', 'password', accounts.EditUser, names, [undefined, text(8)], ['', text(7)]],
  ['AddToCart', 'quantity', cart.AddToCart, line, [1, 1_000], [0, -1, 1_001, 1.5, '2']],
  ['AddToCart', 'title', cart.AddToCart, line, [text(500)], [text(501)]],
  ['AddToCart', 'price', cart.AddToCart, line, [0, 1e9], [-1, 1e9 + 1]],
  [
    'AddToCart',
    'options',
    cart.AddToCart,
    line,
    [{ color: text(60) }, { size: text(60) }, { length: text(120) }, { material: text(120) }],
    [{ color: text(61) }, { size: text(61) }, { length: text(121) }, { material: text(121) }, { fit: 'x' }],
  ],
  ['UpdateCartLine', 'quantity', cart.UpdateCartLine, {}, [1, 1_000], [0, 1_001, undefined]],
  ['Browse', 'limit', lists.BrowseQuery, {}, ['240'], ['241']],
  ['Browse', 'sort', lists.BrowseQuery, {}, ['price-asc', 'price-desc'], ['cheapest', '']],
  ['Browse', 'size', lists.BrowseQuery, {}, [text(500)], [text(501), '\0']],
  ['Browse', 'color', lists.BrowseQuery, {}, [text(500)], [text(501)]],
  ['Browse', 'minPrice', lists.BrowseQuery, {}, ['0', '20000000'], ['-1', '20000001', 'x']],
  ['Browse', 'inStock', lists.BrowseQuery, {}, ['0', '1'], ['2', '']],
  ['Browse', 'q', lists.BrowseQuery, {}, ['', text(200)], [text(201)]],
  ['Category', 'limit', lists.CategoryQuery, {}, ['100'], ['101']],
  ['Ids', 'ids', lists.ProductIdsQuery, {}, [ids(50).join()], [ids(51).join(), 'a b']],
  ['Search', 'query', lists.SearchInput, {}, ['', text(200)], [text(201)]],
  ['Search', 'page', lists.SearchInput, { query: '' }, [0, 1_000_000], [-1, 1_000_001, 1.5]],
  ['Search', 'limit', lists.SearchInput, { query: '' }, [1, 100], [0, 101, 1.5]],
  [
    'Order',
    'shippingAddress',
    orders.PlaceOrder,
    order,
    [
      { ...shippingAddress, fullName: text(120), address: text(300), city: text(100) },
      { ...shippingAddress, postalCode: text(20), country: text(80), phone: text(32) },
      { ...shippingAddress, phone: '' },
    ],
    [
      { ...shippingAddress, fullName: text(121) },
      { ...shippingAddress, address: text(301) },
      { ...shippingAddress, city: text(101) },
      { ...shippingAddress, postalCode: text(21) },
      { ...shippingAddress, country: text(81) },
      { ...shippingAddress, phone: text(33) },
      { ...shippingAddress, country: '' },
    ],
  ],
  ['Order', 'paymentMethod', orders.PlaceOrder, order, ['COD', 'online'], ['card', '']],
  ['Order', 'expectedTotal', orders.PlaceOrder, order, [0, 1e9], [-1, 1e9 + 1, 0.001]],
  [
    'Order',
    'paymentIntentId',
    orders.PlaceOrder,
    order,
    [`pi_${text(200)}`],
    ['pi_', `pi_${text(201)}`, 'pm_1', 'xpi_1', 'pi_1-2'],
  ],
  [
    'Track',
    'number',
    orders.TrackOrder,
    track,
    ['1', '#123456789'],
    ['', '1234567890', '##1', '1#', 'x1', 1042],
  ],
  [
    'Track',
    'phone',
    orders.TrackOrder,
    track,
    ['123456'],
    ['12345', '0300 CALL ME', 'x123456', '1'.repeat(33)],
  ],
  [
    'Pay',
    'paymentMethodId',
    payments.PayInput,
    {},
    [`pm_${text(200)}`],
    ['pm_', `pm_${text(201)}`, 'pi_1', 'xpm_1', 'pm_1-2'],
  ],
  ['Pay', 'replaces', payments.PayInput, { paymentMethodId: 'pm_1' }, [text(200)], [text(201)]],
  ['Pay', 'cvc', payments.PayInput, { paymentMethodId: 'pm_1' }, [], ['123']],
  ['Wishlist', 'productIds', AddToWishlist, {}, [ids(200)], [[], ids(201)]],
  [
    'Id',
    'id',
    IdParams,
    {},
    ['A', '7', text(120), 'a_b-C'],
    ['', text(121), '_a', '-a', 'a b', 'a/b', 'a.b'],
  ],
])

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
  expect(catalogue.Shelf.parse({ ...shelf, color: ' Red ' })).toMatchObject({ color: 'Red' })
  expect(staffOrders.AddNote.parse({ text: ' Gift. ' })).toEqual({ text: 'Gift.' })
})

test.each([null, 'text', 7, [], { data: null }])('an order of %j is refused', payload => {
  expect(orders.PlaceOrder.safeParse(payload).success).toBe(false)
})
