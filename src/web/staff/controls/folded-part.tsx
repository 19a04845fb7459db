import { type ReactNode, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { ChevronDown } from '../../ui/icons.tsx'

type Props = {
  title: string
  /** Whether it is shown until somebody folds it. */
  startsOpen?: boolean
  /** Something in it has to be seen, so it cannot be folded. */
  mustShow: boolean
  className?: string
  children: ReactNode
}

/** A part of a form that few need, folded away until somebody wants it or has to see something in it. */
export function FoldedPart({ title, startsOpen = false, mustShow, className, children }: Props) {
  const [unfolded, setUnfolded] = useState(startsOpen)
  const open = unfolded || mustShow
  return (
    <details
      className={cx('group border-line border-t pt-3', className)}
      open={open}
      onToggle={({ currentTarget }) => {
        // The browser folds it by itself.
        if (mustShow) currentTarget.open = true
        setUnfolded(currentTarget.open)
      }}
    >
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 font-medium hover:text-madder [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown className="shrink-0 transition-transform duration-200 group-open:rotate-180" />
      </summary>
      {open && children}
    </details>
  )
}
