import type { Product } from '../../../src/contract/catalogue/catalogue.ts'
import type { OrderStatus } from '../../../src/contract/orders/order-status.ts'
import type { Order } from '../../../src/contract/orders/orders.ts'
import type { ApiClient } from '../../../src/web/api/client.ts'
import { orderData } from '../../../test-support/factories.ts'
import { remote, signInDemo, signUpAndIn } from '../../../test-support/remote-client.ts'
import { changeCatalogue } from './change-catalogue.ts'
import { type DeskOrders, placeDeskOrders } from './desk-orders.ts'

/** Who and what the pictures show. People are their tokens. */
export type Stage = {
  /** Belongs to the staff. */
  staff: string
  /** Ordered before, and has a filled cart. */
  shopper: string
  /** Has an account and nothing else. */
  newcomer: string
  /** Has something in the cart that is gone. */
  unlucky: string
  /** Takes something out of a cart of three lines, once at each size. */
  undecided: string
  kurta: Product
  longKurta: Product
  placed: Order
  shipped: Order
  delivered: Order
  cancelled: Order
  /** Paid by card, and a part given back. */
  paid: Order
  /** By card, of which the amount could not be taken. */
  charged: Order
  desk: DeskOrders
}

/** The demo's own products that stand for a situation. */
export const slugs = {
  kurta: 'nilofer-chikankari-kurta-with-trousers',
  longKurta: 'chandni-chikan-jaal-long-kurta',
  nearlyGone: 'shabnam-chikan-anarkali',
  soldOut: 'rangoli-zigzag-tunic-palazzo',
  frock: 'titli-butterfly-frock',
  mother: 'saanjh-ajrak-long-kurta-mother',
  lawn: 'bahar-block-printed-lawn-2-piece',
  daughter: 'saanjh-ajrak-kurta-daughter',
}

export async function setStage(url: string): Promise<Stage> {
  const staff = await signInDemo(url, 'admin')
  const admin = remote(url, staff)
  const shopper = await signInDemo(url, 'shopper')
  const api = remote(url, shopper)
  const kurta = await api.catalogue.get({ params: { id: slugs.kurta } })
  const longKurta = await api.catalogue.get({ params: { id: slugs.longKurta } })
  const cancelled = await order(api, longKurta)
  await admin.orders.updateStatus({ params: { id: cancelled._id }, body: { status: 'Cancelled' } })
  const placed = await order(api, kurta)
  const paid = await orderByCard(api, kurta, 'pm_card_visa')
  await admin.orders.refund({ params: { id: paid._id }, body: { amount: 7, reason: 'A button was loose.' } })
  const charged = await orderByCard(api, longKurta, 'pm_card_sandbox_captureDeclined')
  await tryToSettle(admin, charged)
  await fillCart(api, kurta, longKurta)
  const unlucky = await comeTooLate(url, admin, kurta)
  const frock = await api.catalogue.get({ params: { id: slugs.frock } })
  const lawn = await api.catalogue.get({ params: { id: slugs.lawn } })
  const gone = await api.catalogue.get({ params: { id: slugs.soldOut } })
  await changeCatalogue(admin, { piece: longKurta, gone, other: lawn })
  return {
    staff,
    shopper,
    paid,
    charged,
    newcomer: await signUpAndIn(url),
    unlucky,
    undecided: await chooseThree(url, kurta, longKurta),
    kurta,
    longKurta,
    placed,
    shipped: await earlier(api, 'Shipped'),
    delivered: await earlier(api, 'Delivered'),
    cancelled: await api.orders.get({ params: { id: cancelled._id } }),
    desk: await placeDeskOrders(admin, [lawn, frock]),
  }
}

async function order(api: ApiClient, { _id }: Product): Promise<Order> {
  await api.cart.add({ body: { productId: _id, quantity: 1 } })
  return api.orders.create({ body: orderData() })
}

async function orderByCard(api: ApiClient, { _id }: Product, paymentMethodId: string): Promise<Order> {
  await api.cart.add({ body: { productId: _id, quantity: 1 } })
  const { paymentIntentId } = await api.payments.pay({ body: { paymentMethodId } })
  return api.orders.create({ body: { ...orderData(), paymentMethod: 'online', paymentIntentId } })
}

/** By hand: the shop's own next try, after which it tells of the problem, comes later. */
async function tryToSettle(admin: ApiClient, { _id: id }: Order) {
  const { payment } = await admin.orders.staffGet({ params: { id } })
  if (payment) await admin.payments.settle({ params: { id: payment._id }, body: { how: 'retry', note: '' } })
}

async function fillCart(api: ApiClient, kurta: Product, other: Product) {
  const options = { color: 'Rose', size: 'M' }
  await api.cart.add({ body: { productId: kurta._id, quantity: 2, options } })
  await api.cart.add({ body: { productId: other._id, quantity: 1 } })
}

async function chooseThree(url: string, kurta: Product, other: Product): Promise<string> {
  const token = await signUpAndIn(url)
  await fillCart(remote(url, token), kurta, other)
  await remote(url, token).cart.add({ body: { productId: kurta._id, quantity: 1 } })
  return token
}

/** Somebody whose cart holds the last piece that another one bought, and one that is there. */
async function comeTooLate(url: string, admin: ApiClient, kurta: Product): Promise<string> {
  const token = await signUpAndIn(url)
  const { cart, catalogue } = remote(url, token)
  const piece = await catalogue.get({ params: { id: slugs.frock } })
  await cart.add({ body: { productId: kurta._id, quantity: 1 } })
  const { _id } = await admin.catalogue.add({
    body: { ...piece, category: 'k-froks', stock: [{ color: '', size: '', quantity: 1 }] },
  })
  await cart.add({ body: { productId: _id, quantity: 1 } })
  await admin.catalogue.remove({ params: { id: _id } })
  return token
}

async function earlier(api: ApiClient, status: OrderStatus): Promise<Order> {
  const { orders } = await api.orders.mine({ query: { limit: 50 } })
  const found = orders.find(one => one.status === status)
  if (!found) throw new Error(`The demo's shopper has no order that is ${status}.`)
  return found
}
