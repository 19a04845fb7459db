import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { ForgotPassword } from '../../../contract/accounts/accounts.ts'
import { browserApi } from '../../api/browser.ts'
import { asApiError } from '../../api/error.ts'
import { fieldOf } from '../../parts/form/field-of.ts'
import { showRefusal } from '../../parts/form/show-refusal.ts'
import { SubmitButton } from '../../parts/form/submit-button.tsx'
import { useSendsMail } from '../../parts/use-public-shop.ts'
import { Banner } from '../../ui/banner.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** `onSent` receives the e-mail once the shop has accepted the request. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const awake = useHydrated()
  const { form, submit } = useForgotPassword(onSent)
  const { errors, isSubmitting } = form.formState
  const sendsMail = useSendsMail()
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-3 space-y-5">
      <p className="text-body-s text-ink-2">
        Enter the email address you signed up with.{' '}
        {sendsMail
          ? 'We will send you a link to choose a new password.'
          : 'This shop sends no emails: it makes a link to choose a new password, which you then ask us for.'}
      </p>
      {errors.root?.message && <Banner tone="error">{errors.root.message}</Banner>}
      <TextInput
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...fieldOf(form, 'email')}
      />
      <SubmitButton
        size="large"
        className="w-full"
        disabled={!awake}
        pending={isSubmitting}
        pendingLabel={sendsMail ? 'Sending...' : 'Making it...'}
      >
        {sendsMail ? 'Send the link' : 'Make the link'}
      </SubmitButton>
    </form>
  )
}

function useForgotPassword(onSent: (email: string) => void) {
  const form = useForm<ForgotPassword>({
    resolver: zodResolver(ForgotPassword),
    mode: 'onTouched',
    defaultValues: { email: '' },
  })
  const send = async (body: ForgotPassword) => {
    try {
      await browserApi.accounts.forgotPassword({ body })
      onSent(body.email)
    } catch (error) {
      const refusal = asApiError(error)
      if (!showRefusal(form, refusal, ['email'])) form.setError('root', { message: refusal.message })
    }
  }
  return { form, submit: form.handleSubmit(send) }
}
