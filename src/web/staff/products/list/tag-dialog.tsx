import { type FormEvent, useId, useState } from 'react'
import { Tag } from '../../../../contract/catalogue/catalogue.ts'
import type { BulkChange } from '../../../../contract/catalogue/staff-catalogue.ts'
import { asApiError } from '../../../api/error.ts'
import { Button } from '../../../ui/button.tsx'
import { countLabel } from '../../../ui/count-label.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { staffDialogClass } from '../../dialogs/staff-dialog-class.ts'

type Props = {
  count: number
  onClose: () => void
  /** Throws when the shop refuses. */
  onChange: (change: BulkChange['change']) => Promise<void>
}

/** Gives the selected products a tag, or takes it away. */
export function TagDialog({ count, onClose, onChange }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [on, setOn] = useState(true)
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const parsed = Tag.safeParse(typed)
    if (!parsed.success) return setError(parsed.error.issues[0]?.message)
    setPending(true)
    try {
      await onChange({ kind: 'tag', tag: parsed.data, on })
      onClose()
    } catch (thrown) {
      setError(asApiError(thrown).message)
      setPending(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Tag ${countLabel(count, 'product')}`}
      className={staffDialogClass}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} pending={pending} pendingLabel="Changing…">
            {on ? 'Give the tag' : 'Take the tag away'}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="space-y-4">
        <TextInput
          label="Tag"
          autoComplete="off"
          data-autofocus
          help="Only staff see this. A collection can find products by it."
          error={error}
          value={typed}
          onChange={event => {
            setTyped(event.target.value)
            setError(undefined)
          }}
        />
        <RadioGroup
          legend="What to do"
          hideLegend
          options={[
            { value: 'on', label: 'Give it to them' },
            { value: 'off', label: 'Take it away' },
          ]}
          value={on ? 'on' : 'off'}
          onChange={value => setOn(value === 'on')}
        />
      </form>
    </Dialog>
  )
}
