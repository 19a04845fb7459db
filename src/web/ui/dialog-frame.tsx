import { type ComponentProps, Fragment, type ReactNode, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { useModal } from './use-modal.ts'

type Props = {
  open: boolean
  onClose: () => void
  closeOnBackdrop?: boolean
  /** Position and movement of the panel: a class of `styles/overlay.css`. */
  placement: 'modal-center' | 'modal-left' | 'modal-bottom' | 'modal-drawer' | 'modal-full'
  children: ReactNode
} & Pick<
  ComponentProps<'dialog'>,
  'role' | 'aria-labelledby' | 'aria-describedby' | 'aria-label' | 'className'
>

/**
 * What dialogs and sheets share. The padding is on an inner panel, so that a click on `<dialog>` itself is outside.
 */
export function DialogFrame({ open, onClose, closeOnBackdrop, placement, children, ...rest }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const { present, dialogProps } = useModal({ ref, open, onClose, closeOnBackdrop })
  // Opened again while it still fades out, it starts fresh.
  const [openings, setOpenings] = useState({ count: 0, open })
  if (open !== openings.open) setOpenings(({ count }) => ({ count: open ? count + 1 : count, open }))
  return (
    <dialog ref={ref} {...rest} {...dialogProps} className={cx('modal', placement, rest.className)}>
      <Fragment key={openings.count}>{present && children}</Fragment>
    </dialog>
  )
}
