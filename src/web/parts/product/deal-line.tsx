import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { cx } from '../../ui/cx.ts'
import { dayLabel } from '../day-label.ts'
import { Money } from '../money.tsx'
import { usePublicShop } from '../use-public-shop.ts'

type Props = { deal: Product['deal']; className?: string }

/**
 * "Until 24 Nov, then $48.00" while a deal takes something off; how much stands beside the price. The day is the
 * shop's.
 */
export function DealLine({ deal, className }: Props) {
  const timeZone = usePublicShop()?.timeZone
  if (!deal) return null
  return (
    <p className={cx('font-medium text-caption text-sale first-letter:uppercase', className)}>
      until {dayLabel(new Date(deal.endDate), timeZone)}, then <Money amount={deal.priceThen} />
    </p>
  )
}
