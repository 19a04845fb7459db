import { Link } from 'react-router'
import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { paths } from '../../paths.ts'
import { cx } from '../../ui/cx.ts'
import { Money } from '../money.tsx'
import { Picture } from '../picture/picture.tsx'
import { smallWidths } from '../picture/picture-source.ts'
import { priceFrom } from '../product/price-from.ts'
import { highlightMatches } from './highlight-matches.ts'

type Props = {
  id: string
  products: Product[]
  words: string
  active: number
  onChoose: () => void
}

/** The combobox's list: reached with the arrow keys, so its rows are not in the Tab order. */
export function SuggestionRows({ id, products, words, active, onChoose }: Props) {
  return (
    <div id={id} role="listbox" aria-label="Products" tabIndex={-1}>
      {products.map((product, index) => (
        <Link
          key={product._id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          to={paths.product(product.slug)}
          onClick={onChoose}
          className={cx('flex items-center gap-3 px-3 py-1.5 hover:bg-sunk', index === active && 'bg-sunk')}
        >
          <Picture
            src={product.product_images[0]}
            alt=""
            sizes="48px"
            widths={smallWidths}
            width={48}
            height={60}
            className="h-15 w-12 shrink-0"
          />
          <span className="grow text-body-s leading-tight">
            <Title title={product.title} words={words} />
          </span>
          <span className="text-body-s tabular-nums">
            {priceFrom(product).from && 'From '}
            <Money amount={product.price} />
          </span>
        </Link>
      ))}
    </div>
  )
}

function Title({ title, words }: { title: string; words: string }) {
  return highlightMatches(title, words).map(({ text, matched, at }) => (
    <span key={at} className={matched ? 'font-semibold' : undefined}>
      {text}
    </span>
  ))
}
