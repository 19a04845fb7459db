import type { GuestAddress, GuestOrder, PlacedAsGuest } from '../../../contract/orders/guest-orders.ts'
import { withLandmark } from '../../../contract/orders/landmark.ts'
import type { Order, ShippingAddress } from '../../../contract/orders/orders.ts'
import { cartEmpty } from '../../cart/cart-errors.ts'
import type { Deps } from '../../deps.ts'
import type { CallContext } from '../../http/mount.ts'
import { openLink } from '../order/order-links.ts'
import type { PlaceOrderInput } from '../place/write-checkouts.ts'

/**
 * Orders what is in the cart of somebody without an account, paid to the courier, as `placeOrder` says and within the same
 * limits. The same request again answers with the same order, and another link to it.
 * @throws cart_empty also for somebody the shop knows nothing of
 */
export async function placeAsGuest(
  deps: Pick<Deps, 'db' | 'clock'>,
  placeOrder: (input: PlaceOrderInput) => Promise<Order>,
  { shippingAddress, ...rest }: GuestOrder,
  { who, idempotencyKey, address: clientAddress }: Pick<CallContext, 'who' | 'idempotencyKey' | 'address'>,
): Promise<PlacedAsGuest> {
  if (who.guest === 'new') throw cartEmpty()
  const order = await placeOrder({
    ...rest,
    userId: who.userId,
    idempotencyKey,
    clientAddress,
    paymentMethod: 'COD',
    shippingAddress: toShippingAddress(shippingAddress),
  })
  return { order, link: await openLink(deps.db, deps, order._id) }
}

/** What is near stands in the line of the street. */
export const toShippingAddress = ({ landmark, ...to }: GuestAddress): ShippingAddress => ({
  ...to,
  address: withLandmark(to.address, landmark),
})
