import { useId, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { kindOfPart, maxParts, type PartKind, partKinds } from '../../../../contract/settings/home/home.ts'
import { Button } from '../../../ui/button.tsx'
import { Plus } from '../../../ui/icons.tsx'
import { Select } from '../../../ui/select.tsx'
import { type HomeForm, newPart } from './home-values.ts'
import { PartRow } from './part-row.tsx'
import { useRowMoves } from './row-buttons.tsx'

/** The parts of the page in their order, and what can be added. */
export function PartsFields({ form }: { form: HomeForm }) {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'parts' })
  const { moveRow, said } = useRowMoves('parts', fields.length, move)
  const [added, setAdded] = useState<string | null>(null)
  const kinds = partKinds.filter(
    kind => kindOfPart(kind).isRepeatable || fields.every(field => field.kind !== kind),
  )
  const add = (kind: PartKind) => {
    append(newPart(kind), { shouldFocus: false })
    setAdded(`parts.${fields.length}`)
  }
  return (
    <section aria-labelledby="parts-heading">
      <h2 id="parts-heading" className="font-semibold text-label">
        Parts of the page
      </h2>
      {fields.length === 0 && (
        <p className="mt-2 text-body-s text-ink-2">The page shows the shop’s name alone.</p>
      )}
      <ol className="mt-2 divide-y divide-line rounded-card border border-line">
        {fields.map(({ id, kind }, nth) => (
          <PartRow
            key={id}
            form={form}
            at={`parts.${nth}`}
            kind={kind}
            isFirst={nth === 0}
            isLast={nth === fields.length - 1}
            isNew={added === `parts.${nth}`}
            onMove={by => {
              setAdded(null)
              moveRow(kindOfPart(kind).name, nth, by)
            }}
            onRemove={() => {
              setAdded(null)
              remove(nth)
            }}
          />
        ))}
      </ol>
      {said}
      {fields.length < maxParts && <AddPart kinds={kinds} onAdd={add} />}
    </section>
  )
}

function AddPart({ kinds, onAdd }: { kinds: PartKind[]; onAdd: (kind: PartKind) => void }) {
  const id = useId()
  const [chosen, setChosen] = useState<PartKind>('story')
  const kind = kinds.includes(chosen) ? chosen : kinds[0]
  if (!kind) return null
  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      <Select
        id={id}
        label="Another part"
        value={kind}
        // Only kinds are offered.
        onChange={event => setChosen(event.target.value as PartKind)}
        className="min-w-56"
      >
        {kinds.map(each => (
          <option key={each} value={each}>
            {kindOfPart(each).name}
          </option>
        ))}
      </Select>
      <Button variant="outline" onClick={() => onAdd(kind)}>
        <Plus /> Add
      </Button>
    </div>
  )
}
