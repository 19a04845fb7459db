import { Menu } from '@base-ui/react/menu'
import { useRef } from 'react'
import { Link, matchPath, NavLink, useLocation } from 'react-router'
import { useBarHeight } from '../../ui/use-bar-height.ts'
import { MenuPanel } from '../controls/menu-panel.tsx'
import { Ellipsis } from '../icons.tsx'
import type { NavPage } from './nav-pages.ts'

const item =
  '-outline-offset-2! flex h-14 min-w-0 flex-col items-center justify-center gap-0.5 px-1 text-bar aria-[current=page]:font-semibold aria-[current=page]:text-madder'

/** The phone's bottom bar: the pages of every day, and a menu of the others that is named after the open one. */
export function PhoneBar({ pages }: { pages: readonly NavPage[] }) {
  const bar = useRef<HTMLElement>(null)
  useBarHeight(bar)
  const daily = pages.filter(page => page.daily)
  const others = pages.filter(page => !page.daily)
  return (
    <nav
      ref={bar}
      aria-label="Staff"
      className="fixed inset-x-0 bottom-0 z-header grid auto-cols-fr grid-flow-col border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      {daily.map(({ to, name, icon: Icon, end }) => (
        <NavLink key={to} to={to} end={end} className={item}>
          <Icon />
          {name}
        </NavLink>
      ))}
      {others.length > 0 && <OtherPages pages={others} />}
    </nav>
  )
}

function OtherPages({ pages }: { pages: readonly NavPage[] }) {
  const { pathname } = useLocation()
  const current = pages.find(({ to, end }) => matchPath({ path: to, end }, pathname))
  const Icon = current?.icon ?? Ellipsis
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        aria-current={current ? 'page' : undefined}
        aria-label={current ? `More pages, now ${current.name}` : 'More pages'}
        className={item}
      >
        <Icon />
        <span className="max-w-full truncate">{current?.name ?? 'More'}</span>
      </Menu.Trigger>
      <MenuPanel place="above the bar" className="min-w-56">
        {pages.map(page => (
          <Menu.LinkItem
            key={page.to}
            closeOnClick
            render={<Link to={page.to} />}
            aria-current={page === current ? 'page' : undefined}
            className="flex min-h-12 items-center gap-3 px-4 text-body-s outline-none data-highlighted:bg-sunk aria-[current=page]:font-semibold aria-[current=page]:text-madder"
          >
            <page.icon size={18} />
            {page.name}
          </Menu.LinkItem>
        ))}
      </MenuPanel>
    </Menu.Root>
  )
}
