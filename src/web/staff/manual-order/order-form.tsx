import { managing } from '../../../contract/accounts/staff-roles.ts'
import { formatMoney } from '../../../contract/money.ts'
import type { StaffOrderDetail } from '../../../contract/orders/staff-orders.ts'
import { useCurrency } from '../../parts/money.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { liftToasts } from '../../ui/lift-toasts.ts'
import { useMay } from '../access/staff-role.ts'
import { useFocusWrongField } from '../controls/use-focus-wrong-field.ts'
import { firstMissingChoice } from '../order-pieces/draft-line.ts'
import { MoneyFields } from '../order-pieces/money-fields.tsx'
import { ProblemBanner } from '../order-pieces/problem-banner.tsx'
import { BuyerFields } from './buyer-fields.tsx'
import { isCounterSale, isEmpty, type ManualDraft } from './manual-draft.ts'
import { OrderSummary } from './order-summary.tsx'
import { Pieces } from './pieces.tsx'
import { useManualOrder } from './use-manual-order.ts'

type Props = {
  begun: ManualDraft
  /** The order that is placed once more; null for a new one. */
  again: string | null
  onPlaced: (order: StaffOrderDetail) => void
}

/** On a phone the button that places the order stays in sight. */
const lowerEdge =
  'z-header max-lg:-mx-4 max-lg:sticky max-lg:bottom-[var(--bar-height,0px)] max-lg:border-line max-lg:border-t max-lg:bg-white max-lg:px-4 max-lg:py-3'

export function OrderForm({ begun, again, onPlaced }: Props) {
  const { draft, put, place, startOver, preview, ...state } = useManualOrder(begun, again, onPlaced)
  const { pending, error, fields } = state
  const shopCurrency = useCurrency()
  const currency = preview.last?.currency ?? shopCurrency
  const manages = useMay(managing)
  const isSale = isCounterSale(draft)
  const form = useFocusWrongField(state.tries)
  const errors = { ...preview.error?.fields, ...fields }
  const common = { draft, onChange: put, errors }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        if (!pending) void place()
      }}
      className="flex flex-col gap-x-10 gap-y-6 lg:grid lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]"
    >
      <div className="min-w-0 space-y-8">
        <section aria-labelledby="buyer">
          <h2 id="buyer" className="mb-2 font-semibold text-body-l">
            Buyer
          </h2>
          <BuyerFields {...common} maySell={manages} />
        </section>
        <section aria-labelledby="pieces">
          <h2 id="pieces" className="mb-3 font-semibold text-body-l">
            Pieces
          </h2>
          <Pieces {...common} currency={currency} preview={preview.last} mayPrice={manages} />
          {manages && (
            <div className="mt-4 border-line border-t">
              <MoneyFields
                {...common}
                isDelivered={!isSale}
                charge={preview.last?.money.delivery ?? null}
                currency={currency}
              />
            </div>
          )}
        </section>
      </div>
      <div className="max-lg:contents lg:sticky lg:top-20 lg:space-y-4 lg:self-start">
        {/* Above the summary, which grows when the price comes and would move it from under the pointer. */}
        {!isSale && <Confirmed checked={draft.confirmed} onChange={confirmed => put({ confirmed })} />}
        <OrderSummary
          preview={preview.last}
          isOld={preview.shown === null}
          takenAlong={isSale}
          missing={firstMissingChoice(draft.lines) ?? (preview.error && 'The order has no price yet.')}
        />
        <div ref={liftToasts} className={lowerEdge}>
          {error && <ProblemBanner error={error} onRetry={preview.askAgain} />}
          <div className="flex flex-wrap items-center justify-end gap-3">
            {!isEmpty(draft) && (
              <Button variant="quiet" onClick={startOver}>
                Start over
              </Button>
            )}
            <Button
              type="submit"
              aria-disabled={state.isPricing}
              pending={pending}
              pendingLabel="Placing…"
              className="grow"
            >
              {isSale ? 'Note the sale' : 'Place order'}
              {preview.shown && `, ${formatMoney(preview.shown.money.total, preview.shown.currency)}`}
            </Button>
          </div>
        </div>
      </div>
    </form>
  )
}

type ConfirmedProps = { checked: boolean; onChange: (checked: boolean) => void }

const Confirmed = ({ checked, onChange }: ConfirmedProps) => (
  <Checkbox
    label="The buyer has confirmed it"
    help="Skips the confirmation call."
    checked={checked}
    onChange={event => onChange(event.target.checked)}
  />
)
