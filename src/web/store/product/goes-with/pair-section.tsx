import { useSearchParams } from 'react-router'
import type { Product } from '../../../../contract/catalogue/catalogue.ts'
import { readChoice } from '../../../parts/buy/choice.ts'
import { pairOffer } from '../../../parts/buy/pair/pair-offer.ts'
import { PairSaving } from '../../../parts/buy/pair/pair-saving.tsx'
import { optionsOf } from '../../../parts/buy/product-options.ts'
import { Money } from '../../../parts/money.tsx'
import type { CardProduct } from '../../../parts/product/card-product.ts'
import { priceFrom } from '../../../parts/product/price-from.ts'
import { ProductCard } from '../../../parts/product/product-card.tsx'
import { Button } from '../../../ui/button.tsx'
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts'

const loadDialog = () => import('../../../parts/buy/pair/pair-dialog.tsx').then(module => module.PairDialog)

type Props = { product: Product; pair: readonly CardProduct[] }

/** What a product makes a pair with, and the button that adds both. */
export function PairSection({ product, pair }: Props) {
  const [search] = useSearchParams()
  const { Part: Dialog, open, show, hide, approach } = useLazyDialog(loadDialog)
  const inStock = pair.filter(({ inventory }) => inventory > 0)
  const { total, saving, from } = pairOffer([{ ...product, ...priceFrom(product) }, ...inStock], product._id)
  return (
    <section aria-labelledby="pair" className="mt-16 lg:mt-24">
      <h2 id="pair" className="mb-6 font-display text-display-l">
        Made as a pair
      </h2>
      <ul className="card-grid">
        {pair.map(other => (
          <li key={other._id}>
            <ProductCard product={other} />
          </li>
        ))}
        {product.inventory > 0 && inStock.length > 0 && (
          <li className="flex flex-col items-start justify-center gap-4 noscript:hidden">
            <p className="text-body-s text-ink-2 md:text-body">
              {inStock.length === 1 ? 'Choose the size of each' : 'Choose the sizes'}, and add them to the
              cart together.
            </p>
            <PairSaving amount={saving} />
            <Button {...approach} aria-haspopup="dialog" onClick={show}>
              <span>
                {inStock.length === 1 ? 'Add both' : `Add all ${inStock.length + 1}`}
                {from ? ', from ' : ', '}
                <Money amount={total} />
              </span>
            </Button>
          </li>
        )}
      </ul>
      {Dialog && (
        <Dialog
          // What is chosen on the page counts anew when the dialog is opened again.
          key={`${search}`}
          open={open}
          onClose={hide}
          product={product}
          chosen={readChoice(optionsOf(product), product.stock, search)}
          others={inStock}
        />
      )}
    </section>
  )
}
