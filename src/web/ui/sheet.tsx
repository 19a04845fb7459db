import { type ReactNode, useId } from 'react'
import { DialogHeader } from './dialog.tsx'
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
      <div
        className="flex min-h-0 grow flex-col data-left:touch-pan-y"
        data-left={side === 'left' || undefined}
        {...(side === 'left' ? swipe : {})}
      >
        <div className="touch-none" {...(side === 'bottom' ? swipe : {})}>
          {side === 'bottom' && (
            <div aria-hidden="true" className="mx-auto mt-2 h-1 w-10 rounded-full bg-control" />
          )}
          <DialogHeader id={id} title={title} onClose={onClose} bordered />
        </div>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain p-4">{children}</div>
        {footer && <div className="safe-bottom flex gap-3 border-line border-t p-4">{footer}</div>}
      </div>
    </DialogFrame>
  )
}
