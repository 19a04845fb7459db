import { type FormEvent, useState } from 'react'
import type { BuyerDetail } from '../../../../contract/orders/buyers.ts'
import { browserApi } from '../../../api/browser.ts'
import { type ApiError, asApiError } from '../../../api/error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useUndoToast } from '../../dialogs/use-undo-toast.ts'

type Props = { buyer: BuyerDetail; onSaved: (buyer: BuyerDetail) => void; onReload: () => void }

/** What the staff want to remember of a buyer. Only they see it. */
export function NotesForm({ buyer, onSaved, onReload }: Props) {
  const [note, setNote] = useState(buyer.note)
  const [tags, setTags] = useState(buyer.tags.join(', '))
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const showUndoToast = useUndoToast()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    setPending(true)
    setError(null)
    try {
      const body = {
        version: buyer.version,
        note,
        tags: tags
          .split(',')
          .map(tag => tag.trim())
          .filter(Boolean),
      }
      const params = { id: buyer._id }
      const saved = await browserApi.buyers.save({ params, body })
      const before = { version: saved.version, note: buyer.note, tags: buyer.tags }
      showUndoToast({
        text: 'Saved.',
        undone: 'Undone: the notes on this customer are as they were.',
        undo: async () => onSaved(await browserApi.buyers.save({ params, body: before })),
      })
      onSaved(saved)
    } catch (cause) {
      setError(asApiError(cause))
    }
    setPending(false)
  }
  const wrongTag = Object.entries(error?.fields ?? {}).find(([field]) => field.startsWith('tags'))?.[1]
  return (
    <form noValidate onSubmit={save} className="space-y-4">
      <h2 className="font-semibold text-body-l">What to remember</h2>
      <TextArea
        label="Note"
        optional
        rows={3}
        maxLength={2000}
        help="Only the staff see it."
        value={note}
        error={error?.fields.note}
        onChange={event => setNote(event.target.value)}
      />
      <TextInput
        label="Tags"
        optional
        autoComplete="off"
        help="With commas between them, for example: wholesale, Eid."
        value={tags}
        error={wrongTag}
        onChange={event => setTags(event.target.value)}
      />
      {error && (
        <Banner
          tone="error"
          action={
            error.code === 'order_changed' && (
              <Button size="small" variant="outline" onClick={onReload}>
                Load it again
              </Button>
            )
          }
        >
          {error.message}
        </Banner>
      )}
      <Button type="submit" variant="outline" pending={pending} pendingLabel="Saving…">
        Save
      </Button>
    </form>
  )
}
