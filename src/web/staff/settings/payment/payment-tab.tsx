import { zodResolver } from '@hookform/resolvers/zod'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { PaymentSettings, waysToPay } from '../../../../contract/settings/payment-settings.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { usePublicShop } from '../../../parts/use-public-shop.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { textLink } from '../../../ui/text-link.ts'
import { paths } from '../../paths.ts'
import { EarlierValues } from '../earlier-values.tsx'
import { SettingsForm } from '../settings-form.tsx'
import type { TabProps } from '../settings-group.ts'
import { useSettingsForm } from '../use-settings-form.ts'
import { PaymentPreview } from './payment-preview.tsx'

const names = ['takesCash', 'takesCards', 'cashWords', 'cardWords'] as const

/** Which ways to pay buyers are offered, and what stands at each. */
export function PaymentTab({ saved, onSaved, onReload }: TabProps<'payment'>) {
  const state = useSettingsForm<PaymentSettings, PaymentSettings>({
    values: saved.value,
    resolver: zodResolver(PaymentSettings),
    names,
    toChange: value => ({ group: 'payment', version: saved.version, value }),
    onSaved,
  })
  const { form } = state
  const typed = useWatch({ control: form.control, compute: values => values })
  const hasProvider = usePublicShop()?.pays.hasProvider ?? false
  return (
    <>
      <SettingsForm
        state={state}
        onReload={onReload}
        preview={<PaymentPreview typed={typed} offered={waysToPay(typed, hasProvider)} />}
      >
        <p className="text-body-s text-ink-2">
          A way that you switch off is not offered from then on. Orders that are placed stay as they are, and
          a card that is authorised already still pays for its order.
        </p>
        <fieldset className="space-y-3">
          <legend className="font-semibold">Cash on delivery</legend>
          <Checkbox
            label="Offer cash on delivery"
            {...fieldOf(form, 'takesCash', { deps: ['takesCards'] })}
          />
          <p className="text-body-s text-ink-2">
            <Link to={paths.settings('delivery')} className={textLink}>
              Delivery
            </Link>{' '}
            says in which cities the courier collects it.
          </p>
          <TextInput
            label="Note under cash on delivery"
            optional
            autoComplete="off"
            help="In place of “Pay the courier when the parcel arrives.”"
            {...fieldOf(form, 'cashWords')}
          />
        </fieldset>
        <fieldset className="space-y-3">
          <legend className="font-semibold">Card</legend>
          <Checkbox label="Offer cards" {...fieldOf(form, 'takesCards', { deps: ['takesCash'] })} />
          <Provider exists={hasProvider} />
          <TextInput
            label="Note under cards"
            optional
            autoComplete="off"
            help="In place of “Your card is charged when the order goes through.”"
            {...fieldOf(form, 'cardWords')}
          />
        </fieldset>
      </SettingsForm>
      <EarlierValues group="payment" saved={saved} onSaved={onSaved} />
    </>
  )
}

/** What no screen sets: keys are secrets, and stay with whoever starts the shop. */
function Provider({ exists }: { exists: boolean }) {
  const isStripe = usePublicShop()?.stripeScript
  if (!exists)
    return (
      <p className="text-body-s text-ink-2">
        This shop has no card provider yet, so buyers pay in cash. Cards need a Stripe account: whoever runs
        the shop’s machine starts it with STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.
      </p>
    )
  return (
    <p className="text-body-s text-ink-2">
      {isStripe ? 'Stripe takes the cards.' : 'Test cards only: no money moves.'} This is set where the shop
      is started, not here.
    </p>
  )
}
