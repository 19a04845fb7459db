import { type FormEvent, useState } from 'react'
import type { StaffOrderDetail } from '../../../../contract/orders/staff-orders.ts'
import { browserApi } from '../../../api/browser.ts'
import { asApiError } from '../../../api/error.ts'
import { orderTime } from '../../../parts/order/order-date.ts'
import { Button } from '../../../ui/button.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

type Props = {
  order: StaffOrderDetail
  onOrder: (order: StaffOrderDetail) => void
  onUnsaved: (unsaved: boolean) => void
}

/** Notes for the staff only. */
export function Notes({ order, onOrder, onUnsaved }: Props) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)
  const [announcement, setAnnouncement] = useState('')

  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim()) return setError('Write the note first.')
    setPending(true)
    setError(undefined)
    try {
      onOrder(await browserApi.orders.note({ params: { id: order._id }, body: { text } }))
      setText('')
      onUnsaved(false)
      setAnnouncement('The note was added.')
    } catch (cause) {
      setError(asApiError(cause).message)
    }
    setPending(false)
  }
  return (
    <>
      <LiveRegion>{announcement}</LiveRegion>
      {order.notes.length > 0 && (
        <ul className="mb-3 space-y-2">
          {order.notes.map(({ at, by, text }) => (
            <li key={at} className="border-control border-l-2 pl-3">
              <p className="whitespace-pre-line wrap-anywhere">{text}</p>
              <p className="text-caption text-ink-2">
                {by.name}, {orderTime(at)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add} noValidate>
        <TextArea
          label="New note"
          help="Only staff can see this."
          rows={2}
          value={text}
          error={error}
          maxLength={2000}
          onChange={event => {
            setText(event.target.value)
            onUnsaved(event.target.value.trim() !== '')
            setError(undefined)
          }}
        />
        <Button
          type="submit"
          size="small"
          variant="outline"
          pending={pending}
          pendingLabel="Adding…"
          className="mt-2"
        >
          Add note
        </Button>
      </form>
    </>
  )
}
