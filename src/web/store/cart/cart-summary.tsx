import { type ComponentProps, useRef } from 'react'
import type { CartItem } from '../../../contract/cart.ts'
import type { DeliveryTerms } from '../../../contract/delivery/delivery.ts'
import { formatMoney, toAmount, toCents } from '../../../contract/money.ts'
import { adjustmentTable } from '../../../contract/orders/adjustments.ts'
import { AskOnWhatsApp } from '../../parts/ask-on-whats-app.tsx'
import { useCurrency } from '../../parts/money.tsx'
import { arrivesIn } from '../../parts/order/arrives-in.ts'
import { usePublicShop } from '../../parts/use-public-shop.ts'
import { cx } from '../../ui/cx.ts'
import { useBarHeight } from '../../ui/use-bar-height.ts'
import { cartQuestion } from './cart-question.ts'
import type { ShownCart } from './cart-state.ts'
import { cartDelivery } from './delivery-rows.ts'
import { ProceedButton } from './proceed-button.tsx'

type Props = { cart: ShownCart; terms: DeliveryTerms | null; city: string } & Pick<
  ComponentProps<typeof ProceedButton>,
  'blockedBecause' | 'settle'
>

/** The total. On phones it stays with its button at the bottom of the screen. */
export function CartSummary({ cart, terms, city, blockedBecause, settle }: Props) {
  const currency = useCurrency()
  const money = (amount: number) => formatMoney(amount, currency)
  const delivery = cartDelivery(terms, { goods: cart.totalPrice, currency, city })
  // The checkout adds what depends on the city.
  const [totalName, total] =
    delivery.total === null ? ['Total before delivery', money(cart.totalPrice)] : ['Total', delivery.total]
  const note = usePublicShop()?.policies.cartNote
  const bar = useRef<HTMLDivElement>(null)
  useBarHeight(bar)
  return (
    <section aria-labelledby="summary-title" className="contents lg:sticky lg:top-24 lg:block lg:self-start">
      <div className="max-lg:mt-10">
        <h2 id="summary-title" className="font-display text-display-s">
          Summary
        </h2>
        <dl className="mt-4 space-y-2 tabular-nums">
          <Row name={`Subtotal (${cart.pricedPieces})`}>
            {money(toAmount(toCents(cart.totalPrice) + toCents(cart.saving)))}
          </Row>
          {cart.saving > 0 && <Row name={adjustmentTable.pair.label}>{money(-cart.saving)}</Row>}
          <Row name="Delivery">{delivery.charge}</Row>
          {delivery.arrives && <Row name={arrivesIn(delivery.city)}>{delivery.arrives}</Row>}
          <Row name={totalName} strong>
            {total}
          </Row>
        </dl>
        {delivery.inCash && (
          <p className="mt-3 text-body-s text-ink-2 tabular-nums">
            {delivery.inCash} if you pay the courier in cash.
          </p>
        )}
        {delivery.note && <p className="mt-4 text-body-s">{delivery.note}</p>}
        {note && <p className="mt-4 text-body-s text-ink-2">{note}</p>}
        <div className="mt-2">
          <AskAboutCart items={cart.items} />
        </div>
      </div>
      <div
        ref={bar}
        className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] max-lg:z-header max-lg:border-line max-lg:border-t max-lg:bg-paper max-lg:px-4 max-lg:py-3 low:max-lg:bottom-0 low:max-lg:pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:max-lg:px-6"
      >
        <p aria-hidden="true" className="min-w-20 tabular-nums lg:hidden">
          <span className="block max-w-24 text-caption text-ink-2">{totalName}</span>
          <span className="font-semibold">{total}</span>
        </p>
        <ProceedButton blockedBecause={blockedBecause} settle={settle} className="grow" />
      </div>
    </section>
  )
}

function Row(props: { name: string; strong?: boolean; children: string }) {
  return (
    <div
      className={cx(
        'flex justify-between gap-4',
        props.strong && 'mt-4 border-line border-t pt-4 font-semibold text-body-l',
      )}
    >
      <dt className="max-w-1/2 shrink-0">{props.name}</dt>
      <dd className="text-balance text-right">{props.children}</dd>
    </div>
  )
}

/** A message with what is in the cart. */
const AskAboutCart = ({ items }: { items: readonly CartItem[] }) => (
  <AskOnWhatsApp message={cartQuestion(items)}>
    {items.length === 1 ? 'Ask about this piece' : 'Ask about these pieces'}
  </AskOnWhatsApp>
)
