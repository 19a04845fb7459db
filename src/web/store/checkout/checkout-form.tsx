import type { Cart } from '../../../contract/cart.ts'
import type { DeliveryTerms } from '../../../contract/delivery/delivery.ts'
import { formatMoney } from '../../../contract/money.ts'
import type { CardSetup } from '../../../contract/payments.ts'
import { SubmitButton } from '../../parts/form/submit-button.tsx'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Banner } from '../../ui/banner.tsx'
import { liftToastsAbove } from '../../ui/lift-toasts.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { AccountSection } from './account-section.tsx'
import { AfterDecline } from './after-decline.tsx'
import { guestId } from './checkout-values.ts'
import { GuestSection } from './guest-section.tsx'
import type { InitialValues } from './initial-values.ts'
import { OrderProblemText } from './order-problem-text.tsx'
import { OrderSummary, OrderSummaryFold } from './order-summary.tsx'
import { usePlaceOrder } from './use-place-order.ts'

type Props = {
  cart: Cart
  terms: DeliveryTerms
  initial: InitialValues
  /** `guestId` for somebody without an account. */
  userId: string
  setup: CardSetup | null
  /** The person's newest order when the checkout was opened. */
  lastOrderId: string | null | undefined
}

export function CheckoutForm({ initial, setup, userId, ...start }: Props) {
  const isGuest = userId === guestId
  const cards = !isGuest && (setup === null || setup.cards)
  const placing = usePlaceOrder({
    ...start,
    userId,
    defaultValues: initial.values,
    defaultMethod: initial.method,
    cards,
  })
  const { quote, currency, form, method, problem, alert } = placing
  const pending = form.formState.isSubmitting
  const summary = { ...quote, currency, cash: method === 'COD' ? quote.cash : null }
  const pendingLabel = method === 'online' ? 'Processing...' : 'Placing your order...'
  return (
    <div className="mt-6 grid gap-x-16 gap-y-8 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <OrderSummaryFold {...summary} className="lg:hidden" />
      <form
        method="post"
        noValidate
        onSubmit={placing.submit}
        className={isGuest ? 'space-y-6' : 'space-y-10'}
      >
        {isGuest ? (
          <GuestSection placing={placing} />
        ) : (
          <AccountSection placing={placing} from={initial.from} setup={setup} cards={cards} />
        )}
        <div className="space-y-5">
          {problem && (
            <Banner
              tone="error"
              ref={alert}
              action={problem.kind === 'declined' && <AfterDecline placing={placing} />}
            >
              <OrderProblemText {...problem} />
            </Banner>
          )}
          <div ref={liftToastsAbove}>
            <SubmitButton
              variant="accent"
              size="large"
              className="w-full"
              pending={pending}
              pendingLabel={pendingLabel}
            >
              {method === 'online' ? 'Pay Now' : 'Place Order'} · {formatMoney(quote.total, currency)}
            </SubmitButton>
          </div>
          <LiveRegion>{pending && pendingLabel}</LiveRegion>
        </div>
      </form>
      <OrderSummary {...summary} className="hidden lg:block" />
      <LeaveDialog leaving={placing.leaving} isGuest={isGuest} />
    </div>
  )
}

type Leaving = Pick<ReturnType<typeof usePlaceOrder>, 'leaving'> & { isGuest: boolean }

const LeaveDialog = ({ leaving, isGuest }: Leaving) => (
  <AlertDialog
    open={leaving.asked}
    title="Leave while your order is being placed?"
    cancelLabel="Stay"
    confirmLabel="Leave"
    onCancel={leaving.stay}
    onConfirm={leaving.leave}
  >
    Stay to see whether it goes through.
    {!isGuest && ' If you leave, check My Orders before you order again.'}
  </AlertDialog>
)
