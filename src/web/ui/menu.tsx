import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { useDisclosure } from './use-disclosure.ts'

type Props = {
  /** The button's content; if it is only an icon, `label` names it. */
  trigger: ReactNode
  label?: string
  triggerClassName?: string
  /** `wide`: the panel spans the nearest positioned ancestor, as the header's menus do. */
  align?: 'start' | 'end' | 'wide'
  openOnHover?: boolean
  /** Links and buttons, for example with the class `menuItem`. */
  children: ReactNode
  className?: string
}

const places = { start: 'left-0 min-w-48', end: 'right-0 min-w-48', wide: 'inset-x-0' }

/** A disclosure, not an ARIA menu: it contains plain links, reached with Tab. */
export function Menu({
  trigger,
  label,
  triggerClassName,
  align = 'start',
  children,
  className,
  ...rest
}: Props) {
  const { open, rootProps, buttonProps, panelProps } = useDisclosure(rest)
  return (
    <div {...rootProps} className={cx(align !== 'wide' && 'relative', className)}>
      <button
        type="button"
        {...buttonProps}
        aria-label={label}
        className={cx(
          'inline-flex min-h-11 items-center gap-1 rounded-control px-2 text-body-s hover:text-madder',
          open && 'text-madder',
          triggerClassName,
        )}
      >
        {trigger}
      </button>
      <div
        {...panelProps}
        className={cx(
          'absolute top-full z-header rounded-panel border border-line bg-white py-2 shadow-overlay',
          'transition-opacity duration-200 starting:opacity-0',
          places[align],
        )}
      >
        {children}
      </div>
    </div>
  )
}

export const menuItem =
  'flex min-h-11 w-full items-center gap-3 px-4 text-left text-body-s transition-colors hover:bg-sunk hover:text-madder'
