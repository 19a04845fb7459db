import { type FormEvent, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'

type Props = {
  open: boolean
  pending: boolean
  error: string | null
  onConfirm: (currentPassword: string) => void
  onClose: () => void
  className?: string
}

/** Asks for the current password, in case somebody else found this screen open. */
export function ReauthenticateDialog({ open, pending, error, onConfirm, onClose, className }: Props) {
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onConfirm(String(new FormData(event.currentTarget).get('currentPassword')))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Is it you?"
      {...(className === undefined ? {} : { className })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} pending={pending} pendingLabel="Checking…">
            Go on
          </Button>
        </>
      }
    >
      <form id={id} method="post" noValidate onSubmit={submit} className="space-y-4">
        <p className="text-ink-2">You signed in more than ten minutes ago.</p>
        <PasswordInput
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          error={error ?? undefined}
          data-autofocus
        />
      </form>
    </Dialog>
  )
}
