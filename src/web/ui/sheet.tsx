import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { DialogBody, DialogHeader } from './dialog.tsx'
import { DialogFrame } from './dialog-frame.tsx'
import { useSwipeClose } from './use-swipe-close.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** `full` covers the screen: search and filters on a phone. */
  side: 'left' | 'bottom' | 'full'
  children: ReactNode
  footer?: ReactNode
}

const placements = { left: 'modal-left', bottom: 'modal-bottom', full: 'modal-full' } as const

export function Sheet({ open, onClose, title, side, children, footer }: Props) {
  const id = useId()
  const swipe = useSwipeClose(side === 'left' ? 'left' : 'bottom', onClose)
  return (
    <DialogFrame open={open} onClose={onClose} placement={placements[side]} aria-labelledby={id}>
      <DialogBody className={side === 'left' ? 'touch-pan-y' : undefined} {...(side === 'left' && swipe)}>
        {side === 'bottom' && <Handle {...swipe} />}
        <DialogHeader id={id} title={title} onClose={onClose} bordered />
        <div className={cx('grow px-4 py-4 md:px-6', !footer && 'safe-bottom')}>{children}</div>
        {footer && (
          <div className="safe-bottom sticky bottom-0 flex gap-3 border-line border-t bg-inherit px-4 pt-4 md:px-6">
            {footer}
          </div>
        )}
      </DialogBody>
    </DialogFrame>
  )
}

/** The touch target is taller than the visible handle. */
function Handle(swipe: ComponentProps<'div'>) {
  return (
    <div {...swipe} aria-hidden="true" className="-mb-4 shrink-0 touch-none pt-2 pb-6">
      <div className="mx-auto h-1 w-10 rounded-full bg-control" />
    </div>
  )
}
