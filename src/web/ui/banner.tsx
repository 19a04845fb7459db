import type { ReactNode, Ref } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { CircleAlert, X } from './icons.tsx'
import { CircleCheck, Info, TriangleAlert } from './page-icons.tsx'

const tones = {
  success: { look: 'bg-success-soft text-success', Icon: CircleCheck },
  error: { look: 'bg-error-soft text-error', Icon: CircleAlert },
  warning: { look: 'bg-warning-soft text-warning', Icon: TriangleAlert },
  info: { look: 'bg-info-soft text-info', Icon: Info },
}

type Props = {
  tone: keyof typeof tones
  title?: string
  children: ReactNode
  /** Buttons or links, such as 'Try again'. */
  action?: ReactNode
  onDismiss?: () => void
  /** To move the focus to it: `ref.current?.focus()`. */
  ref?: Ref<HTMLDivElement>
  className?: string
}

/** A message in the page. Errors interrupt a screen reader; other messages wait. */
export function Banner({ tone, title, children, action, onDismiss, ref, className }: Props) {
  const { look, Icon } = tones[tone]
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx(
        'flex items-start gap-3 rounded-control py-1 pl-4 text-body-s',
        onDismiss ? 'pr-1' : 'pr-4',
        look,
        className,
      )}
    >
      <Icon className="mt-3 shrink-0" />
      <div className="flex min-h-11 grow flex-wrap items-center gap-x-4">
        <div className="grow basis-64 py-2.5">
          {title && <strong className="block font-semibold">{title}</strong>}
          {children}
        </div>
        {action && <div className="my-1 max-sm:mb-2.5">{action}</div>}
      </div>
      {onDismiss && (
        <IconButton label="Dismiss" onClick={onDismiss} className="text-current hover:bg-transparent">
          <X />
        </IconButton>
      )}
    </div>
  )
}
