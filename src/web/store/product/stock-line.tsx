import { type ChoiceStock, listNames } from '../../parts/buy/choice-stock.ts'
import { sizeWord } from '../../parts/product/size-word.ts'
import { cx } from '../../ui/cx.ts'

/** At or below this many pieces the number is shown. */
const showCountUpTo = 5

type Props = {
  stock: ChoiceStock
  /** All sizes of the product. */
  sizes: readonly string[]
  className?: string
}

/** The stock of the current choice, announced when it changes. */
export function StockLine({ stock, sizes, className }: Props) {
  const { left, elsewhere } = stock
  const tone =
    left === 0 ? 'text-error' : left <= showCountUpTo && !stock.needsSize ? 'text-warning' : 'text-success'
  return (
    <div role="status" className={className}>
      <p className={cx('flex items-center gap-2 font-medium text-body-s', tone)}>
        <span
          aria-hidden="true"
          className={cx(
            'size-2 shrink-0 rounded-full',
            left === 0 ? 'border-2 border-current' : 'bg-current',
          )}
        />
        {stockText(stock, sizes)}
      </p>
      {elsewhere && <p className="ml-4 text-body-s text-ink-2">{elsewhere}</p>}
    </div>
  )
}

/**
 * Shown beside the quantity when no more are available; worded differently from the stock line, which stays visible.
 */
export function maxQuantityMessage(left: number, max: number): string {
  if (max < left) return `At most ${max} an order`
  if (left === 1) return 'This is the last one'
  return left <= showCountUpTo ? 'That is all we have' : `Only ${left} left`
}

/** "Sold out in M"; just "Sold out" when no other choice is in stock. */
export function soldOutText({ soldOut, of }: ChoiceStock): string {
  return soldOut || !of ? 'Sold out' : `Sold out in ${of}`
}

function stockText(stock: ChoiceStock, sizes: readonly string[]): string {
  const { left, of, needsSize, soldOutSizes } = stock
  if (left === 0) return soldOutText(stock)
  if (needsSize)
    return soldOutSizes.size === 0
      ? `In stock in every ${sizeWord(sizes).toLowerCase()}`
      : `In stock in ${listNames(sizes.filter(size => !soldOutSizes.has(size)))}`
  if (left > showCountUpTo) return 'In stock'
  return of ? `Only ${left} left in ${of}` : `Only ${left} left`
}
