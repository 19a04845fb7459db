import { Link } from 'react-router'
import type { Cart } from '../../../../contract/cart.ts'
import { browserApi } from '../../../api/browser.ts'
import { useAnswer } from '../../../api/use-answer.ts'
import { paths } from '../../../paths.ts'
import { Picture } from '../../picture/picture.tsx'
import { smallWidths } from '../../picture/picture-source.ts'
import { Price } from '../../product/price.tsx'
import { priceFrom } from '../../product/price-from.ts'
import { PairSaving } from '../pair/pair-saving.tsx'

type Props = { productId: string; cart: Cart; onLeave: () => void }

const shown = 2

/** What goes with the product that was added, as far as it is in stock and not in the cart yet. Its absence is no loss. */
export function MatchingPieces({ productId, cart, onLeave }: Props) {
  const answer = useAnswer(`matching ${productId}`, signal =>
    browserApi.catalogue.links({ params: { id: productId } }, { signal }),
  )
  if (answer.state !== 'ready') return null
  const inCart = new Set(cart.items.map(item => item.productId._id))
  const pieces = [...answer.value.pair, ...answer.value.look]
    .filter(({ _id, inventory }) => inventory > 0 && !inCart.has(_id))
    .slice(0, shown)
  if (pieces.length === 0) return null
  return (
    <section aria-labelledby="matching" className="mt-6">
      <h3 id="matching" className="mb-3 font-display text-display-s">
        Goes with it
      </h3>
      <ul className="grid grid-cols-2 gap-4">
        {pieces.map(({ _id, slug, title, pictures, pairSaving = 0, ...piece }) => (
          <li key={_id} className="relative">
            <Picture
              src={pictures[0]?.url}
              placeholder={pictures[0]?.placeholder}
              alt=""
              sizes="180px"
              widths={smallWidths}
              className="aspect-4/5"
            />
            <h4 className="mt-2 font-medium text-body-s">
              <Link to={paths.product(slug)} onClick={onLeave} className="after:absolute after:inset-0">
                {title}
              </Link>
            </h4>
            <Price {...priceFrom(piece)} />
            <PairSaving amount={pairSaving} />
          </li>
        ))}
      </ul>
    </section>
  )
}
