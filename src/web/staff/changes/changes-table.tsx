import { Link } from 'react-router'
import type { ChangeAction, ChangeSubject } from '../../../contract/changes/change-words.ts'
import type { Change } from '../../../contract/staff.ts'
import { useCurrency } from '../../parts/money.tsx'
import { orderTime } from '../../parts/order/order-date.ts'
import { useGroups } from '../../parts/use-public-shop.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { textLink } from '../../ui/text-link.ts'
import { useStaffRole } from '../access/staff-role.ts'
import { paths } from '../paths.ts'
import { ChangeLineList } from './change-line-list.tsx'
import { changeLines } from './change-lines.ts'
import { changeSentence, changeText } from './change-sentence.ts'

type Props = { changes: readonly Change[]; busy: boolean; onUndo: (change: Change) => void }

export const ChangesTable = ({ changes, busy, onUndo }: Props) => (
  <table aria-busy={busy} className={cx('staff-table', busy && 'opacity-60')}>
    <thead>
      <tr>
        <th scope="col">When</th>
        <th scope="col">Who</th>
        <th scope="col">What</th>
        <th scope="col">Before and after</th>
        <th scope="col">Undo</th>
      </tr>
    </thead>
    <tbody>
      {changes.map(change => (
        <tr key={change._id} className="md:[&>td]:align-top">
          <td data-label="When" className="whitespace-nowrap tabular-nums">
            <time dateTime={change.at}>{orderTime(change.at)}</time>
          </td>
          <td data-label="Who">{change.by.name}</td>
          <td data-label="What" className="wrap-anywhere">
            <Sentence change={change} />
          </td>
          <td className="max-md:block! max-md:text-start!">
            <ChangeLines change={change} />
          </td>
          <td className="empty:hidden md:empty:table-cell">
            <UndoCell change={change} onUndo={() => onUndo(change)} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const inCatalogue: readonly ChangeSubject[] = ['category', 'collection', 'chart']

/** A rule that was multiplied is undone with the prices. */
const withPrices: readonly ChangeAction<'collection'>[] = ['multiplied', 'multiplication undone']

/** Deals and settings are undone where they are set; a page that was added is deleted instead. */
function canUndo({ thing, action, before, after }: Change, isOwner: boolean): boolean {
  if (thing === 'product') return action !== 'linked'
  if (thing === 'page') return isOwner && before !== null
  if (thing === 'collection' && withPrices.some(each => each === action)) return false
  // A merge that was undone is made again by merging.
  return inCatalogue.includes(thing) && !(after && 'mergedInto' in after && after.mergedInto === null)
}

function UndoCell({ change, onUndo }: { change: Change; onUndo: () => void }) {
  const isOwner = useStaffRole() === 'owner'
  if (!canUndo(change, isOwner)) return null
  if (change.undone)
    return (
      // Takes the focus once the undo button is gone.
      <span tabIndex={-1} data-undone={change._id} className="text-ink-2">
        Undone
      </span>
    )
  return (
    <Button variant="outline" size="small" onClick={onUndo}>
      Undo
      <span className="sr-only">: {changeText(change)}</span>
    </Button>
  )
}

function Sentence({ change }: { change: Change }) {
  const { before, after } = changeSentence(change)
  return (
    <span>
      {before}
      <Link to={paths.changes(change.subjectId)} className={`${textLink} inline-block py-0.5`}>
        {change.subject}
      </Link>
      {after}
    </span>
  )
}

const maxLinesUnfolded = 4

function ChangeLines({ change }: { change: Change }) {
  const [currency, groups] = [useCurrency(), useGroups()]
  const lines = changeLines(change, { currency: change.currency ?? currency, groups })
  return (
    <>
      <ChangeLineList lines={lines.slice(0, maxLinesUnfolded)} />
      {lines.length > maxLinesUnfolded && (
        <details>
          <summary className={`inline-flex min-h-11 cursor-pointer items-center ${textLink}`}>
            {lines.length - maxLinesUnfolded} more
          </summary>
          <ChangeLineList lines={lines.slice(maxLinesUnfolded)} />
        </details>
      )}
    </>
  )
}
