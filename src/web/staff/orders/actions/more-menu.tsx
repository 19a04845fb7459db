import { Menu } from '@base-ui/react/menu'
import { Ellipsis } from '../../icons.tsx'
import { MenuPanel } from '../../shell/menu-panel.tsx'
import type { ActionOrder, OrderAction } from './order-actions.ts'

type Props = {
  order: ActionOrder
  actions: readonly OrderAction[]
  onAct: (action: OrderAction) => void
  /** The button's name, where the order's own is clear. */
  label?: string
}

const item =
  'flex min-h-10 cursor-default items-center px-4 text-body-s outline-none data-highlighted:bg-sunk data-highlighted:text-madder pointer-coarse:min-h-12'

/** Whatever can be done with an order besides its next step. */
export function MoreMenu({ order, actions, onAct, label }: Props) {
  if (actions.length === 0) return null
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        aria-label={label ?? `More for order #${order.number}`}
        data-row-menu
        className="icon-button hover:bg-sunk data-popup-open:bg-sunk"
      >
        <Ellipsis size={18} />
      </Menu.Trigger>
      <MenuPanel className="min-w-52">
        {actions.map(action =>
          'linkTo' in action.deed ? (
            <Menu.LinkItem
              key={action.id}
              closeOnClick
              href={action.deed.linkTo(order)}
              target={action.deed.newTab ? '_blank' : undefined}
              className={item}
            >
              {action.label}
            </Menu.LinkItem>
          ) : (
            <Menu.Item key={action.id} onClick={() => onAct(action)} className={item}>
              {action.label}
            </Menu.Item>
          ),
        )}
      </MenuPanel>
    </Menu.Root>
  )
}
