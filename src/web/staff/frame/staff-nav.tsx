import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useMedia } from '../../ui/use-media.ts'
import { useNavPages } from './nav-pages.ts'
import { PhoneBar } from './phone-bar.tsx'

/** A column beside the page; a row above it that scrolls sideways on narrower screens, and a bottom bar on phones. */
export function StaffNav() {
  const own = useNavPages()
  const list = useCurrentInView()
  const isPhone = useMedia('(max-width: 47.99rem)')
  if (isPhone) return <PhoneBar pages={own} />
  return (
    <nav
      aria-label="Staff"
      className="shrink-0 border-line bg-paper max-xl:border-b xl:w-54 xl:border-r xl:px-3 xl:py-5"
    >
      <ul ref={list} className="flex gap-1 max-xl:overflow-x-auto max-xl:px-3 xl:sticky xl:top-5 xl:flex-col">
        {own.map(({ to, name, icon: Icon, end }) => (
          <li key={to} className="shrink-0">
            <NavLink
              to={to}
              end={end}
              className="-outline-offset-2! flex min-h-11 items-center gap-2.5 rounded-control px-3 hover:bg-sunk aria-[current=page]:font-semibold aria-[current=page]:text-madder"
            >
              <Icon size={16} />
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On narrow screens the row begins where the current page is. */
function useCurrentInView() {
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is current with another path
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current=page]')
    if (!list.current || !current) return
    const [row, link] = [list.current.getBoundingClientRect(), current.getBoundingClientRect()]
    list.current.scrollLeft += link.left + link.width / 2 - (row.left + row.width / 2)
  }, [pathname])
  return list
}
