import { useFieldArray } from 'react-hook-form'
import { homeLimits } from '../../../../contract/home-kinds.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { Button } from '../../../ui/button.tsx'
import { Plus } from '../../../ui/icons.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { type HomeForm, newQuote, type PartPath } from './home-values.ts'
import { RowButtons, useRowMoves } from './row-buttons.tsx'

/** What customers said. */
export function QuotesFields({ form, at }: { form: HomeForm; at: PartPath }) {
  const name = `${at}.quotes` as const
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name })
  const { moveRow, said } = useRowMoves(name, fields.length, move)
  return (
    <>
      <p className="text-body-s text-ink-2">
        Only what your customers really said, with their leave. While there is nothing, this part is not
        shown.
      </p>
      {fields.map(({ id }, nth) => (
        <fieldset key={id} className="space-y-4 rounded-card border border-line p-3">
          <legend className="px-1 font-semibold text-label">Customer {nth + 1}</legend>
          <QuoteFields form={form} at={`${name}.${nth}`} />
          <RowButtons
            at={`${name}.${nth}`}
            name={`customer ${nth + 1}`}
            isFirst={nth === 0}
            isLast={nth === fields.length - 1}
            onMove={by => moveRow('The customer', nth, by)}
            onRemove={() => remove(nth)}
          />
        </fieldset>
      ))}
      {said}
      {fields.length < homeLimits.quotes && (
        <Button
          variant="outline"
          onClick={() => append(newQuote, { focusName: `${name}.${fields.length}.words` })}
        >
          <Plus /> Add a customer
        </Button>
      )}
    </>
  )
}

const QuoteFields = ({ form, at }: { form: HomeForm; at: `${PartPath}.quotes.${number}` }) => (
  <>
    <TextArea label="Words" rows={3} {...fieldOf(form, `${at}.words`)} />
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput label="Name" autoComplete="off" {...fieldOf(form, `${at}.name`)} />
      <TextInput label="Place" optional autoComplete="off" {...fieldOf(form, `${at}.place`)} />
    </div>
  </>
)
