import { Menu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'

type Props = { side?: 'top' | 'bottom'; className?: string; children: ReactNode }

/** The panel of a menu. It is put inside the page's main part, outside which nothing is to lie. */
export const MenuPanel = ({ side = 'bottom', className = '', children }: Props) => (
  <Menu.Portal container={document.getElementById('main')}>
    <Menu.Positioner side={side} align="end" sideOffset={4} className="z-toast outline-none">
      <Menu.Popup
        className={`max-h-(--available-height) overflow-y-auto rounded-panel border border-line bg-white py-2 shadow-overlay outline-none ${className}`}
      >
        {children}
      </Menu.Popup>
    </Menu.Positioner>
  </Menu.Portal>
)
