import { fieldOf } from '../../parts/form/field-of.ts'
import { SubmitButton } from '../../parts/form/submit-button.tsx'
import { Banner } from '../../ui/banner.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useResetPassword } from './use-reset-password.ts'

/** The link's token, and whether it came with an invitation to the staff. */
export type ResetLink = { token: string; invited: boolean }

type Props = { link: ResetLink; onExpired: () => void }

export function ResetPasswordForm({ link, onExpired }: Props) {
  const awake = useHydrated()
  const { form, submit } = useResetPassword(link.token, onExpired)
  const { errors, isSubmitting } = form.formState
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-3 space-y-5">
      <p className="text-body-s text-ink-2">
        {link.invited
          ? 'You will sign in with it and your email address.'
          : 'This signs you out everywhere. Then sign in with the new password.'}
      </p>
      {errors.root?.message && <Banner tone="error">{errors.root.message}</Banner>}
      <PasswordInput
        label="New password"
        autoComplete="new-password"
        help={`At least ${link.invited ? 12 : 8} characters. A few unrelated words are easy to remember and hard to guess.`}
        {...fieldOf(form, 'password')}
      />
      <SubmitButton
        size="large"
        className="w-full"
        disabled={!awake}
        pending={isSubmitting}
        pendingLabel="Saving..."
      >
        Save new password
      </SubmitButton>
    </form>
  )
}
