import { cx } from '../../ui/cx.ts'
import { Money } from '../money.tsx'
import { savingPercent } from './saving-percent.ts'

type Props = {
  price: number
  /** The price before, shown struck through and only when it is higher. */
  displayPrice?: number | undefined
  /** Some choices cost more. */
  from?: boolean | undefined
  size?: 'card' | 'page'
  className?: string
}

export function Price({ price, displayPrice = 0, from, size = 'card', className }: Props) {
  const reduced = displayPrice > price
  const saving = savingPercent(price, displayPrice)
  return (
    <p className={cx('price-line', sizes[size], className)}>
      <span className={cx('font-semibold', reduced && 'text-sale')}>
        {reduced && <span className="sr-only">Price now </span>}
        {from && 'From '}
        <Money amount={price} />
      </span>
      {reduced && (
        <s className="text-ink-3">
          <span className="sr-only">Original price </span>
          <Money amount={displayPrice} />
        </s>
      )}
      {saving > 0 && (
        <span className={cx('text-sale', size === 'card' && 'text-caption')}>{`Save ${saving}%`}</span>
      )}
    </p>
  )
}

const sizes = { card: 'text-body-s', page: 'text-body-l' }
