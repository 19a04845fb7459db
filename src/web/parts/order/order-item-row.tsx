import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { choiceLabel } from '../../../contract/orders/choice-label.ts'
import type { OrderItem } from '../../../contract/orders/orders.ts'
import { paths } from '../../paths.ts'
import { plainLink } from '../../ui/text-link.ts'
import { WholeWords } from '../../ui/whole-words.tsx'
import { Money } from '../money.tsx'
import { Picture } from '../picture/picture.tsx'
import { smallWidths } from '../picture/picture-source.ts'
import { lineTotal } from './line-total.ts'

type Props = { item: OrderItem; currency: string; children?: ReactNode }

/** Title, picture and price as they were when the order was placed. */
export function OrderItemRow({ item, currency, children }: Props) {
  const { productId: product, options, quantity } = item
  return (
    <li className="grid grid-cols-[min(4rem,20vw)_minmax(0,1fr)] gap-x-4">
      <Picture
        src={product.product_images[0]}
        alt=""
        sizes="64px"
        widths={smallWidths}
        className="aspect-4/5 self-start"
      />
      <div className="flex flex-wrap justify-between gap-x-4">
        <div className="min-w-0 grow basis-24">
          <h3>
            <Link
              to={paths.product(product._id, { color: options.color, third: options.third })}
              className={`touch-room ${plainLink}`}
            >
              <WholeWords>{product.title}</WholeWords>
            </Link>
          </h3>
          <p className="text-body-s text-ink-2">{choiceLabel(options)}</p>
          <p className="text-body-s text-ink-2 tabular-nums">
            <Money amount={item.price} currency={currency} /> × {quantity}
          </p>
        </div>
        <p className="font-medium tabular-nums">
          <Money amount={lineTotal(item)} currency={currency} />
        </p>
      </div>
      {children && <div className="col-span-2 sm:col-start-2">{children}</div>}
    </li>
  )
}
