import { Menu } from '@base-ui/react/menu'
import { createContext, type ReactNode, useContext } from 'react'

/** What menus inside a drawer are put into: what lies outside it takes no clicks. */
export const MenuContainer = createContext<HTMLElement | null>(null)

type Props = {
  /** 'above the bar': of the bar at the lower edge, which stays where it is when the page is scrolled. */
  place?: 'below' | 'above the bar'
  className?: string
  children: ReactNode
}

/** The panel of a menu. It is put into the drawer it belongs to, or the page's main part, outside which nothing is to lie. */
export const MenuPanel = ({ place = 'below', className = '', children }: Props) => (
  <Menu.Portal container={useContext(MenuContainer) ?? document.getElementById('main')}>
    <Menu.Positioner
      side={place === 'below' ? 'bottom' : 'top'}
      positionMethod={place === 'below' ? 'absolute' : 'fixed'}
      align="end"
      sideOffset={4}
      className="z-toast outline-none"
    >
      <Menu.Popup
        className={`max-h-(--available-height) overflow-y-auto rounded-panel border border-line bg-white py-2 shadow-overlay outline-none ${className}`}
      >
        {children}
      </Menu.Popup>
    </Menu.Positioner>
  </Menu.Portal>
)
