import { allowedTransitions, type OrderStatus } from '../../contract/order-status.ts'
import { addToCart } from '../cart/add-to-cart.ts'
import { placeOrder } from '../orders/place-order.ts'
import { updateStatus } from '../orders/update-status.ts'
import type { DemoAccounts } from './demo-accounts.ts'
import type { DemoPerson } from './demo-people.ts'
import type { PlannedOrder } from './plan-orders.ts'
import type { TimeTravel } from './time-travel.ts'

type World = {
  orders: readonly PlannedOrder[]
  people: DemoAccounts
  /** Product ids by slug. */
  products: ReadonlyMap<string, string>
}

const hour = 3_600_000

/** Plays the planned orders through, one after another: filled cart, placed order, every step to its status. */
export async function placeDemoOrders(
  at: TimeTravel,
  now: Date,
  { orders, people, products }: World,
): Promise<void> {
  for (const order of orders) {
    const buyer = people.shoppers[order.person]
    if (!buyer) throw new Error(`Nobody is number ${order.person}`)
    const userId = buyer.user._id
    for (const { slug, quantity, options } of order.lines) {
      await addToCart(at(order.at), userId, { productId: products.get(slug) ?? '', quantity, options })
    }
    const { _id } = await placeOrder(at(order.at), {
      userId,
      shippingAddress: toAddress(buyer.person),
      paymentMethod: 'COD',
      idempotencyKey: null,
    })
    for (const [i, status] of stepsTo(order.status).entries()) {
      const moment = new Date(Math.min(order.at.getTime() + (i + 1) * 20 * hour, now.getTime()))
      await updateStatus(at(moment), people.admin._id, { id: _id, status })
    }
  }
}

/** The allowed way from Pending to a status. */
function stepsTo(goal: OrderStatus, from: OrderStatus = 'Pending'): OrderStatus[] {
  if (goal === from) return []
  for (const next of allowedTransitions[from]) {
    if (next === goal) return [next]
    const rest = stepsTo(goal, next)
    if (rest.length > 0) return [next, ...rest]
  }
  return []
}

const toAddress = ([first, last, , city, postalCode, address]: DemoPerson) => ({
  fullName: `${first} ${last}`,
  address,
  city,
  postalCode,
  country: 'Pakistan',
})
