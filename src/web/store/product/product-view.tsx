import type { Product } from '../../../contract/catalogue/catalogue.ts'
import type { SizeChart } from '../../../contract/catalogue/size-charts.ts'
import type { Choice } from '../../parts/buy/choice.ts'
import type { DealNote } from '../../parts/product/card-product.ts'
import { DealLine } from '../../parts/product/deal-line.tsx'
import { isNew } from '../../parts/product/is-new.ts'
import { Price } from '../../parts/product/price.tsx'
import { priceFrom } from '../../parts/product/price-from.ts'
import { WholeWords } from '../../ui/whole-words.tsx'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { galleryPictures } from './gallery-pictures.ts'
import { ProductDetails } from './product-details.tsx'
import { SizeGuide } from './size-guide.tsx'
import { useChoice } from './use-choice.ts'
import { useGallery } from './use-gallery.ts'

type Props = {
  product: Product
  deal: DealNote | undefined
  /** Its own size chart first; none without a size guide. */
  charts: readonly SizeChart[]
}

/** Pictures on one side, choice and text on the other; stacked on phones. */
export function ProductView({ product, deal, charts }: Props) {
  const chosen = useChoice(product)
  const pictures = galleryPictures(product, chosen.choice.color)
  const gallery = useGallery(pictures.map(({ url }) => url).join(' '))

  return (
    <div className="md:flex md:items-start md:gap-8 lg:gap-12 xl:gap-16">
      <div className="md:sticky md:top-24 md:w-[46%] md:shrink-0 lg:w-[min(54vw,calc((100dvh-8.5rem)*0.8+5.5rem))]">
        <Gallery title={product.title} pictures={pictures} gallery={gallery} />
      </div>
      <div className="mt-3 min-w-0 md:mt-0 md:grow">
        <Heading product={product} deal={deal} choice={chosen.choice} />
        <div className="mt-3 lg:mt-5">
          <BuyBox
            product={product}
            chosen={chosen}
            onChoose={chosen.choose}
            guide={
              charts.length > 0 && (
                <SizeGuide
                  charts={charts}
                  lengths={product.Length.map(({ Length }) => Length)}
                  chosen={chosen}
                />
              )
            }
          />
        </div>
        <div className="mt-8">
          <ProductDetails product={product} />
        </div>
      </div>
    </div>
  )
}

function Heading({ product, deal, choice }: Pick<Props, 'product' | 'deal'> & { choice: Choice }) {
  const { priceThen, ...price } = priceFrom(product, choice)
  return (
    <>
      <p
        suppressHydrationWarning
        hidden={!isNew(product.published_at)}
        className="mb-2 inline-block rounded-control bg-madder px-2 py-0.5 font-semibold text-caption text-white"
      >
        new
      </p>
      <h1 className="font-display text-display-m">
        <WholeWords>{product.title}</WholeWords>
      </h1>
      <Price size="page" {...price} className="mt-2" />
      <DealLine deal={deal && (priceThen === undefined ? deal : { ...deal, priceThen })} className="mt-1" />
    </>
  )
}
