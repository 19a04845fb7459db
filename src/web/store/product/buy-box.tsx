import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useRef } from 'react'
import type { Product } from '../../../contract/catalogue.ts'
import type { ApiError } from '../../api/error.ts'
import { deliveryTerms } from '../../parts/terms/delivery-terms.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { iconStyle } from '../../ui/icon-style.ts'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { textLink } from '../../ui/text-link.ts'
import { choiceQuery } from './choice.ts'
import { OptionRows } from './option-rows.tsx'
import type { OptionName } from './product-options.ts'
import { ShareButton } from './share-button.tsx'
import { StickyBuyBar } from './sticky-buy-bar.tsx'
import { allThereIs, StockLine, soldOutWords } from './stock-line.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import type { useChoice } from './use-choice.ts'

type Props = {
  product: Product
  chosen: ReturnType<typeof useChoice>
  onChoose: (name: OptionName, value: string) => void
}

/** The choice and the way into the cart. */
export function BuyBox({ product, chosen, onChoose }: Props) {
  const { options, choice, stock, quantity, setQuantity } = chosen
  const { add, pending, failure } = useAddToCart({ product, options, choice, quantity })
  const main = useRef<HTMLDivElement>(null)
  // Pressed on the bar at the bottom, the words beside the main button would appear out of sight.
  useEffect(() => {
    if (failure) main.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  const gone = stock.left === 0
  const buy = { soldOut: gone, pending, onAdd: add }
  return (
    <>
      <OptionRows {...{ product, options, choice, stock, onChoose }} />
      <div className="mt-6 flex flex-wrap items-start gap-3">
        {!gone && (
          <QuantityStepper
            label="Quantity"
            size="large"
            value={quantity}
            onChange={setQuantity}
            max={stock.left}
            maxReason={allThereIs(stock.left)}
          />
        )}
        <div ref={main} className="min-w-48 grow">
          <AddButton {...buy} soldOutLabel={soldOutWords(stock)} className="w-full" />
        </div>
      </div>
      <Failure error={failure} onRetry={add} />
      <StockLine stock={stock} className="mt-4" />
      <div className="mt-1 flex flex-wrap gap-x-6 noscript:hidden">
        <ShareButton
          title={product.title}
          path={paths.product(product.slug) + choiceQuery(choice, options)}
        />
      </div>
      <Terms />
      {!stock.soldOut && (
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

type AddProps = {
  soldOut: boolean
  /** Why there is nothing to add. */
  soldOutLabel?: string
  pending: boolean
  onAdd: () => void
  className?: string
}

function AddButton({ soldOut, soldOutLabel = 'Sold out', pending, onAdd, className }: AddProps) {
  return (
    <Button
      size="large"
      aria-disabled={soldOut}
      pending={pending}
      pendingLabel="Adding…"
      onClick={onAdd}
      className={className}
    >
      {soldOut ? soldOutLabel : 'add to cart'}
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
