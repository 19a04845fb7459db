import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { SecondFactor, SecondFactorSetup } from '../../../contract/accounts/second-factor.ts'
import { browserApi } from '../../api/browser.ts'
import { nextPath } from '../../parts/account/next-path.ts'
import { ReauthenticateDialog } from '../../parts/account/reauthenticate-dialog.tsx'
import { useReauthentication } from '../../parts/account/use-reauthentication.ts'
import { orderDate } from '../../parts/order/order-date.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toast-context.ts'
import { useSecondFactor } from '../access/second-factor-context.ts'
import { staffDialogClass } from '../dialogs/staff-dialog-class.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { SetUpDialog } from './set-up-dialog.tsx'

/** Sets codes from the phone up, replaces them, and turns them off. */
export function PhoneCodes({ factor }: { factor: SecondFactor }) {
  const { replace } = useSecondFactor()
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [isTurningOff, setIsTurningOff] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const reauthentication = useReauthentication()
  const goOn = useGoOn()
  const toasts = useToasts()
  const begin = () =>
    reauthentication.run(async body => setSetup(await browserApi.accounts.beginSecondFactor({ body })))
  const renew = () =>
    reauthentication.run(async body => {
      setCodes((await browserApi.accounts.renewRecoveryCodes({ body })).recoveryCodes)
    })
  const turnOff = () => {
    setIsTurningOff(false)
    reauthentication.run(async body => {
      replace(await browserApi.accounts.turnOffSecondFactor({ body }))
      toasts.show({ text: 'Signing in asks for your password alone.' })
      heading.current?.focus()
    })
  }
  const isOn = factor.since !== null
  return (
    <section aria-labelledby="codes-heading">
      <h2 id="codes-heading" ref={heading} tabIndex={-1} className="font-semibold text-heading">
        Codes from your phone
      </h2>
      <State factor={factor} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant={isOn ? 'outline' : 'primary'} pending={reauthentication.pending} onClick={begin}>
          {isOn ? 'Use another phone' : 'Set up codes'}
        </Button>
        {isOn && (
          <Button variant="outline" pending={reauthentication.pending} onClick={renew}>
            New recovery codes
          </Button>
        )}
        {isOn && !factor.required && (
          <Button variant="outline" onClick={() => setIsTurningOff(true)}>
            Turn off
          </Button>
        )}
      </div>
      <ReauthenticateDialog className={staffDialogClass} {...reauthentication.dialog} />
      {setup && (
        <SetUpDialog
          setup={setup}
          onClose={() => setSetup(null)}
          onDone={made => {
            setSetup(null)
            setCodes(made)
          }}
        />
      )}
      {codes && (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes(null)
            // Known here first: the page behind would lead back to this one otherwise.
            const since = factor.since ?? new Date().toISOString()
            replace({ ...factor, since, recoveryCodesLeft: codes.length })
            goOn()
          }}
        />
      )}
      <AlertDialog
        open={isTurningOff}
        title="Turn off codes from your phone?"
        confirmLabel="Turn off"
        onCancel={() => setIsTurningOff(false)}
        onConfirm={turnOff}
      >
        Whoever knows your password can then sign in as you. Your recovery codes stop working, too.
      </AlertDialog>
    </section>
  )
}

/** Back to the page that asked for it first. */
function useGoOn() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const next = search.get('next')
  return () => {
    if (next) navigate(nextPath(next), { replace: true })
  }
}

function State({ factor: { since, recoveryCodesLeft, required } }: { factor: SecondFactor }) {
  if (since === null)
    return (
      <>
        {required && (
          <Banner tone="warning" className="mt-3">
            Every member of the staff needs this here. Set it up to go on with your work.
          </Banner>
        )}
        <p className="mt-2 max-w-text text-ink-2">
          An app on your phone makes a new code every 30 seconds, and signing in asks for it after your
          password. Then nobody gets in with your password alone.
        </p>
      </>
    )
  return (
    <>
      <p className="mt-2 text-ink-2">
        On since {orderDate(since)}. {recoveryCodesLeft} of 10 recovery codes are left.
        {required && ' Every member of the staff needs this here.'}
      </p>
      {recoveryCodesLeft < 3 && (
        <Banner tone="warning" className="mt-3">
          Few recovery codes are left. Make new ones, so that you get in if your phone is lost.
        </Banner>
      )}
    </>
  )
}
