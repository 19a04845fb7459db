import { Menu } from '@base-ui/react/menu'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { useBarHeight } from '../../ui/use-bar-height.ts'
import { MenuPanel } from '../controls/menu-panel.tsx'
import { PlaceName } from './place-link.tsx'
import { listOf, type Place } from './use-navigation.ts'

const item =
  '-outline-offset-2! flex h-14 min-w-0 flex-col items-center justify-center gap-0.5 px-0.5 text-bar aria-[current=page]:font-semibold aria-[current=page]:text-madder'

/** The phone's bottom bar, within the thumb's reach: each place opens, or unfolds what belongs to it above the bar. */
export function PhoneBar({ places }: { places: readonly Place[] }) {
  const bar = useRef<HTMLElement>(null)
  useBarHeight(bar)
  return (
    <nav
      ref={bar}
      aria-label="Staff"
      className="fixed inset-x-0 bottom-0 z-header grid auto-cols-fr grid-flow-col border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      {places.map(place =>
        place.parts.length > 0 ? (
          <PlaceMenu key={place.name} place={place} />
        ) : (
          <Link
            key={place.name}
            to={place.to ?? ''}
            aria-current={place.isOpen ? 'page' : undefined}
            className={item}
          >
            <BarLabel place={place} />
          </Link>
        ),
      )}
    </nav>
  )
}

function BarLabel({ place: { name, icon: Icon, waiting } }: { place: Place }): ReactNode {
  return (
    <>
      <span className="relative">
        {Icon && <Icon />}
        {waiting > 0 && (
          <span className="absolute -top-1.5 left-full -ml-2 rounded-control bg-ink px-1 text-bar text-paper tabular-nums">
            {waiting > 99 ? '99+' : waiting}
            <span className="sr-only"> waiting, </span>
          </span>
        )}
      </span>
      <span className="max-w-full truncate">{name}</span>
    </>
  )
}

const PlaceMenu = ({ place }: { place: Place }) => (
  <Menu.Root modal={false}>
    <Menu.Trigger aria-current={place.isOpen ? 'page' : undefined} className={item}>
      <BarLabel place={place} />
    </Menu.Trigger>
    <MenuPanel place="above the bar" className="min-w-56">
      {listOf(place).map(part => (
        <Menu.LinkItem
          key={part.name}
          closeOnClick
          render={<Link to={part.to ?? ''} />}
          aria-current={part.isCurrent ? 'page' : undefined}
          className="flex min-h-12 items-center gap-3 px-4 text-body-s outline-none data-highlighted:bg-sunk aria-[current=page]:font-semibold aria-[current=page]:text-madder"
        >
          <PlaceName place={part} />
        </Menu.LinkItem>
      ))}
    </MenuPanel>
  </Menu.Root>
)
