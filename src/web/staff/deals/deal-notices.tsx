import { useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import type { Notice } from './use-deals.ts'

type Props = {
  notice: Notice | null
  onDismiss: () => void
  onUndo: (changeId: string) => Promise<void>
  mock: boolean
  retrying: boolean
  onRetry: () => void
}

/** The container stays mounted, so screen readers announce what appears in it. */
export const DealNotices = ({ notice, onDismiss, onUndo, mock, retrying, onRetry }: Props) => (
  <div className="space-y-3 not-empty:mb-5">
    {notice && (
      <Banner
        key={notice.key}
        tone={notice.tone}
        onDismiss={onDismiss}
        action={notice.changeId && <UndoButton changeId={notice.changeId} onUndo={onUndo} />}
      >
        {notice.text}
      </Banner>
    )}
    {mock && (
      <Banner
        tone="warning"
        title="Nothing here is saved"
        action={
          <Button
            variant="outline"
            size="small"
            pending={retrying}
            pendingLabel="Trying again"
            onClick={onRetry}
          >
            Try again
          </Button>
        }
      >
        The shop cannot be reached. Sample deals and your changes stay in this browser only and disappear once
        the shop is back.
      </Banner>
    )}
  </div>
)

function UndoButton({ changeId, onUndo }: Pick<Props, 'onUndo'> & { changeId: string }) {
  const [pending, setPending] = useState(false)
  const undo = async () => {
    setPending(true)
    await onUndo(changeId)
  }
  return (
    <Button variant="outline" size="small" pending={pending} pendingLabel="Undoing" onClick={undo}>
      Undo
    </Button>
  )
}
