import { calling, managing, packing, type StaffRole } from '../accounts/staff-roles.ts'
import type { Machine } from '../actors.ts'
import { minutes } from '../durations.ts'
import type { OrderSource } from './order-sources.ts'
import type { OrderStatus } from './order-status.ts'
import type { Confirmation } from './staff-orders.ts'

/** Who may move an order: somebody of the staff, its buyer, or one of the shop's own actors. */
export type Mover = StaffRole | 'buyer' | Machine

/** What decides whether an order can be moved. A screen that does not know one of them leaves it out. */
export type MovableOrder = {
  status: OrderStatus
  refused?: boolean
  confirmation?: Confirmation
  source?: OrderSource
  courier?: string
  trackingNumber?: string
}

/** Whether the buyer has yet to confirm the order by phone. */
export const needsCall = ({ status, confirmation }: Pick<MovableOrder, 'status' | 'confirmation'>): boolean =>
  status === 'Pending' && (confirmation === 'open' || confirmation === 'wrong_number')

const hasCourier = ({ courier, trackingNumber }: MovableOrder) => Boolean(courier || trackingNumber)

/** Paid and taken along at the counter: no courier has ever had it. */
export const isCounterSale = (order: MovableOrder): boolean =>
  order.status === 'Delivered' && order.source === 'counter' && !hasCourier(order)

export type OrderMove = {
  /** On its button, and in the picture in docs/payments.md. */
  label: string
  from: OrderStatus
  to: OrderStatus
  by: readonly Mover[]
  /** Narrows down the orders that stand in `from`. */
  when?: (order: MovableOrder) => boolean
  /** The call that makes it; by default `updateStatus` or `bulkStatus`, which find it by the status to reach. */
  call?: 'refused' | 'takeBack' | 'change' | 'merge' | 'sellAtCounter' | 'cancelMine'
  /** It undoes the mover's own last move, made within this time. */
  ownWithinMs?: number
  /** One of the specification's moves, which are offered for many orders at once. */
  specified?: true
  /** What the screens ask before they send it. */
  asks?: 'parcel' | 'confirmation'
  /** Who has to say why. `screens`: screens and bulk moves ask for it, the specification's call does not. */
  reason?: 'everybody' | 'callers' | 'screens'
  /** How a refusal describes the order, and asks for the reason. */
  state?: string
  askReason?: string
  /** The confirmation afterwards, by the one before; others stay. Moves with a call of their own set it there. */
  confirmation?: Partial<Record<Confirmation, Confirmation>>
}

/** Nobody calls about it any more, which does not count as confirmed. */
const callOver = { open: 'not_needed', wrong_number: 'not_needed' } as const

/** Every way in which the status of a placed order changes. */
export const orderMoves = {
  pack: {
    label: 'Pack',
    from: 'Pending',
    to: 'Processing',
    by: packing,
    when: order => !needsCall(order),
    specified: true,
  },
  packUncalled: {
    label: 'Pack without a call…',
    from: 'Pending',
    to: 'Processing',
    by: managing,
    when: needsCall,
    specified: true,
    reason: 'screens',
    state: 'has to be confirmed by phone first',
    askReason: 'Say why it is packed without a call.',
    confirmation: callOver,
  },
  ship: { label: 'Ship', from: 'Processing', to: 'Shipped', by: packing, specified: true, asks: 'parcel' },
  deliver: {
    label: 'Delivered',
    from: 'Shipped',
    to: 'Delivered',
    by: [...managing, 'courier'],
    specified: true,
  },
  refuse: {
    label: 'Parcel refused…',
    from: 'Shipped',
    to: 'Shipped',
    by: managing,
    call: 'refused',
    asks: 'confirmation',
  },
  cancel: {
    label: 'Cancel order…',
    from: 'Pending',
    to: 'Cancelled',
    by: [...calling, 'clock', 'provider'],
    specified: true,
    asks: 'confirmation',
    reason: 'callers',
    askReason: 'Say why the order is cancelled.',
    confirmation: callOver,
  },
  cancelPacked: {
    label: 'Cancel order…',
    from: 'Processing',
    to: 'Cancelled',
    by: calling,
    asks: 'confirmation',
    reason: 'everybody',
    state: 'is packed already',
    askReason: 'Say why it is cancelled all the same.',
  },
  undoSale: {
    label: 'Cancel order…',
    from: 'Delivered',
    to: 'Cancelled',
    by: managing,
    when: isCounterSale,
    asks: 'confirmation',
    reason: 'everybody',
    state: 'was sold at the counter',
    askReason: 'Say why it is taken back.',
  },
  sell: {
    label: 'Sold at the counter',
    from: 'Pending',
    to: 'Delivered',
    by: managing,
    when: order => order.source === 'counter',
    call: 'sellAtCounter',
  },
  cancelOwn: {
    label: 'Cancelled by the buyer',
    from: 'Pending',
    to: 'Cancelled',
    by: ['buyer'],
    when: needsCall,
    call: 'cancelMine',
    confirmation: callOver,
  },
  merge: {
    label: 'Put into the parcel of another order',
    from: 'Pending',
    to: 'Cancelled',
    by: calling,
    when: order => !hasCourier(order),
    call: 'merge',
  },
  takeBack: {
    label: 'Packing taken back',
    from: 'Processing',
    to: 'Pending',
    by: packing,
    call: 'takeBack',
    ownWithinMs: minutes(15),
  },
  packAgain: {
    label: 'Changed, to be packed again',
    from: 'Processing',
    to: 'Pending',
    by: calling,
    when: order => !hasCourier(order),
    call: 'change',
  },
} satisfies Record<string, OrderMove>
