import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { Invitation, type StaffMember } from '../../../contract/staff.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { fieldOf } from '../../parts/form/field-of.ts'
import { showRefusal } from '../../parts/form/show-refusal.ts'
import { SubmitButton } from '../../parts/form/submit-button.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useToasts } from '../../ui/toast-context.ts'
import { GuardedDialog } from '../dialogs/guarded-dialog.tsx'
import { staffDialogClass } from '../dialogs/staff-dialog-class.ts'
import { useStillOpen } from '../dialogs/use-still-open.ts'
import { RoleSelect } from './role-select.tsx'

type Props = { onClose: () => void; onInvited: (list: { members: StaffMember[] }, email: string) => void }

const fields = ['email', 'firstName', 'lastName', 'staffRole'] as const

export function InviteDialog({ onClose, onInvited }: Props) {
  const id = useId()
  const form = useForm<Invitation>({
    resolver: zodResolver(Invitation),
    mode: 'onTouched',
    defaultValues: { email: '', firstName: '', lastName: '' },
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const toasts = useToasts()
  const isStillOpen = useStillOpen()
  const invite = async (body: Invitation) => {
    try {
      onInvited(await browserApi.staff.invite({ body }), body.email)
    } catch (cause) {
      const error = asApiError(cause)
      if (!isStillOpen.current)
        return toasts.show({ tone: 'error', text: `${body.email} was not invited. ${error.message}` })
      if (!showRefusal(form, error, fields)) form.setError('root', { message: error.message })
    }
  }
  return (
    <GuardedDialog
      open
      unsaved={isDirty}
      onClose={onClose}
      title="Invite a member of staff"
      className={staffDialogClass}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={id} pending={isSubmitting} pendingLabel="Inviting…">
            Send invitation
          </SubmitButton>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.handleSubmit(invite)} className="space-y-4">
        {errors.root?.message && <Banner tone="error">{errors.root.message}</Banner>}
        <p className="text-ink-2">
          They get an email with a link to choose a password, valid for seven days. If they already have an
          account here, their current password stops working now.
        </p>
        <TextInput label="Email" type="email" autoComplete="off" data-autofocus {...fieldOf(form, 'email')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput label="First name" autoComplete="off" {...fieldOf(form, 'firstName')} />
          <TextInput label="Last name" autoComplete="off" {...fieldOf(form, 'lastName')} />
        </div>
        <RoleSelect {...fieldOf(form, 'staffRole')} />
      </form>
    </GuardedDialog>
  )
}
