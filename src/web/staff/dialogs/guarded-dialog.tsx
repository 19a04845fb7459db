import { type ComponentProps, useState } from 'react'
import { LeaveQuestion } from '../../parts/form/leave-question.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type Props = ComponentProps<typeof Dialog> & { unsaved: boolean }

/** A dialog that asks before Esc or a click beside it discards unsaved input. Its own Cancel button does not ask. */
export function GuardedDialog({ unsaved, onClose, ...dialog }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Dialog {...dialog} onClose={() => (unsaved ? setIsAsking(true) : onClose())} />
      <LeaveQuestion
        guard={{
          asked: isAsking && dialog.open,
          stay: () => setIsAsking(false),
          leave: () => {
            setIsAsking(false)
            onClose()
          },
        }}
      >
        What you entered here will be lost.
      </LeaveQuestion>
    </>
  )
}
