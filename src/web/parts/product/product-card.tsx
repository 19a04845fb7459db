import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { cx } from '../../ui/cx.ts'
import { Swatches } from '../../ui/swatches.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import { WishlistButton } from '../wishlist/wishlist-button.tsx'
import { CardPicture } from './card-picture.tsx'
import type { CardProduct } from './card-product.ts'
import { DealLine } from './deal-line.tsx'
import { isNew } from './is-new.ts'
import { Price } from './price.tsx'

type Props = {
  product: CardProduct
  /** Visible when the page opens. */
  eager?: boolean
  heading?: 'h2' | 'h3' | undefined
  /** The size that its product opens in. */
  size?: string | undefined
  /** What is pressed to buy it with its pair, in the colour that the card shows; left out: a mark says that there is one. */
  pairOf?: ((product: CardProduct, colour: string | null) => ReactNode) | undefined
}

/**
 * One product in a list: the whole card is one link, the colour swatches lie above it.
 */
export function ProductCard({ product, eager = false, heading: Heading = 'h3', size, pairOf }: Props) {
  const [pressed, setChosen] = useState<string | null>(null)
  const [near, setNear] = useState(false)
  const chosen = pressed ?? product.colour ?? null
  const colour = product.colors.find(color => color.name === chosen)
  return (
    <article
      className="product-card"
      onPointerEnter={event => event.pointerType === 'mouse' && setNear(true)}
      onFocus={() => setNear(true)}
    >
      <div className="relative">
        <CardPicture product={product} colour={colour} eager={eager} near={near} />
        <Marks product={product} pair={pairOf?.(product, chosen)} />
      </div>
      {product.colors.length > 1 && (
        <Swatches
          size="card"
          legend="Colour"
          max={4}
          options={product.colors.map(swatchOf)}
          value={chosen ?? product.colors[0]?.name ?? null}
          onChange={setChosen}
        />
      )}
      <Heading>
        <Link to={paths.product(product.slug, { color: chosen ?? undefined, size })} className="card-link">
          <WholeWords>{product.title}</WholeWords>
        </Link>
      </Heading>
      {product.facts && <p>{product.facts}</p>}
      <div>
        <Price
          price={product.price}
          displayPrice={product.displayPrice}
          from={product.from}
          className="mt-1"
        />
        {product.sizes && <p className="mt-0.5 text-caption text-ink-2">{product.sizes}</p>}
        <DealLine deal={product.deal} />
      </div>
      <WishlistButton product={product} className="absolute top-1 right-1 z-1" />
    </article>
  )
}

/** At or below this stock, all sizes together, the card says how few are left. */
const fewLeft = 3

/** The server decides what is new: asking the clock again during hydration could contradict the page. */
function Marks({ product, pair }: { product: CardProduct; pair: ReactNode }) {
  const left = product.inventory
  return (
    <>
      <span
        suppressHydrationWarning
        hidden={!isNew(product.published_at)}
        className="card-mark absolute top-2 left-2 bg-madder text-white"
      >
        new
      </span>
      {(left <= fewLeft || product.hasPair) && (
        <div className="pointer-events-none absolute inset-x-2 bottom-2 flex flex-wrap gap-1">
          {left <= fewLeft && (
            <span className={cx('card-mark bg-paper', left > 0 && 'text-warning')}>
              {left === 0 ? 'Sold out' : `Only ${left} left`}
            </span>
          )}
          {pair || (product.hasPair && <span className="card-mark bg-paper">Matching pair</span>)}
        </div>
      )}
    </>
  )
}

function swatchOf({ name, hex, image }: CardProduct['colors'][number]) {
  return hex ? { value: name, colour: hex } : { value: name, image }
}
