import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import type { Policies } from '../../../../contract/settings/policies.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { Button } from '../../../ui/button.tsx'
import { Plus } from '../../../ui/icons.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { LinkField } from '../link-field.tsx'
import { LinkList } from '../link-list.tsx'
import type { PoliciesValues } from './policies-values.ts'

type Props = { form: UseFormReturn<PoliciesValues, unknown, Policies> }

const newLink = { text: '', to: '' }

/** Columns of links at the foot of every page. */
export function ColumnsFields({ form }: Props) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'columns' })
  return (
    <div className="space-y-4">
      {fields.map(({ id }, nth) => (
        <fieldset key={id} className="space-y-4 rounded-card border border-line p-3">
          <legend className="px-1 font-semibold text-label">Links {nth + 1}</legend>
          <TextInput label="Heading of the links" {...fieldOf(form, `columns.${nth}.title`)} />
          <LinksFields form={form} at={`columns.${nth}`} />
          <Button variant="quiet" size="small" onClick={() => remove(nth)}>
            Remove this heading with its links
          </Button>
        </fieldset>
      ))}
      {fields.length < 4 && (
        <Button
          variant="outline"
          onClick={() =>
            append({ title: '', links: [newLink] }, { focusName: `columns.${fields.length}.title` })
          }
        >
          <Plus /> Add links to the foot
        </Button>
      )}
      <LinkList />
    </div>
  )
}

type LinksProps = Props & { at: `columns.${number}` }

/** Its rows are made anew when the column gets another place. */
const LinksFields = (props: LinksProps) => <Rows key={props.at} {...props} />

function Rows({ form, at }: LinksProps) {
  const name = `${at}.links` as const
  const { fields, append, remove } = useFieldArray({ control: form.control, name })
  return (
    <>
      {fields.map(({ id }, nth) => (
        <div key={id} className="grid items-start gap-3 sm:grid-cols-2">
          <TextInput label={`Words of link ${nth + 1}`} {...fieldOf(form, `${name}.${nth}.text`)} />
          <LinkField form={form} name={`${name}.${nth}.to`} label={`Where link ${nth + 1} leads`} />
          {fields.length > 1 && (
            <Button variant="quiet" size="small" className="justify-self-start" onClick={() => remove(nth)}>
              Remove link {nth + 1}
            </Button>
          )}
        </div>
      ))}
      {fields.length < 8 && (
        <Button
          variant="outline"
          size="small"
          onClick={() => append(newLink, { focusName: `${name}.${fields.length}.text` })}
        >
          <Plus /> Add a link
        </Button>
      )}
    </>
  )
}
