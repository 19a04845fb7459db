import { formatDollars } from '../../../contract/money.ts'
import { cx } from '../../ui/cx.ts'
import type { ShownCart } from './cart-state.ts'
import { ProceedButton } from './proceed-button.tsx'

type Props = { cart: ShownCart; settle: () => Promise<boolean> }

/** What it comes to. On phones the total and the button also stay at the lower edge. */
export function CartSummary({ cart, settle }: Props) {
  const total = formatDollars(cart.totalPrice)
  return (
    <>
      <section aria-labelledby="summary-title" className="self-start lg:sticky lg:top-24">
        <h2 id="summary-title" className="font-display text-display-s">
          Summary
        </h2>
        <dl className="mt-4 space-y-2 tabular-nums">
          <Row name={`Subtotal (${cart.pieces})`}>{total}</Row>
          <Row name="Delivery">Free</Row>
          <Row name="Total" strong>
            {total}
          </Row>
        </dl>
        <div className="mt-6 hidden lg:block">
          <ProceedButton blocked={cart.blocked} settle={settle} className="w-full" />
        </div>
        <p className="mt-4 text-body-s text-ink-2">Cash on delivery accepted · 7-day exchange</p>
      </section>
      <div className="sticky bottom-(--bottom-bar,0px) z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t bg-paper px-4 py-3 md:-mx-6 md:px-6 lg:hidden">
        <p className="min-w-20 tabular-nums">
          <span className="block text-caption text-ink-2">Total</span>
          <span className="font-semibold">{total}</span>
        </p>
        <ProceedButton blocked={cart.blocked} settle={settle} className="grow" />
      </div>
    </>
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
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  )
}
