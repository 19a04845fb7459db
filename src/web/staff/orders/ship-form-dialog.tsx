import { type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { staffDialogClass } from '../dialogs/staff-dialog-class.ts'

type Props = {
  open: boolean
  title: string
  onClose: () => void
  onSubmit: (form: FormData) => void
  children: ReactNode
}

/** The dialog around the fields for one parcel or for many. */
export function ShipFormDialog({ open, title, onClose, onSubmit, children }: Props) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      className={staffDialogClass}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id}>
            Mark as Shipped
          </Button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={event => {
          event.preventDefault()
          onSubmit(new FormData(event.currentTarget))
        }}
        className="space-y-4"
      >
        {children}
      </form>
    </Dialog>
  )
}
