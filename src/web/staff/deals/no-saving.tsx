import { cx } from '../../ui/cx.ts'
import { TriangleAlert } from '../../ui/page-icons.tsx'
import type { DealProduct } from './deal-view.ts'

type Planned = { percentOff?: number | null | undefined; products: readonly DealProduct[] }

/** The products that cost as much during the deal as before: shoppers see no countdown for them. */
export const withoutSaving = ({ percentOff, products }: Planned): readonly DealProduct[] =>
  percentOff ? [] : products.filter(({ basePrice, displayPrice }) => displayPrice <= basePrice)

export function noSavingMessage(deal: Planned): string {
  const [without, all] = [withoutSaving(deal).length, deal.products.length]
  if (without === 0) return ''
  const which =
    without === all ? 'This deal saves nobody anything' : `${without} of ${all} products save nothing`
  return `${which}, so shoppers see no countdown. Give a percentage, or a price to strike through.`
}

/** A warning only: a deal may be planned before its percentage is known. */
export function NoSavingNotice({ deal, className }: { deal: Planned; className?: string }) {
  const message = noSavingMessage(deal)
  if (!message) return null
  return (
    <p className={cx('flex gap-2 rounded-control bg-warning-soft px-3 py-2 text-warning', className)}>
      <TriangleAlert size={16} className="mt-0.5 shrink-0" />
      {message}
    </p>
  )
}
