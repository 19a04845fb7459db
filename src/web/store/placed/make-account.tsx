import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import type { z } from 'zod'
import { GuestAccount } from '../../../contract/orders/guest-orders.ts'
import { ApiError, asApiError } from '../../api/error.ts'
import { useSession } from '../../api/session.ts'
import { fieldOf } from '../../parts/form/field-of.ts'
import { showRefusal } from '../../parts/form/show-refusal.ts'
import { SubmitButton } from '../../parts/form/submit-button.tsx'
import { guestApi } from '../../parts/guests/guest-api.ts'
import { type KeptOrder, keepOrder } from '../../parts/guests/kept-order.ts'
import { paths } from '../../paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { textLink } from '../../ui/text-link.ts'
import { openFor } from '../login/sign-in.ts'

type Values = z.input<typeof GuestAccount>

/** An account made of what was typed for the order: a password is enough, with an address where none was given. */
export function MakeAccount({ kept }: { kept: KeptOrder }) {
  const { email } = kept
  const session = useSession()
  const [isMade, setMade] = useState(false)
  const form = useForm<Values, unknown, GuestAccount>({
    resolver: zodResolver(GuestAccount),
    mode: 'onTouched',
    defaultValues: { password: '', email },
  })
  const submit = form.handleSubmit(async body => {
    try {
      const { token } = await guestApi.orders.guestAccount({ body })
      setMade(true)
      await openFor(token, false)
      // The order is the account's now.
      keepOrder(kept)
    } catch (cause) {
      const named = cause instanceof ApiError && showRefusal(form, cause, ['email', 'password'])
      if (!named) form.setError('root', { message: asApiError(cause).message })
    }
  })
  if (session)
    return isMade ? (
      <Banner tone="success">
        Your account is ready. This order is under{' '}
        <Link to={paths.orders()} className={textLink}>
          My Orders
        </Link>
        .
      </Banner>
    ) : null
  const { errors, isSubmitting } = form.formState
  return (
    <section aria-labelledby="account-title">
      <h2 id="account-title" className="font-display text-display-s">
        Order faster next time
      </h2>
      <p className="mt-2 mb-4 text-body-s text-ink-2">
        {email
          ? `Choose a password, and ${email} has an account with this order and address.`
          : 'Add an email and a password to save this order and address.'}
      </p>
      <form method="post" noValidate onSubmit={submit} className="space-y-5">
        {errors.root?.message && <Banner tone="error">{errors.root.message}</Banner>}
        {email === '' && (
          <TextInput label="Email address" type="email" autoComplete="email" {...fieldOf(form, 'email')} />
        )}
        <PasswordInput
          label="Password"
          autoComplete="new-password"
          help="At least 8 characters."
          {...fieldOf(form, 'password')}
        />
        <SubmitButton pending={isSubmitting} pendingLabel="Creating...">
          Create account
        </SubmitButton>
      </form>
    </section>
  )
}
