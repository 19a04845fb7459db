import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { AskOnWhatsApp } from '../../parts/ask-on-whats-app.tsx'
import { AddFailure } from '../../parts/buy/add-failure.tsx'
import { choiceQuery } from '../../parts/buy/choice.ts'
import type { OptionName } from '../../parts/buy/product-options.ts'
import { askForSize } from '../../parts/product/size-word.ts'
import { PromiseLine } from '../../parts/promise-line.tsx'
import { QuantityStepper } from '../../parts/quantity-stepper.tsx'
import { absolute, readSite } from '../../parts/seo/site.ts'
import { usePublicShop } from '../../parts/use-public-shop.ts'
import { WishlistButton } from '../../parts/wishlist/wishlist-button.tsx'
import { paths } from '../../paths.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { textLink } from '../../ui/text-link.ts'
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts'
import { AddButton } from './add-button.tsx'
import { OptionRows } from './option-rows.tsx'
import { ShareButton } from './share-button.tsx'
import { StickyBuyBar } from './sticky-buy-bar.tsx'
import { maxQuantityMessage, StockLine, soldOutText } from './stock-line.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import type { useChoice } from './use-choice.ts'

// A shop that promises no days does not load it.
const ArrivalLine = lazyPart(async () => (await import('./arrival/arrival-line.tsx')).ArrivalLine)

type Props = {
  product: Product
  /** Stands beside the sizes. */
  guide: ReactNode
  chosen: ReturnType<typeof useChoice>
  onChoose: (name: OptionName, value: string) => void
}

/** The choice, the quantity and the button that adds to the cart. */
export function BuyBox({ product, chosen, onChoose, guide }: Props) {
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
      <OptionRows
        product={product}
        options={options}
        choice={choice}
        stock={stock}
        guide={guide}
        onChoose={onChoose}
        sizesRef={sizes}
      />
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
      {stock.soldOut && <SoldOutSuggestions />}
      <noscript>
        <p className="mt-2 text-body-s text-ink-2">Please turn on JavaScript to choose options and buy.</p>
      </noscript>
      <div className="mt-1 flex flex-wrap gap-x-6 noscript:hidden">
        <WishlistButton look="words" product={product} />
        <ShareButton title={product.title} path={path} />
        <AskAboutPiece title={product.title} path={path} />
      </div>
      <DeliveryLine />
      <WhenItArrives />
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

const loadSheet = () => import('./size-sheet.tsx').then(module => module.SizeSheet)

/** Asks for the size: on phones in a sheet, where the sizes may be out of sight, else where they stand. */
function useAskSize() {
  const sheet = useLazyDialog(loadSheet)
  const [isAsked, setIsAsked] = useState(false)
  const sizes = useRef<HTMLDivElement>(null)
  const askSize = () => {
    if (!matchMedia('(min-width: 64rem)').matches) return sheet.show()
    setIsAsked(true)
    sizes.current?.querySelector<HTMLElement>('input:not([aria-label])')?.focus()
  }
  return { sheet, isAsked, sizes, askSize }
}

type AskAboutPieceProps = {
  title: string
  /** The page's own address with the choice in it. */
  path: string
}

/** A message with the product's title and address. */
function AskAboutPiece({ title, path }: AskAboutPieceProps) {
  const site = readSite(useRouteLoaderData('root'))
  return <AskOnWhatsApp message={`${title}\n${absolute(site, path)}`}>Ask about this piece</AskOnWhatsApp>
}

/** What the shop promises of every product. */
const DeliveryLine = () => <PromiseLine promises={usePublicShop()?.policies.promises ?? []} />

function WhenItArrives() {
  const arrival = usePublicShop()?.arrival
  if (!arrival) return null
  return (
    <Suspense fallback={null}>
      <ArrivalLine general={arrival} />
    </Suspense>
  )
}

/** What else a shopper can do; the wishlist button stands right below. */
const SoldOutSuggestions = () => (
  <p className="mt-1 text-body-s text-ink-2">
    This is sold out at the moment. Save it for later, or see{' '}
    <a href="#alike" className={textLink}>
      similar products
    </a>
    .
  </p>
)
