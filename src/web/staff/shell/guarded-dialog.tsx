import { type ComponentProps, useState } from 'react'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type Props = ComponentProps<typeof Dialog> & { unsaved: boolean }

/** Esc or a click beside the dialog must not lose what was entered, so they ask first; its own Cancel says so itself. */
export function GuardedDialog({ unsaved, onClose, ...dialog }: Props) {
  const [isAsking, setAsked] = useState(false)
  return (
    <>
      <Dialog {...dialog} onClose={() => (unsaved ? setAsked(true) : onClose())} />
      <AlertDialog
        open={isAsking && dialog.open}
        title="Leave without saving?"
        cancelLabel="Keep editing"
        confirmLabel="Leave"
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          onClose()
        }}
      >
        What you entered here will be lost.
      </AlertDialog>
    </>
  )
}
