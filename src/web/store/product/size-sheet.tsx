import type { ReactNode } from 'react'
import { askForSize } from '../../parts/product/size-word.ts'
import { cx } from '../../ui/cx.ts'
import { Sheet } from '../../ui/sheet.tsx'

type Props = {
  open: boolean
  onClose: () => void
  sizes: readonly string[]
  soldOut: ReadonlySet<string>
  /** The link to the size guide. */
  guide: ReactNode
  onChoose: (size: string) => void
}

/** The sizes on a phone: the one that is pressed goes into the cart. */
export const SizeSheet = ({ open, onClose, sizes, soldOut, guide, onChoose }: Props) => (
  <Sheet open={open} onClose={onClose} title={askForSize(sizes)} side="bottom">
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p className="text-body-s text-ink-2">Pick a size and it goes straight into your cart.</p>
      {guide}
    </div>
    <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2 pb-4">
      {sizes.map(size => (
        <li key={size}>
          <button
            type="button"
            disabled={soldOut.has(size)}
            aria-label={soldOut.has(size) ? `${size}, Sold out` : undefined}
            onClick={() => onChoose(size)}
            className={cx(
              'min-h-12 w-full rounded-control border px-3 text-body',
              soldOut.has(size) ? 'struck-box border-line text-ink-3' : 'border-control hover:border-ink',
            )}
          >
            {size}
          </button>
        </li>
      ))}
    </ul>
  </Sheet>
)
