import type { ReactNode } from 'react'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import type { useLeaveGuard } from './use-leave-guard.ts'

type Props = {
  guard: Pick<ReturnType<typeof useLeaveGuard>, 'asked' | 'stay' | 'leave'>
  /** What leaving means. */
  children?: ReactNode
}

/** Asks what the guard of unsaved changes wants to know. */
export const LeaveQuestion = ({ guard, children = 'Your changes are not saved yet.' }: Props) => (
  <AlertDialog
    open={guard.asked}
    title="Leave without saving?"
    cancelLabel="Keep editing"
    confirmLabel="Leave"
    onCancel={guard.stay}
    onConfirm={guard.leave}
  >
    {children}
  </AlertDialog>
)
