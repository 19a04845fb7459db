import type { SecondFactor } from '../../../contract/accounts/second-factor.ts'
import { browserApi } from '../../api/browser.ts'
import { ReauthenticateDialog } from '../../parts/account/reauthenticate-dialog.tsx'
import { useReauthentication } from '../../parts/account/use-reauthentication.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useToasts } from '../../ui/toast-context.ts'
import { useSecondFactor } from '../access/second-factor-context.ts'
import { staffDialogClass } from '../dialogs/staff-dialog-class.ts'

/** The owner's switch for the whole staff. */
export function StaffRule({ factor }: { factor: SecondFactor }) {
  const { replace } = useSecondFactor()
  const reauthentication = useReauthentication()
  const toasts = useToasts()
  const change = (required: boolean) =>
    reauthentication.run(async body => {
      replace(await browserApi.accounts.requireSecondFactor({ body: { ...body, required } }))
      toasts.show({
        text: required
          ? 'Every member of the staff now needs codes from their phone.'
          : 'Members of the staff may sign in with their password alone.',
      })
    })
  return (
    <section aria-labelledby="rule-heading">
      <h2 id="rule-heading" className="font-semibold text-heading">
        The whole staff
      </h2>
      <Checkbox
        label="Every member of the staff needs a second factor"
        help="Members without one see only this page until they set it up."
        checked={factor.required}
        aria-disabled={reauthentication.pending}
        onChange={event => change(event.target.checked)}
        className="mt-2"
      />
      <ReauthenticateDialog className={staffDialogClass} {...reauthentication.dialog} />
    </section>
  )
}
