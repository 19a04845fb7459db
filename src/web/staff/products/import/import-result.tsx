import type { UndoResult } from '../../../../contract/catalogue/staff-catalogue.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { countLabel } from '../../../ui/count-label.ts'
import { undoneMessage } from '../list/bulk-messages.ts'
import type { Report } from './use-import.ts'

type Props = { report: Report; undone: UndoResult | null; undoing: boolean; onUndo: () => void }

/** What was imported, with a button to undo it. */
export function ImportResult({ report, undone, undoing, onUndo }: Props) {
  const { created, updated, unchanged, changeId } = report
  if (undone)
    return (
      <Banner tone="info" title="The import was undone" className="my-4">
        {undoneMessage(undone)}
      </Banner>
    )
  return (
    <Banner
      tone="success"
      title={`${countLabel(created + updated, 'product')} imported`}
      className="my-4"
      action={
        changeId !== null && (
          <Button
            variant="outline"
            size="small"
            className="my-2"
            pending={undoing}
            pendingLabel="Undoing…"
            onClick={onUndo}
          >
            Undo import
          </Button>
        )
      }
    >
      {created} added, {updated} changed, {unchanged} unchanged.
    </Banner>
  )
}
