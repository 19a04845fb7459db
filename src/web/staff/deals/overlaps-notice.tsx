import { cx } from '../../ui/cx.ts'
import { TriangleAlert } from '../../ui/page-icons.tsx'
import { type Overlap, overlapMessage } from './overlaps.ts'

/** A warning only: deals may overlap. It says which percentage counts then. */
export function OverlapsNotice({
  overlaps,
  className,
}: {
  overlaps: readonly Overlap[]
  className?: string
}) {
  if (overlaps.length === 0) return null
  return (
    <div className={cx('flex gap-2 rounded-control bg-warning-soft px-3 py-2 text-warning', className)}>
      <TriangleAlert size={16} className="mt-0.5 shrink-0" />
      <div>
        <ul>
          {overlaps.map(overlap => (
            <li key={overlap.name}>{overlapMessage(overlap)}</li>
          ))}
        </ul>
        <p>Where both deals cut the price, the bigger discount applies.</p>
      </div>
    </div>
  )
}
