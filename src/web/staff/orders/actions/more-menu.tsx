import { RowMenu, type RowMenuItem } from '../../controls/row-menu.tsx'
import type { ActionOrder, OrderAction } from './order-actions.ts'

type Props = {
  order: ActionOrder
  actions: readonly OrderAction[]
  onRun: (action: OrderAction) => void
  /** The button's name, where the order's own is clear. */
  label?: string
}

/** Whatever can be done with an order besides its next step. */
export function MoreMenu({ order, actions, onRun, label }: Props) {
  if (actions.length === 0) return null
  const items = actions.map((action): RowMenuItem => {
    const { label, effect } = action
    if ('linkTo' in effect) return { label, to: effect.linkTo(order), newTab: effect.newTab }
    return { label, onAct: () => onRun(action) }
  })
  return <RowMenu label={label ?? `More for order #${order.number}`} items={items} data-row-menu />
}
