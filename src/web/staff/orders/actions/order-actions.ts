import { calling, managing, packing, type StaffRole } from '../../../../contract/accounts/staff-roles.ts'
import type { OrderStatus } from '../../../../contract/orders/order-status.ts'
import type { RecordCall, StaffOrder } from '../../../../contract/orders/staff-orders.ts'
import { paths } from '../../paths.ts'
import { nextStatusesFor } from '../next-statuses.ts'

export type ActionOrder = Pick<
  StaffOrder,
  | '_id'
  | 'number'
  | 'status'
  | 'refused'
  | 'confirmation'
  | 'paymentMethod'
  | 'paymentState'
  | 'shippingAddress'
  | 'source'
  | 'courier'
  | 'trackingNumber'
>

/** What an action does: it moves the order, records a call, notes its cash or its return, or leads to another page. */
export type Deed =
  | { moveTo: OrderStatus }
  | { record: RecordCall['outcome'] }
  | { noteCash: true }
  | { noteRefused: true }
  | { linkTo: (order: ActionOrder) => string; newTab?: boolean }

export type OrderAction = {
  id: string
  label: string
  /** Whether this order, as it stands now, offers it to this role. */
  isFor: (order: ActionOrder, role: StaffRole) => boolean
  deed: Deed
}

/** Nobody has confirmed it: packing it asks for a reason. */
export const needsCall = ({ status, confirmation }: Pick<ActionOrder, 'status' | 'confirmation'>): boolean =>
  status === 'Pending' && (confirmation === 'open' || confirmation === 'wrong_number')

/** The courier has its cash, and nobody has noted yet that it has come. */
export const awaitsCash = ({
  status,
  paymentMethod,
  paymentState,
}: Partial<Pick<ActionOrder, 'status' | 'paymentMethod' | 'paymentState'>>): boolean =>
  status === 'Delivered' && paymentMethod === 'COD' && paymentState === 'unpaid'

const mayMove = (to: OrderStatus) => (order: ActionOrder, role: StaffRole) =>
  nextStatusesFor(role, order).includes(to)

const isCalled = (order: ActionOrder) => needsCall(order) && order.paymentMethod === 'COD'

/**
 * All that can be done with an order from the list, in the order in which it is offered. The first that applies and is a
 * step is the button of the row, all others are in its menu. Another action is one more entry here.
 */
const steps: readonly OrderAction[] = [
  { id: 'confirm', label: 'Confirm', isFor: isCalled, deed: { record: 'confirmed' } },
  {
    id: 'pack',
    label: 'Pack',
    isFor: (order, role) => !needsCall(order) && mayMove('Processing')(order, role),
    deed: { moveTo: 'Processing' },
  },
  { id: 'ship', label: 'Ship', isFor: mayMove('Shipped'), deed: { moveTo: 'Shipped' } },
  { id: 'deliver', label: 'Delivered', isFor: mayMove('Delivered'), deed: { moveTo: 'Delivered' } },
  {
    id: 'cash',
    label: 'Cash received',
    isFor: (order, role) => managing.includes(role) && awaitsCash(order),
    deed: { noteCash: true },
  },
]

const others: readonly OrderAction[] = [
  {
    id: 'phone',
    label: 'Call the buyer',
    isFor: isCalled,
    deed: {
      linkTo: ({ shippingAddress }) => `tel:${(shippingAddress.phoneText ?? '').replaceAll(/[^+\d]/g, '')}`,
    },
  },
  { id: 'no-answer', label: 'No answer', isFor: isCalled, deed: { record: 'no_answer' } },
  {
    id: 'wrong-number',
    label: 'Wrong number',
    isFor: order => isCalled(order) && order.confirmation === 'open',
    deed: { record: 'wrong_number' },
  },
  {
    id: 'pack-unconfirmed',
    label: 'Pack without a call…',
    isFor: (order, role) => needsCall(order) && mayMove('Processing')(order, role),
    deed: { moveTo: 'Processing' },
  },
  {
    id: 'refused',
    label: 'Parcel refused…',
    isFor: ({ status, refused }, role) => managing.includes(role) && status === 'Shipped' && !refused,
    deed: { noteRefused: true },
  },
  {
    id: 'slip',
    label: 'Print slip',
    isFor: ({ status }, role) => packing.includes(role) && status !== 'Cancelled',
    deed: { linkTo: ({ _id }) => paths.slips([_id]), newTab: true },
  },
  {
    id: 'invoice',
    label: 'Print invoice',
    isFor: (_, role) => managing.includes(role),
    deed: { linkTo: ({ _id }) => paths.invoices([_id]), newTab: true },
  },
  {
    id: 'again',
    label: 'Same again…',
    isFor: (_, role) => calling.includes(role),
    deed: { linkTo: ({ _id }) => paths.newOrder(_id) },
  },
  {
    id: 'cancel',
    label: 'Cancel order…',
    isFor: mayMove('Cancelled'),
    deed: { moveTo: 'Cancelled' },
  },
]

/** The next step of an order, if there is one, and whatever else can be done with it. */
export function actionsOf(order: ActionOrder, role: StaffRole | null) {
  const offered = (actions: readonly OrderAction[]) =>
    role === null ? [] : actions.filter(({ isFor }) => isFor(order, role))
  const [next = null, ...more] = offered(steps)
  return { next, rest: [...more, ...offered(others)] }
}
