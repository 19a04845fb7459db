import { Link } from 'react-router'
import { choiceLabel } from '../../../contract/orders/choice-label.ts'
import { LinePicture } from '../../parts/cart/line-picture.tsx'
import { Money, useMoney } from '../../parts/money.tsx'
import { QuantityStepper } from '../../parts/quantity-stepper.tsx'
import { paths } from '../../paths.ts'
import { FieldError } from '../../ui/field.tsx'
import { plainLink, standaloneLink } from '../../ui/text-link.ts'
import { WholeWords } from '../../ui/whole-words.tsx'
import type { ShownItem } from './cart-state.ts'
import type { lineMax } from './line-max.ts'
import { lineTitleId } from './line-title-id.ts'

type Props = {
  item: ShownItem
  /** The most pieces it can be given, and why. */
  most: ReturnType<typeof lineMax>
  /** Why the last change was refused, or why it cannot be ordered as it is. */
  problem: string | null
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

export function CartLine({ item, most, problem, onQuantity, onRemove }: Props) {
  const { productId: product, options, quantity } = item
  const name = [product.title, choiceLabel(options)].filter(Boolean).join(', ')
  const money = useMoney()
  return (
    <li className="grid grid-cols-[min(5.5rem,24vw)_minmax(0,1fr)] gap-x-4 border-line border-b py-5 md:grid-cols-[7.5rem_minmax(0,1fr)] md:gap-x-6 md:py-6">
      <PictureLink item={item} />
      <div className="flex flex-col">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={lineTitleId(item._id)} tabIndex={-1} className="min-w-0 grow basis-24 font-medium">
            {item.gone ? (
              product.title
            ) : (
              <Link to={linkTo(item)} className={`touch-room ${plainLink}`}>
                <WholeWords>{product.title}</WholeWords>
              </Link>
            )}
          </h2>
          {item.available && (
            <p className="font-semibold tabular-nums">
              <Money amount={item.lineTotal} />
            </p>
          )}
        </div>
        <p className="mt-1 text-body-s text-ink-2">
          {[choiceLabel(options), `${money(item.price)} each`].filter(Boolean).join(' · ')}
        </p>
        <div className="mt-auto flex flex-wrap items-start gap-x-4 gap-y-1 pt-3">
          {item.left > 0 && (
            <QuantityStepper label={`Quantity of ${name}`} value={quantity} {...most} onChange={onQuantity} />
          )}
          <button type="button" onClick={onRemove} aria-label={`Remove ${name}`} className={standaloneLink}>
            Remove
          </button>
        </div>
        <div role="alert">
          {problem && <FieldError id={`${lineTitleId(item._id)}-problem`}>{problem}</FieldError>}
        </div>
      </div>
    </li>
  )
}

/** A product that is no longer sold has no page to link to. */
function PictureLink({ item }: { item: ShownItem }) {
  const picture = <LinePicture item={item} sizes="(min-width: 48rem) 120px, 88px" className="aspect-4/5" />
  if (item.gone) return <div className="self-start">{picture}</div>
  return (
    <Link to={linkTo(item)} tabIndex={-1} aria-hidden="true" className="self-start">
      {picture}
    </Link>
  )
}

const linkTo = ({ productId: product, options }: ShownItem) =>
  paths.product(product.slug, { color: options.color, third: options.third })
