import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  label: string
  children: ReactNode
  /** `plain` on the page, `framed` on a picture. */
  look?: 'plain' | 'framed'
}

const variants = {
  plain: 'hover:not-aria-disabled:bg-sunk',
  framed: 'border border-control bg-paper hover:not-aria-disabled:border-ink',
}

/** Only for icons everybody knows: search, account, cart, close, previous, next, plus, minus. */
export function IconButton({ label, look = 'plain', className, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink transition-colors',
        'disabled:cursor-not-allowed disabled:text-ink-3 aria-disabled:cursor-not-allowed aria-disabled:text-ink-3',
        variants[look],
        className,
      )}
    >
      {children}
    </button>
  )
}
