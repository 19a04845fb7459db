import { type ReactNode, useState } from 'react'
import type { Reauthentication } from '../../../contract/accounts/second-factor.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { ReauthenticateDialog } from './reauthenticate-dialog.tsx'
import { useReauthentication } from './use-reauthentication.ts'

type Props = {
  title: string
  confirmLabel: string
  /** What goes and what stays. */
  children: ReactNode
  /** Makes the call. */
  erase: (proof: Reauthentication) => Promise<unknown>
  onErased: () => void
  onCancel: () => void
  className?: string
}

/** Asks before an account is deleted, and for the password where needed. A refusal is shown with the question. */
export function EraseDialog({ title, confirmLabel, children, erase, onErased, onCancel, className }: Props) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const { run, pending, dialog } = useReauthentication(({ message }) => setRefusal(message))
  const confirm = () => {
    setRefusal(null)
    void run(async proof => {
      await erase(proof)
      onErased()
    })
  }
  return (
    <>
      <AlertDialog
        open={!dialog.open}
        title={title}
        confirmLabel={confirmLabel}
        pending={pending}
        pendingLabel="Deleting…"
        error={refusal}
        onCancel={onCancel}
        onConfirm={confirm}
      >
        {children}
      </AlertDialog>
      <ReauthenticateDialog {...dialog} {...(className === undefined ? {} : { className })} />
    </>
  )
}
