import { useState } from 'react'
import type { ChangeableOrder } from '../../../contract/orders/order-changes.ts'
import { browserApi } from '../../api/browser.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useRead } from '../cache/use-read.ts'
import { staffDialogClass } from '../dialogs/staff-dialog-class.ts'
import { ReadState } from '../frame/read-state.tsx'
import type { ChangeToSave } from './change-draft.ts'
import { ChangeOrderForm } from './change-order-form.tsx'

type Props = {
  /** The order to change; null while the dialog is closed. */
  id: string | null
  number: number
  /** On the button: 'Save change', or 'Save and confirm' during a call. */
  saveLabel: string
  onClose: () => void
  /** Saves; the dialog stays open and says why where it throws. */
  onSave: (change: ChangeToSave) => Promise<void>
}

/** Size, colour, quantity, pieces, address and discount of an order, with what it costs before it is saved. */
export function ChangeOrderDialog({ id, number, saveLabel, onClose, onSave }: Props) {
  // Kept while the dialog fades out.
  const [shown, setShown] = useState(id)
  if (id && id !== shown) setShown(id)
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      title={`Change order #${number}`}
      size="wide"
      className={staffDialogClass}
    >
      {shown && <LoadedForm id={shown} saveLabel={saveLabel} onClose={onClose} onSave={onSave} />}
    </Dialog>
  )
}

function LoadedForm({ id, ...props }: Omit<Props, 'id' | 'number'> & { id: string }) {
  const { answer, value, reload } = useRead<ChangeableOrder>(['order to change', id], signal =>
    browserApi.orders.openForChange({ params: { id } }, { signal }),
  )
  if (answer.state === 'failed' || !value)
    return <ReadState answer={answer} what="The order" skeleton="h-80" />
  if (value.refusal !== null) return <p>{value.refusal}</p>
  // What was typed belongs to the version that was looked at.
  return <ChangeOrderForm key={value.order.version} open={value} onReload={reload} {...props} />
}
