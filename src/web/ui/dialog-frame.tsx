import { type ComponentProps, Fragment, type ReactNode, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { useModal } from './use-modal.ts'

type Props = {
  open: boolean
  onClose: () => void
  closeOnBackdrop?: boolean
  /** Where the panel lies and how it comes in: a class of `styles/overlay.css`. */
  placement: 'modal-center' | 'modal-left' | 'modal-bottom' | 'modal-full'
  children: ReactNode
} & Pick<
  ComponentProps<'dialog'>,
  'role' | 'aria-labelledby' | 'aria-describedby' | 'aria-label' | 'className'
>

/** What dialogs and sheets share. The padding lies on an inner panel, so that a click on `<dialog>` is beside it. */
export function DialogFrame({ open, onClose, closeOnBackdrop, placement, children, ...rest }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const { present, dialogProps } = useModal({ ref, open, onClose, closeOnBackdrop })
  // Opened again while it still fades away, it begins anew all the same.
  const [openings, setOpenings] = useState({ count: 0, open })
  if (open !== openings.open) setOpenings(({ count }) => ({ count: open ? count + 1 : count, open }))
  return (
    <dialog ref={ref} {...rest} {...dialogProps} className={cx('modal', placement, rest.className)}>
      <Fragment key={openings.count}>{present && children}</Fragment>
    </dialog>
  )
}
