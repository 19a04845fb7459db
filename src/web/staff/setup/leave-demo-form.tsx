import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type DemoKept, LeaveDemo } from '../../../contract/demo.ts'
import { browserApi } from '../../api/browser.ts'
import { ApiError } from '../../api/error.ts'
import { openSession } from '../../api/session.ts'
import { ErrorSummary } from '../../parts/form/error-summary.tsx'
import { fieldOf } from '../../parts/form/field-of.ts'
import { showRefusal } from '../../parts/form/show-refusal.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useConfirmation } from '../dialogs/use-confirmation.ts'
import { beginAgain } from './opens-again.tsx'

type Props = { needsLogin: boolean; onLeft: () => void }

const options: { value: DemoKept; label: string; help: string }[] = [
  {
    value: 'nothing',
    label: 'None: begin with an empty shop',
    help: 'They go with their size charts. Products that you have added stay.',
  },
  {
    value: 'products',
    label: 'All of them, with their size charts',
    help: 'They are on sale then as they are. Their pictures are drawn, not photographed.',
  },
]

const names = ['keep', 'owner.email', 'owner.password'] as const

/** What stays, who the owner is, and the question before it is done. */
export function LeaveDemoForm({ needsLogin, onLeft }: Props) {
  const form = useForm<LeaveDemo>({
    resolver: zodResolver(LeaveDemo),
    mode: 'onTouched',
    defaultValues: { owner: needsLogin ? { email: '', password: '' } : null },
  })
  const confirmation = useConfirmation(async () => {
    try {
      const { signedIn } = await browserApi.demo.leave({ body: LeaveDemo.parse(form.getValues()) })
      beginAgain()
      if (signedIn) openSession(signedIn.token, signedIn.user, false)
      onLeft()
    } catch (cause) {
      // What is wrong with a field is said there.
      if (!(cause instanceof ApiError && showRefusal(form, cause, names))) throw cause
    }
  })
  const keep = form.watch('keep') ?? null
  return (
    <form noValidate onSubmit={form.handleSubmit(confirmation.ask)} className="mt-6 space-y-6">
      <ErrorSummary form={form} names={names} />
      <RadioGroup
        legend="Which of the demo’s products stay?"
        options={options}
        value={keep}
        error={form.formState.errors.keep?.message}
        onChange={value => form.setValue('keep', value, { shouldValidate: true, shouldDirty: true })}
      />
      {needsLogin && (
        <fieldset className="space-y-4">
          <legend className="font-semibold">Your own login</legend>
          <p className="text-ink-2">From then on you sign in with it, as the shop’s owner.</p>
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...fieldOf(form, 'owner.email')}
          />
          <PasswordInput
            label="Password"
            autoComplete="new-password"
            help="At least 12 characters."
            {...fieldOf(form, 'owner.password')}
          />
        </fieldset>
      )}
      <Button type="submit">Leave the demo…</Button>
      <AlertDialog
        {...confirmation.dialog}
        title="Leave the demo for good?"
        cancelLabel="Stay in the demo"
        confirmLabel="Leave the demo"
        pendingLabel="Leaving…"
      >
        {keep === 'nothing'
          ? 'The demo’s products, customers and all orders placed so far are deleted now.'
          : 'The demo’s customers and all orders placed so far are deleted now. Its products stay.'}{' '}
        Nobody can take this back.
      </AlertDialog>
    </form>
  )
}
