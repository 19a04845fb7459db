import { RowMenu, type RowMenuItem } from '../../controls/row-menu.tsx'
import type { ActionOrder, OrderAction } from './order-actions.ts'

type Props = {
  order: ActionOrder
  actions: readonly OrderAction[]
  onAct: (action: OrderAction) => void
  /** The button's name, where the order's own is clear. */
  label?: string
}

/** Whatever can be done with an order besides its next step. */
export function MoreMenu({ order, actions, onAct, label }: Props) {
  if (actions.length === 0) return null
  const items = actions.map((action): RowMenuItem => {
    const { label, deed } = action
    if ('linkTo' in deed) return { label, to: deed.linkTo(order), newTab: deed.newTab }
    return { label, onAct: () => onAct(action) }
  })
  return <RowMenu label={label ?? `More for order #${order.number}`} items={items} data-row-menu />
}
