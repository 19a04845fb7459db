import { calling, managing, packing, type StaffRole } from '../../../../contract/accounts/staff-roles.ts'
import { movesOf } from '../../../../contract/orders/find-moves.ts'
import { needsCall, type OrderMove } from '../../../../contract/orders/order-moves.ts'
import type { RecordCall, StaffOrder } from '../../../../contract/orders/staff-orders.ts'
import { paths } from '../../paths.ts'

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

type Effect =
  | { move: OrderMove }
  | { record: RecordCall['outcome'] }
  | { noteCash: true }
  | { linkTo: (order: ActionOrder) => string; newTab?: boolean }

export type OrderAction = { label: string; effect: Effect }

type OtherAction = OrderAction & {
  /** Whether this order, as it stands now, offers it to this role. */
  isFor: (order: ActionOrder, role: StaffRole) => boolean
}

/** The courier has its cash, and nobody has noted yet that it has come. */
export const awaitsCash = ({
  status,
  paymentMethod,
  paymentState,
}: Partial<Pick<ActionOrder, 'status' | 'paymentMethod' | 'paymentState'>>): boolean =>
  status === 'Delivered' && paymentMethod === 'COD' && paymentState === 'unpaid'

const isCalled = (order: ActionOrder) => needsCall(order) && order.paymentMethod === 'COD'

const confirm: OtherAction = { label: 'Confirm', isFor: isCalled, effect: { record: 'confirmed' } }

const noteCash: OtherAction = {
  label: 'Cash received',
  isFor: (order, role) => managing.includes(role) && awaitsCash(order),
  effect: { noteCash: true },
}

const callActions: readonly OtherAction[] = [
  {
    label: 'Call the buyer',
    isFor: isCalled,
    effect: {
      linkTo: ({ shippingAddress }) => `tel:${(shippingAddress.phoneText ?? '').replaceAll(/[^+\d]/g, '')}`,
    },
  },
  { label: 'No answer', isFor: isCalled, effect: { record: 'no_answer' } },
  {
    label: 'Wrong number',
    isFor: order => isCalled(order) && order.confirmation === 'open',
    effect: { record: 'wrong_number' },
  },
]

const links: readonly OtherAction[] = [
  {
    label: 'Print slip',
    isFor: ({ status }, role) => packing.includes(role) && status !== 'Cancelled',
    effect: { linkTo: ({ _id }) => paths.slips([_id]), newTab: true },
  },
  {
    label: 'Print invoice',
    isFor: (_, role) => managing.includes(role),
    effect: { linkTo: ({ _id }) => paths.invoices([_id]), newTab: true },
  },
  {
    label: 'Same again…',
    isFor: (_, role) => calling.includes(role),
    effect: { linkTo: ({ _id }) => paths.newOrder(_id) },
  },
]

const isStep = ({ specified, reason, to }: OrderMove) => specified && !reason && to !== 'Cancelled'
const isCancelling = ({ to }: OrderMove) => to === 'Cancelled'

/** The next step of an order, if there is one, and whatever else can be done with it, in the order of its menu. */
export function actionsOf(
  order: ActionOrder,
  role: StaffRole | null,
): { primary: OrderAction | null; menu: OrderAction[] } {
  if (role === null) return { primary: null, menu: [] }
  const offered = (actions: readonly OtherAction[]) => actions.filter(({ isFor }) => isFor(order, role))
  // What a call of its own makes without a question has a place of its own.
  const moves = movesOf(order, role).filter(({ call, asks }) => call === undefined || asks)
  const moving = (isAmong: (move: OrderMove) => boolean | undefined) =>
    moves.filter(isAmong).map((move): OrderAction => ({ label: move.label, effect: { move } }))
  const [primary = null, ...more] = [...offered([confirm]), ...moving(isStep), ...offered([noteCash])]
  const special = moving(move => !isStep(move) && !isCancelling(move))
  const menu = [...more, ...offered(callActions), ...special, ...offered(links), ...moving(isCancelling)]
  return { primary, menu }
}
