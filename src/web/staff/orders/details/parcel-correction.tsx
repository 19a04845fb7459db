import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Parcel, StaffOrderDetail } from '../../../../contract/orders/staff-orders.ts'
import { browserApi } from '../../../api/browser.ts'
import { asApiError } from '../../../api/error.ts'
import { Button } from '../../../ui/button.tsx'
import { useUndoToast } from '../../dialogs/use-undo-toast.ts'
import { readParcel, rememberCourier } from '../parcel.ts'
import { ParcelFields } from '../parcel-fields.tsx'

type Props = { order: StaffOrderDetail; onOrder: (order: StaffOrderDetail) => void }

/** Courier and tracking number of a shipped order, to be added or corrected. */
export function ParcelCorrection({ order, onOrder }: Props) {
  const { courier, trackingNumber } = order
  const [open, setOpen] = useState(false)
  const showUndoToast = useUndoToast()
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setOpen(false))
    button.current?.focus()
  }
  return (
    <>
      {open ? (
        <ParcelForm
          order={order}
          onCancel={close}
          onSaved={changed => {
            close()
            onOrder(changed)
            showUndoToast({
              text: `The parcel of order #${order.number} was saved.`,
              undone: `The parcel of order #${order.number} is as it was.`,
              undo: async () => onOrder(await setBack(changed, { courier, trackingNumber })),
            })
          }}
        />
      ) : (
        <>
          <p className="text-body-s">
            {courier || 'No courier yet'}
            <span className="block tabular-nums wrap-anywhere">
              {trackingNumber || (courier && 'No tracking number yet')}
            </span>
          </p>
          <Button
            ref={button}
            size="small"
            variant="outline"
            className="mt-3 mr-2"
            onClick={() => setOpen(true)}
          >
            {courier || trackingNumber ? 'Correct parcel' : 'Add courier'}
          </Button>
        </>
      )}
    </>
  )
}

const setBack = ({ _id, courier, trackingNumber }: StaffOrderDetail, before: Parcel) =>
  browserApi.orders.parcel({
    params: { id: _id },
    body: { ...before, seen: { courier, trackingNumber } },
  })

type FormProps = {
  order: StaffOrderDetail
  onCancel: () => void
  onSaved: (order: StaffOrderDetail) => void
}

function ParcelForm({ order, onCancel, onSaved }: FormProps) {
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const errorId = useId()
  const isFollowed = order.status === 'Shipped' && !order.refused
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const parcel = readParcel(new FormData(event.currentTarget))
    setPending(true)
    setError(null)
    try {
      const body = { courier: '', trackingNumber: '', ...parcel }
      const changed = await browserApi.orders.parcel({ params: { id: order._id }, body })
      rememberCourier(parcel)
      onSaved(changed)
    } catch (cause) {
      setError(asApiError(cause).message)
      setPending(false)
    }
  }
  return (
    <form ref={focusFirst} onSubmit={save} noValidate aria-describedby={errorId} className="space-y-4">
      <ParcelFields parcel={order} help={isFollowed ? undefined : 'The buyer sees it on the order page.'} />
      <p id={errorId} role="alert" className="text-body-s text-error empty:hidden">
        {error && `The parcel was not saved. ${error}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" pending={pending} pendingLabel="Saving…">
          Save parcel
        </Button>
        <Button size="small" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** The button that opened the form is gone, so the first field takes the focus. */
const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus()
