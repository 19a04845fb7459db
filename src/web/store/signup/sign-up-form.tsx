import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { SignUp } from '../../../contract/accounts/accounts.ts'
import { browserApi } from '../../api/browser.ts'
import { ApiError, asApiError } from '../../api/error.ts'
import { ErrorSummary } from '../../parts/form/error-summary.tsx'
import { showRefusal } from '../../parts/form/show-refusal.ts'
import { SubmitButton } from '../../parts/form/submit-button.tsx'
import { paths } from '../../paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AccountFields, AddressFields, PersonFields } from './sign-up-fields.tsx'
import { type SignUpState, type SignUpValues, signUpFields } from './sign-up-values.ts'

export function SignUpForm({ next }: { next: string | undefined }) {
  const awake = useHydrated()
  const { form, submit } = useSignUp(next)
  const { errors, isSubmitting } = form.formState
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-6 space-y-8">
      {errors.root?.message && <Banner tone="error">{errors.root.message}</Banner>}
      <ErrorSummary form={form} names={signUpFields} />
      <AccountFields form={form} />
      <PersonFields form={form} />
      <AddressFields form={form} />
      <SubmitButton
        size="large"
        className="w-full"
        disabled={!awake}
        pending={isSubmitting}
        pendingLabel="Creating..."
      >
        Create account
      </SubmitButton>
    </form>
  )
}

function useSignUp(next: string | undefined) {
  const navigate = useNavigate()
  // onTouched: a field shows its message after it was left, and removes it as soon as it is right.
  const form = useForm<SignUpValues, unknown, SignUp>({ resolver: zodResolver(SignUp), mode: 'onTouched' })
  const signUp = async (values: SignUp) => {
    try {
      const { linkMailed } = await browserApi.accounts.signUp({ body: values })
      // Not in the address, which others may see.
      await navigate(paths.login(next, linkMailed ? 'mailed' : 'created'), { state: { email: values.email } })
    } catch (error) {
      showFailure(form, error)
    }
  }
  return { form, submit: form.handleSubmit(signUp) }
}

/** Shows the shop's message at the top and, when it names fields, beside them. */
function showFailure(form: SignUpState, error: unknown) {
  form.setError('root', { message: failureText(asApiError(error)) })
  if (error instanceof ApiError) showRefusal(form, error, signUpFields)
}

/** Why there is no account: the shop's own words or, where it gave none, those of the specification and why. */
export function failureText({ status, code, hasWords, message }: ApiError): string {
  if (hasWords && code !== 'internal' && status !== 0) return message
  return `Signup failed. Please try again.${status === 0 ? ` ${message}` : ''}`
}
