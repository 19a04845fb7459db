import { cx } from '../../ui/cx.ts'
import { Money } from '../money.tsx'
import type { DealNote } from './card-product.ts'

type Props = { deal: DealNote | undefined; className?: string }

/**
 * "Until 24 Nov, then $48.00" while a deal takes something off; how much stands beside the price. The day is the
 * shop's.
 */
export const DealLine = ({ deal, className }: Props) =>
  deal && (
    <p className={cx('font-medium text-caption text-sale first-letter:uppercase', className)}>
      until {deal.until}, then <Money amount={deal.priceThen} />
    </p>
  )
