import { cx } from '../../ui/cx.ts'
import type { ChoiceStock } from './choice-stock.ts'

/** From here on the number is told, so that nobody waits in vain. */
const lowStock = 5

/** What there is of the present choice. A screen reader hears it when the choice changes it. */
export function StockLine({ stock, className }: { stock: ChoiceStock; className?: string }) {
  const { left, elsewhere } = stock
  const tone = left === 0 ? 'text-error' : left <= lowStock ? 'text-warning' : 'text-success'
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
        {stockText(stock)}
      </p>
      {elsewhere && <p className="ml-4 text-body-s text-ink-2">{elsewhere}</p>}
    </div>
  )
}

/** Beside the quantity when no more can be had; in other words than the stock line's, which stays in sight. */
export function allThereIs(left: number): string {
  if (left === 1) return 'This is the last one'
  return left <= lowStock ? 'That is all we have' : `Only ${left} left`
}

/** "Sold out in M"; just "Sold out" when no other choice would help. */
export function soldOutText({ soldOut, of }: ChoiceStock): string {
  return soldOut || !of ? 'Sold out' : `Sold out in ${of}`
}

function stockText(stock: ChoiceStock): string {
  const { left, of } = stock
  if (left === 0) return soldOutText(stock)
  if (left > lowStock) return 'In stock'
  return of ? `Only ${left} left in ${of}` : `Only ${left} left`
}
