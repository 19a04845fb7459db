import type { Product } from '../../../contract/catalogue/catalogue.ts'
import { cx } from '../../ui/cx.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { dayLabel } from '../day-label.ts'

type Props = { deal: Product['deal']; className?: string }

/**
 * "-20% until 24 Nov" while a deal takes something off. The date is in the reader's time zone, known only in the
 * browser.
 */
export function DealLine({ deal, className }: Props) {
  const hydrated = useHydrated()
  if (!deal) return null
  return (
    <p className={cx('font-medium text-caption text-sale', className)}>
      -{deal.percentOff}%{hydrated && ` until ${dayLabel(new Date(deal.endDate))}`}
    </p>
  )
}
