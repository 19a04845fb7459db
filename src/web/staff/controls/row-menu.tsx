import { Menu } from '@base-ui/react/menu'
import { type ComponentProps, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Ellipsis } from '../icons.tsx'
import { MenuPanel } from './menu-panel.tsx'

export type RowMenuItem = { label: string } & (
  | { onAct: () => void }
  /** An address of the shop, or for example a phone number. */
  | { to: string; newTab?: boolean | undefined }
)

type Props = Omit<ComponentProps<typeof Menu.Trigger>, 'className' | 'children'> & {
  /** Names the button. */
  label: string
  items: readonly RowMenuItem[]
}

const itemClass =
  'flex min-h-10 cursor-default items-center px-4 text-body-s outline-none data-highlighted:bg-sunk data-highlighted:text-madder pointer-coarse:min-h-12'

/** Where no frame is drawn, nobody hears that the menu has gone: then this is waited for. */
const maxClosingMs = 500

/** The menu of one row of a list. */
export function RowMenu({ label, items, ...rest }: Props) {
  const trigger = useRef<HTMLButtonElement>(null)
  const chosen = useRef<(() => void) | null>(null)
  // A question that is asked once the menu has gone gives the focus back to its button.
  const act = () => {
    const run = chosen.current
    if (!run) return
    chosen.current = null
    trigger.current?.focus()
    run()
  }
  // A list that is read again may take the row away before its menu has gone: what was chosen is done all the same.
  useEffect(() => () => chosen.current?.(), [])
  return (
    <Menu.Root modal={false} onOpenChangeComplete={isOpen => !isOpen && act()}>
      <Menu.Trigger
        {...rest}
        ref={trigger}
        aria-label={label}
        className="icon-button hover:bg-sunk data-popup-open:bg-sunk"
      >
        <Ellipsis size={18} />
      </Menu.Trigger>
      <MenuPanel className="min-w-52">
        {items.map(item =>
          'to' in item ? (
            <Menu.LinkItem
              key={item.label}
              closeOnClick
              className={itemClass}
              {...(item.newTab || !item.to.startsWith('/')
                ? { href: item.to, target: item.newTab ? '_blank' : undefined }
                : { render: <Link to={item.to} /> })}
            >
              {item.label}
            </Menu.LinkItem>
          ) : (
            <Menu.Item
              key={item.label}
              onClick={() => {
                chosen.current = item.onAct
                setTimeout(act, maxClosingMs)
              }}
              className={itemClass}
            >
              {item.label}
            </Menu.Item>
          ),
        )}
      </MenuPanel>
    </Menu.Root>
  )
}
