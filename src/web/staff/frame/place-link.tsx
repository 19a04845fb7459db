import { Link } from 'react-router'
import type { Place } from './use-navigation.ts'

type Props = { place: Place; withIcon?: boolean; className?: string }

/** Leads to a place of the navigation, and says how much waits there. */
export function PlaceLink({ place, withIcon = false, className = '' }: Props) {
  const { icon: Icon, isCurrent } = place
  // A part of the navigation without a screen of its own begins with its first one.
  const to = place.to ?? place.parts[0]?.to
  return (
    <Link
      to={to ?? ''}
      aria-current={isCurrent ? 'page' : undefined}
      className={`-outline-offset-2! flex items-center gap-2.5 rounded-control px-3 hover:bg-sunk aria-[current=page]:font-semibold aria-[current=page]:text-madder ${className}`}
    >
      {withIcon && Icon && <Icon size={16} />}
      <PlaceName place={place} />
    </Link>
  )
}

/** "To confirm 7" */
export const PlaceName = ({ place: { name, waiting } }: { place: Place }) => (
  <>
    {name}
    {waiting > 0 && (
      <span className="ml-auto pl-2 font-semibold tabular-nums">
        {waiting}
        <span className="sr-only"> waiting</span>
      </span>
    )}
  </>
)
