import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useRef } from 'react'
import type { Product } from '../../../contract/catalogue.ts'
import type { ApiError } from '../../api/error.ts'
import { deliveryTerms } from '../../parts/terms/delivery-terms.ts'
import { Button } from '../../ui/button.tsx'
import { iconStyle } from '../../ui/icon-style.ts'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { textLink } from '../../ui/text-link.ts'
import { OptionRows } from './option-rows.tsx'
import type { OptionName } from './product-options.ts'
import { StickyBuyBar } from './sticky-buy-bar.tsx'
import { allThereIs, StockLine } from './stock-line.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import type { useChoice } from './use-choice.ts'

type Props = {
  product: Product
  chosen: ReturnType<typeof useChoice>
  onChoose: (name: OptionName, value: string) => void
}

/** The choice and the way into the cart. */
export function BuyBox({ product, chosen, onChoose }: Props) {
  const { options, choice, quantity, setQuantity } = chosen
  const { add, pending, failure } = useAddToCart({ product, options, choice, quantity })
  const main = useRef<HTMLDivElement>(null)
  // Pressed on the bar at the bottom, the words beside the main button would appear out of sight.
  useEffect(() => {
    if (failure) main.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  const buy = { soldOut: product.inventory === 0, pending, onAdd: add }
  return (
    <>
      <OptionRows product={product} options={options} choice={choice} onChoose={onChoose} />
      <div className="mt-6 flex flex-wrap items-start gap-3">
        {!buy.soldOut && (
          <QuantityStepper
            label="Quantity"
            size="large"
            value={quantity}
            onChange={setQuantity}
            max={product.inventory}
            maxReason={allThereIs(product.inventory)}
          />
        )}
        <div ref={main} className="min-w-48 grow">
          <AddButton {...buy} className="w-full" />
        </div>
      </div>
      <Failure error={failure} onRetry={add} />
      <StockLine inventory={product.inventory} className="mt-4" />
      <Terms />
      {!buy.soldOut && (
        <StickyBuyBar product={product} main={main}>
          <AddButton {...buy} className="shrink-0" />
        </StickyBuyBar>
      )}
    </>
  )
}

/** A dot stands between two terms of one line; one that would begin a line is cut off at the edge. */
function Terms() {
  return (
    <div className="mt-2 overflow-hidden">
      <ul className="-ml-5 flex flex-wrap text-body-s text-ink-2">
        {deliveryTerms.short.map(term => (
          <li key={term} className="flex before:w-5 before:text-center before:content-['·']">
            {term}
          </li>
        ))}
      </ul>
    </div>
  )
}

type AddProps = { soldOut: boolean; pending: boolean; onAdd: () => void; className?: string }

function AddButton({ soldOut, pending, onAdd, className }: AddProps) {
  return (
    <Button
      size="large"
      aria-disabled={soldOut}
      pending={pending}
      pendingLabel="Adding…"
      onClick={onAdd}
      className={className}
    >
      {soldOut ? 'Sold out' : 'add to cart'}
    </Button>
  )
}

/** Mounted from the start, so that a screen reader hears the words arrive. */
function Failure({ error, onRetry }: { error: ApiError | null; onRetry: () => void }) {
  return (
    <div role="alert">
      {error && (
        <p className="mt-3 flex items-start gap-2 text-body-s text-error">
          <CircleAlert {...iconStyle} className="shrink-0" />
          <span>
            {error.message}{' '}
            {error.unreachable && (
              <button type="button" onClick={onRetry} className={textLink}>
                Retry
              </button>
            )}
          </span>
        </p>
      )}
    </div>
  )
}
