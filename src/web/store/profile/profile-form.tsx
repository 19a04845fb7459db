import type { User } from '../../../contract/accounts/accounts.ts'
import { ReauthenticateDialog } from '../../parts/account/reauthenticate-dialog.tsx'
import { ErrorSummary } from '../../parts/form/error-summary.tsx'
import { fieldOf } from '../../parts/form/field-of.ts'
import { LeaveQuestion } from '../../parts/form/leave-question.tsx'
import { SubmitButton } from '../../parts/form/submit-button.tsx'
import { useLeaveGuard } from '../../parts/form/use-leave-guard.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { ContactFields } from './contact-fields.tsx'
import { profileFields, useEditProfile } from './use-edit-profile.ts'

type Props = { user: User; onSaved: (user: User) => void; onCancel: () => void }

export function ProfileForm({ user, onSaved, onCancel }: Props) {
  const { form, checkConfirmed, submit, dialog } = useEditProfile({ user, onSaved })
  const { isDirty, isSubmitting, errors } = form.formState
  const leaving = useLeaveGuard(isDirty)
  return (
    <>
      <form method="post" noValidate onSubmit={submit} className="mt-6 space-y-5">
        {errors.root?.message && <Banner tone="error">{errors.root.message}</Banner>}
        <ErrorSummary form={form} names={profileFields} />
        <TextInput label="First name" autoComplete="given-name" autoFocus {...fieldOf(form, 'firstName')} />
        <TextInput label="Last name" autoComplete="family-name" {...fieldOf(form, 'lastName')} />
        <ContactFields form={form} />
        <PasswordInput
          label="New password"
          optional
          autoComplete="new-password"
          help={`At least ${user.userType === 'admin' ? 12 : 8} characters. Changing your password signs you out everywhere else.`}
          {...fieldOf(form, 'password', { onChange: checkConfirmed })}
        />
        <PasswordInput
          label="Confirm new password"
          autoComplete="new-password"
          {...fieldOf(form, 'confirm')}
        />
        <div className="flex flex-wrap gap-3 pt-2">
          <SubmitButton pending={isSubmitting} pendingLabel="Saving...">
            Save
          </SubmitButton>
          <Button variant="outline" aria-disabled={isSubmitting} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
      <ReauthenticateDialog {...dialog} />
      <LeaveQuestion guard={leaving} />
    </>
  )
}
