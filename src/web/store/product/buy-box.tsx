import { type ReactNode, useEffect, useRef } from 'react'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { askForSize } from '../../parts/product/size-word.ts'
import { QuantityStepper } from '../../parts/quantity-stepper.tsx'
import { WishlistButton } from '../../parts/wishlist/wishlist-button.tsx'
import { paths } from '../../paths.ts'
import { AddButton } from './add-button.tsx'
import { AddFailure } from './add-failure.tsx'
import { AskAboutPiece } from './ask-about-piece.tsx'
import { choiceQuery } from './choice.ts'
import { DeliveryLine } from './delivery-line.tsx'
import { OptionRows } from './option-rows.tsx'
import type { OptionName } from './product-options.ts'
import { ShareButton } from './share-button.tsx'
import { SoldOutSuggestions } from './sold-out-suggestions.tsx'
import { StickyBuyBar } from './sticky-buy-bar.tsx'
import { maxQuantityMessage, StockLine, soldOutText } from './stock-line.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import { useAskSize } from './use-ask-size.ts'
import type { useChoice } from './use-choice.ts'

type Props = {
  product: Product
  /** Stands beside the sizes. */
  guide: ReactNode
  chosen: ReturnType<typeof useChoice>
  onChoose: (name: OptionName, value: string) => void
  /** Id of the section with similar products. */
  alike: string | null
}

/** The choice, the quantity and the button that adds to the cart. */
export function BuyBox({ product, chosen, onChoose, guide, alike }: Props) {
  const { options, choice, stock, quantity, max, setQuantity } = chosen
  const { add, pending, failure } = useAddToCart({ product, options, choice, quantity })
  const main = useRef<HTMLDivElement>(null)
  // After pressing the sticky bar's button, the message beside the main button would be out of sight.
  useEffect(() => {
    if (failure) main.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  const gone = stock.left === 0
  const path = paths.product(product.slug) + choiceQuery(choice, options)
  const { sheet, isAsked, sizes, askSize } = useAskSize()
  const asks = stock.needsSize ? askForSize(options.size) : null
  const press = () => (stock.needsSize ? askSize() : add())
  const buy = { soldOut: gone, asks, pending, onAdd: press }
  return (
    <>
      <OptionRows {...{ product, options, choice, stock, guide, onChoose }} sizesRef={sizes} />
      <p role="alert" className="mt-2 text-caption text-error empty:hidden">
        {asks && isAsked && `${asks} first.`}
      </p>
      <div className="mt-6 flex flex-wrap items-start gap-3">
        {!gone && (
          <QuantityStepper
            label="Quantity"
            size="large"
            value={quantity}
            onChange={setQuantity}
            max={max}
            maxReason={maxQuantityMessage(stock.left, max)}
          />
        )}
        <div ref={main} className="min-w-[min(12rem,100%)] grow">
          <AddButton {...buy} soldOutLabel={soldOutText(stock)} className="w-full" />
        </div>
      </div>
      <AddFailure error={failure} onRetry={() => add()} />
      <StockLine stock={stock} sizes={options.size} className="mt-4" />
      {stock.soldOut && <SoldOutSuggestions alike={alike} />}
      <noscript>
        <p className="mt-2 text-body-s text-ink-2">Please turn on JavaScript to choose options and buy.</p>
      </noscript>
      <div className="mt-1 flex flex-wrap gap-x-6 noscript:hidden">
        <WishlistButton look="words" product={product} />
        <ShareButton title={product.title} path={path} />
        <AskAboutPiece title={product.title} path={path} />
      </div>
      <DeliveryLine />
      {sheet.Part && (
        <sheet.Part
          open={sheet.open}
          onClose={sheet.hide}
          sizes={options.size}
          soldOut={stock.soldOutSizes}
          guide={guide}
          onChoose={size => {
            sheet.hide()
            onChoose('size', size)
            void add({ ...choice, size })
          }}
        />
      )}
      {!stock.soldOut && (
        <StickyBuyBar product={product} choice={choice} main={main}>
          <AddButton {...buy} className="shrink-0" />
        </StickyBuyBar>
      )}
    </>
  )
}
