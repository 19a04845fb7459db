import { useEffect, useId, useRef } from 'react'
import { useMedia } from '../../ui/use-media.ts'
import { PhoneBar } from './phone-bar.tsx'
import { PlaceLink } from './place-link.tsx'
import { listOf, type Place, useNavigation } from './use-navigation.ts'

/** A column beside the page; two rows above it on narrower screens, and a bottom bar on phones. */
export function StaffNav() {
  const places = useNavigation()
  const isPhone = useMedia('(max-width: 47.99rem)')
  const isWide = useMedia('(min-width: 80rem)')
  if (isPhone) return <PhoneBar places={places} />
  return (
    <nav
      aria-label="Staff"
      className="shrink-0 border-line bg-paper max-xl:border-b max-xl:px-3 xl:w-54 xl:border-r xl:px-3 print:hidden"
    >
      {isWide ? <Column places={places} /> : <Rows places={places} />}
    </nav>
  )
}

const Column = ({ places }: { places: readonly Place[] }) => (
  <ul className="sticky top-0 max-h-dvh space-y-2 overflow-y-auto py-4">
    {places.map(place => (
      <Section key={place.name} place={place} />
    ))}
  </ul>
)

function Section({ place }: { place: Place }) {
  const id = useId()
  const { name, to, icon: Icon, parts } = place
  return (
    <li>
      {to === null ? (
        <p id={id} className="flex min-h-9 items-center gap-2.5 px-3 text-ink-2">
          {Icon && <Icon size={16} />}
          {name}
        </p>
      ) : (
        <PlaceLink
          // Each part says by itself how much waits there.
          place={parts.length > 0 ? { ...place, waiting: 0 } : place}
          withIcon
          className="min-h-9 pointer-coarse:min-h-11"
        />
      )}
      {parts.length > 0 && (
        <ul aria-label={name}>
          {parts.map(part => (
            <li key={part.name}>
              <PlaceLink place={part} className="min-h-8 pl-9.5 pointer-coarse:min-h-11" />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** The places, and below them what belongs to the open one. */
function Rows({ places }: { places: readonly Place[] }) {
  const open = places.find(({ isOpen, parts }) => isOpen && parts.length > 0)
  return (
    <>
      <Row places={places.map(place => ({ ...place, isCurrent: place.isOpen }))} />
      {open && <Row label={open.name} places={listOf(open)} />}
    </>
  )
}

function Row({ label, places }: { label?: string; places: readonly Place[] }) {
  const list = useCurrentInView(places.find(({ isCurrent }) => isCurrent)?.name)
  return (
    <ul ref={list} aria-label={label} className="flex gap-1 overflow-x-auto">
      {places.map(place => (
        <li key={place.name} className="shrink-0">
          <PlaceLink place={place} withIcon={label === undefined} className="min-h-11" />
        </li>
      ))}
    </ul>
  )
}

/** A row that does not fit begins where the current place is. */
function useCurrentInView(name: string | undefined) {
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is current with another name
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current=page]')
    if (!list.current || !current) return
    const [row, link] = [list.current.getBoundingClientRect(), current.getBoundingClientRect()]
    list.current.scrollLeft += link.left + link.width / 2 - (row.left + row.width / 2)
  }, [name])
  return list
}
