import { hours } from '../../contract/durations.ts'
import { type OrderStatus, orderStatuses } from '../../contract/orders/order-status.ts'
import { addToCart } from '../cart/add-to-cart.ts'
import { createCartStore } from '../cart/cart-store.ts'
import { addNote } from '../orders/desk/add-note.ts'
import { callAboutOrder } from '../orders/desk/record-call.ts'
import { markDeliveryRefused } from '../orders/move/mark-delivery-refused.ts'
import { updateStatus } from '../orders/move/update-status.ts'
import { withLockedOrder } from '../orders/move/with-locked-order.ts'
import { placeOrder } from '../orders/place/place-order.ts'
import type { DemoAccounts } from './demo-accounts.ts'
import type { DemoPerson } from './demo-people.ts'
import type { PlannedOrder } from './plan-orders.ts'
import { type Desk, withStaffWork } from './plan-staff-work.ts'
import type { TimeTravel } from './time-travel.ts'

type World = {
  orders: readonly PlannedOrder[]
  people: DemoAccounts
  /** Product ids by slug. */
  products: ReadonlyMap<string, string>
}

/** Places the planned orders one after another: cart, order, calls, and every step to its status. */
export async function placeDemoOrders(
  at: TimeTravel,
  now: Date,
  { orders, people, products }: World,
): Promise<void> {
  const carts = createCartStore(at(now))
  for (const [order, desk] of withStaffWork(orders, now)) {
    const buyer = people.shoppers[order.person]
    if (!buyer) throw new Error(`Nobody is number ${order.person}`)
    const userId = buyer.user._id
    for (const { slug, quantity, options } of order.lines) {
      await addToCart({ ...at(order.at), carts }, userId, {
        productId: products.get(slug) ?? '',
        quantity,
        options,
      })
    }
    const { _id } = await placeOrder(at(order.at), {
      userId,
      shippingAddress: toAddress(buyer.person),
      paymentMethod: 'COD',
      idempotencyKey: null,
      clientAddress: 'local',
    })
    await followUp(at, now, { id: _id, userId: people.admin._id, order, desk })
  }
}

type FollowUp = { id: string; userId: string; order: PlannedOrder; desk: Desk }

/** What the staff did with an order: calls within its first hours, then a step every 20 hours. */
async function followUp(at: TimeTravel, now: Date, { id, userId, order, desk }: FollowUp): Promise<void> {
  const who = { userId, staffRole: 'owner' } as const
  const after = (passed: number) => at(new Date(Math.min(order.at.getTime() + hours(passed), now.getTime())))
  for (const [i, call] of desk.calls.entries()) {
    const deps = after(2 + 3 * i)
    await withLockedOrder(deps, id, (tx, locked) => callAboutOrder(tx, deps, locked, { ...call, who }))
  }
  if (desk.note) await addNote(after(9), userId, { id, text: desk.note })
  if (desk.calls.at(-1)?.outcome === 'cancelled') return
  for (const [i, status] of stepsTo(order.status).entries()) {
    const parcel = status === 'Shipped' ? desk.parcel : {}
    await updateStatus(after((i + 1) * 20), who, { id, status, ...parcel })
  }
  if (order.refused) await markDeliveryRefused(after(80), who, id)
}

/** The steps from Pending to a status. */
const stepsTo = (goal: OrderStatus): OrderStatus[] =>
  goal === 'Cancelled' ? [goal] : orderStatuses.slice(1, orderStatuses.indexOf(goal) + 1)

const toAddress = ([first, last, , city, postalCode, address]: DemoPerson) => ({
  fullName: `${first} ${last}`,
  address,
  city,
  postalCode,
  country: 'Pakistan',
})
