import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { DialogFrame } from './dialog-frame.tsx'
import { IconButton } from './icon-button.tsx'
import { X } from './icons.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons; they stay visible while the content scrolls. */
  footer?: ReactNode
  size?: 'medium' | 'wide'
  className?: string
}

const widths = { medium: 'max-w-dialog', wide: 'max-w-4xl' }

export function Dialog({ open, onClose, title, children, footer, size = 'medium', className }: Props) {
  const id = useId()
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      placement="modal-center"
      aria-labelledby={id}
      className={cx(widths[size], className)}
    >
      <DialogBody>
        <DialogHeader id={id} title={title} onClose={onClose} />
        <div className="grow px-4 pb-6 md:px-6">{children}</div>
        {footer && (
          <div className="sticky bottom-0 flex flex-wrap justify-end gap-3 border-line bg-inherit border-t px-4 py-4 md:px-6">
            {footer}
          </div>
        )}
      </DialogBody>
    </DialogFrame>
  )
}

/**
 * The whole dialog scrolls, header and footer stick to it: so the arrow keys scroll from the close button, which has
 * the focus first, and a focused field is never covered.
 */
export function DialogBody({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={cx(
        'flex min-h-0 grow scroll-py-20 flex-col overflow-y-auto overscroll-contain bg-inherit',
        className,
      )}
    />
  )
}

export function DialogHeader(props: { id: string; title: string; onClose: () => void; bordered?: boolean }) {
  return (
    <div
      className={cx(
        'sticky top-0 z-header flex shrink-0 items-center justify-between gap-4 bg-inherit py-2 pr-2 pl-4 md:pl-6',
        props.bordered && 'border-line border-b',
      )}
    >
      <h2 id={props.id} className="py-2 font-display text-display-m">
        {props.title}
      </h2>
      <IconButton label="Close" onClick={props.onClose} className="self-start">
        <X />
      </IconButton>
    </div>
  )
}
