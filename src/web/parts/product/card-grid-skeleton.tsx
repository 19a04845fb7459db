import { cx } from '../../ui/cx.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

const cards = ['first', 'second', 'third', 'fourth']

/** The place of a row of products while they load. */
export function CardGridSkeleton({ label, className }: { label: string; className?: string }) {
  return (
    <Loading label={label}>
      <div className={cx('card-grid', className)}>
        {cards.map(card => (
          <div key={card}>
            <Skeleton className="aspect-4/5" />
            <Skeleton className="mt-3 h-5 w-4/5" />
            <Skeleton className="mt-2 h-4 w-2/5" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
