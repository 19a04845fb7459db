import type { OrderExtras } from '../../../contract/orders/order-extras.ts'
import type { OrderSource } from '../../../contract/orders/order-sources.ts'
import type { PaymentState } from '../../../contract/orders/order-status.ts'
import type { OrderData } from '../../../contract/orders/orders.ts'
import type { PickedStock } from '../../cart/check-out-cart.ts'
import type { PricedCart } from '../../cart/load-cart.ts'
import type { OrderTotals } from '../../delivery/order-charges.ts'
import type { CountedOrders } from './limit-orders.ts'

/** An order that is about to be written. */
export type NewOrder = OrderData &
  Partial<OrderExtras> & {
    userId: string
    idempotencyKey: string | null
    requestHash: string
    /** All its lines are available. */
    cart: PricedCart
    charges: OrderTotals
    /** When the cart was priced. */
    now: Date
    cartId: string
    buyer: { phone: string; email: string; emailConfirmed: boolean; isGuest: boolean }
    stock: PickedStock
    paymentState: PaymentState
    /** Where the staff took it down, and who did; left out: the buyer placed it. */
    source?: OrderSource
    placedBy?: string
    /** Whether the buyer has confirmed it already. */
    confirmed?: boolean
    /** What its limits count; null where they are off. */
    limitCounts: CountedOrders | null
  }
