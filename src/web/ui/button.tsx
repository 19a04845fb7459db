import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'
import { cx } from './cx.ts'

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** While true the button keeps its width and focus, shows `pendingLabel` and does nothing. */
  pending?: boolean
  pendingLabel?: string
}

export function Button({
  variant,
  size,
  pending = false,
  pendingLabel,
  className,
  children,
  ...rest
}: Props) {
  const inert = pending || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, className })}
      aria-disabled={inert || undefined}
      aria-busy={pending || undefined}
      onClick={inert ? preventClick : rest.onClick}
    >
      {pendingLabel ? (
        <span className="grid place-items-center">
          <Label shown={!pending}>{children}</Label>
          <Label shown={pending}>{pendingLabel}</Label>
        </span>
      ) : (
        children
      )}
    </button>
  )
}

/** Both labels share one grid cell, so the wider one sets the width from the start. */
function Label({ shown, children }: { shown: boolean; children: ReactNode }) {
  return (
    <span
      className={cx('col-start-1 row-start-1 inline-flex items-center gap-2', !shown && 'invisible')}
      aria-hidden={!shown}
    >
      {children}
    </span>
  )
}

/** Also stops Enter in a field from submitting twice: that arrives here as a click. */
function preventClick(event: MouseEvent) {
  event.preventDefault()
}
