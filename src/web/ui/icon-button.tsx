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
      className={cx('icon-button', variants[look], className)}
    >
      {children}
    </button>
  )
}
