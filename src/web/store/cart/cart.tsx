import { useRouteLoaderData } from 'react-router'
import type { Cart as CartAnswer } from '../../../contract/cart.ts'
import type { DeliveryTerms } from '../../../contract/delivery/delivery.ts'
import type { OrderSize } from '../../../contract/orders/order-size.ts'
import type { loader } from '../../root.tsx'
import { countLabel } from '../../ui/count-label.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { AddedNotice } from './added-notice.tsx'
import { CartLine } from './cart-line.tsx'
import { CartSummary } from './cart-summary.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { lineMax } from './line-max.ts'
import { cartTooLargeText, lineTooLargeText } from './too-large-text.ts'
import { unavailableText } from './unavailable-text.ts'
import { useCart } from './use-cart.ts'

const title = 'cart-title'

type Props = {
  first: CartAnswer
  terms: DeliveryTerms | null
  /** Where its parcels go; '' while nobody knows. */
  city: string
}

export function Cart({ first, terms, city }: Props) {
  const { shown, problems, setQuantity, remove, settle, totalWords } = useCart(first, title)
  const size = useOrderSize()
  const tooLarge = size ? cartTooLargeText(shown.items, size) : null
  const blockedBecause = shown.blocked ? 'Change or remove unavailable items first.' : tooLarge
  return (
    <>
      <LiveRegion>{totalWords}</LiveRegion>
      {shown.items.length === 0 ? (
        <EmptyCart titleId={title} />
      ) : (
        <>
          <h1 id={title} tabIndex={-1} className="font-display text-display-l">
            Cart ({countLabel(shown.pieces, 'item')})
          </h1>
          <AddedNotice />
          <div className="mt-6 gap-x-16 lg:mt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
            <ul className="border-line border-t">
              {shown.items.map(item => (
                <CartLine
                  key={item._id}
                  item={item}
                  most={lineMax(item, shown.items, size)}
                  problem={
                    problems[item._id] ??
                    unavailableText(item) ??
                    (size ? lineTooLargeText(item, size) : null)
                  }
                  onQuantity={quantity => setQuantity(item._id, quantity)}
                  onRemove={() => remove(item)}
                />
              ))}
            </ul>
            <CartSummary
              cart={shown}
              terms={terms}
              city={city}
              blockedBecause={blockedBecause}
              settle={settle}
            />
          </div>
        </>
      )}
    </>
  )
}

/** How much one order takes; undefined where the shop's settings could not be loaded. */
const useOrderSize = (): OrderSize | undefined => useRouteLoaderData<typeof loader>('root')?.shop.orderSize
