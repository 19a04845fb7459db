import { cx } from '../../ui/cx.ts'

/** From here on the number is told, so that nobody waits in vain. */
const few = 5

export function StockLine({ inventory, className }: { inventory: number; className?: string }) {
  const tone = inventory === 0 ? 'text-error' : inventory <= few ? 'text-warning' : 'text-success'
  return (
    <p className={cx('flex items-center gap-2 font-medium text-body-s', tone, className)}>
      <span
        aria-hidden="true"
        className={cx('size-2 rounded-full', inventory === 0 ? 'border-2 border-current' : 'bg-current')}
      />
      {stockWords(inventory)}
    </p>
  )
}

/** Beside the quantity when no more can be had; in other words than the stock line's, which stays in sight. */
export function allThereIs(inventory: number): string {
  if (inventory === 1) return 'This is the last one'
  return inventory <= few ? 'That is all there is' : `Only ${inventory} left`
}

function stockWords(inventory: number): string {
  if (inventory === 0) return 'Sold out'
  return inventory <= few ? `Only ${inventory} left` : 'In stock'
}
