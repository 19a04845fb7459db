import { cx } from '../../ui/cx.ts'
import { TriangleAlert } from '../../ui/icons.tsx'
import { type Meeting, meetingWords } from './overlaps.ts'

/** Said, not refused: two deals at once are allowed, and what counts then is told. */
export function Meetings({ meetings, className }: { meetings: readonly Meeting[]; className?: string }) {
  if (meetings.length === 0) return null
  return (
    <div className={cx('flex gap-2 rounded-control bg-warning-soft px-3 py-2 text-warning', className)}>
      <TriangleAlert size={16} className="mt-0.5 shrink-0" />
      <div>
        <ul>
          {meetings.map(meeting => (
            <li key={meeting.name}>{meetingWords(meeting)}</li>
          ))}
        </ul>
        <p>Where both take percent off, the greater counts.</p>
      </div>
    </div>
  )
}
