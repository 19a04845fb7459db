import { Money, useMoney } from '../../parts/money.tsx'
import { orderTime } from '../../parts/order/order-date.ts'
import { Button } from '../../ui/button.tsx'
import { countLabel } from '../../ui/count-label.ts'
import { StatusBadge, type StatusShape, type StatusTone } from '../../ui/status-badge.tsx'
import { ProductThumbnail } from '../controls/product-thumbnail.tsx'
import {
  type DealProduct,
  type DealState,
  type DealView,
  dealName,
  dealNumber,
  dealState,
  timingLabel,
} from './deal-view.ts'
import { NoSavingNotice } from './no-saving.tsx'
import { overlapsOf } from './overlaps.ts'
import { OverlapsNotice } from './overlaps-notice.tsx'

type Props = {
  deal: DealView
  deals: readonly DealView[]
  now: Date
  onEdit: () => void
  onManage: () => void
  onDelete: () => void
}

const maxProductsShown = 3

export function DealCard({ deal, deals, now, onEdit, onManage, onDelete }: Props) {
  const name = dealName(deal)
  const state = dealState(deal, now)
  const more = deal.products.length - maxProductsShown
  return (
    <article aria-label={name} className="rounded-panel border border-line p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-semibold text-body">{name}</h2>
        {deal.name && <span className="text-caption text-ink-3">{dealNumber(deal)}</span>}
        <StatusBadge {...stateStyles[state]}>{state}</StatusBadge>
        {deal.localOnly && (
          <StatusBadge tone="warning" shape="dot">
            {deal.localOnly === 'sample' ? 'Sample' : 'Not saved'}
          </StatusBadge>
        )}
        {deal.percentOff !== null && (
          <span className="ml-auto font-semibold text-sale tabular-nums">-{deal.percentOff}%</span>
        )}
      </div>
      <DealFacts deal={deal} when={timingLabel(deal, now)} />
      <ul className="mt-3 border-line border-t">
        {deal.products.slice(0, maxProductsShown).map(product => (
          <ProductLine key={product._id} product={product} />
        ))}
      </ul>
      {more > 0 && <p className="py-2 text-ink-2">+{more} more</p>}
      {state !== 'Expired' && <NoSavingNotice deal={deal} className="mt-3" />}
      {state !== 'Expired' && <OverlapsNotice overlaps={overlapsOf(deal, deals)} className="mt-3" />}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" size="small" onClick={onEdit} aria-label={`Edit ${name}`}>
          Edit
        </Button>
        <Button variant="outline" size="small" onClick={onManage} aria-label={`Manage Products of ${name}`}>
          Manage Products
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={onDelete}
          aria-label={`Delete ${name}`}
          className="ml-auto"
        >
          Delete
        </Button>
      </div>
    </article>
  )
}

const stateStyles: Record<DealState, { tone: StatusTone; shape: StatusShape }> = {
  Active: { tone: 'success', shape: 'dot' },
  Upcoming: { tone: 'info', shape: 'ring' },
  Expired: { tone: 'neutral', shape: 'tick' },
  Inactive: { tone: 'neutral', shape: 'bar' },
}

function DealFacts({ deal, when }: { deal: DealView; when: string }) {
  const { products, results } = deal
  const money = useMoney()
  const starts = when.startsWith('starts')
  const facts = [
    ['Start Date', orderTime(deal.startDate) + (starts ? ` · ${when}` : '')],
    ['End Date', orderTime(deal.endDate) + (when && !starts ? ` · ${when}` : '')],
    ['Products', `${products.length}`],
    ['Set to', deal.isActive ? 'Active' : 'Inactive'],
    ['Sold', `${countLabel(results.units, 'piece')} · ${money(results.revenue)}`],
  ]
  return (
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 tabular-nums">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-2">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const ProductLine = ({ product }: { product: DealProduct }) => (
  <li className="flex min-h-14 items-center gap-3 border-line border-b py-1.5">
    <ProductThumbnail src={product.product_images[0]} />
    <span className="min-w-0 grow">{product.title}</span>
    <span className="shrink-0 tabular-nums">
      <Money amount={product.displayPrice || product.price} />
    </span>
  </li>
)
