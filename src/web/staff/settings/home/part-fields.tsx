import { kindOfPart, type PartKind } from '../../../../contract/settings/home/home.ts'
import type { Field, Fields } from '../../../../contract/settings/home/part-fields.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { cx } from '../../../ui/cx.ts'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { LinkField } from '../link-field.tsx'
import { CategoryField, CollectionField, GroupField } from './choice-fields.tsx'
import type { FieldPath, HomeForm, PartPath } from './home-values.ts'
import { PictureField } from './picture-field.tsx'
import { QuotedProduct } from './quoted-product.tsx'
import { RowsFields } from './rows-fields.tsx'

/** The fields of a part of this kind, and its dates. */
export function PartFields({ form, at, kind }: { form: HomeForm; at: PartPath; kind: PartKind }) {
  const { fields, note } = kindOfPart(kind)
  const { title, ...others } = fields
  return (
    <>
      {title && <FieldsOf form={form} at={at} fields={{ title }} />}
      {note && <p className="text-body-s text-ink-2">{note}</p>}
      <FieldsOf form={form} at={at} fields={others} />
      <DateFields form={form} at={at} what={title ? 'This part' : 'The whole banner'} />
    </>
  )
}

type FieldsProps = { form: HomeForm; at: PartPath | FieldPath; fields: Fields }

const FieldsOf = ({ form, at, fields }: FieldsProps) => (
  <div className="grid grid-cols-1 gap-x-4 gap-y-5 empty:hidden sm:grid-cols-2">
    {Object.entries(fields).map(([name, field]) => (
      <div
        key={name}
        className={cx('min-w-0', !('half' in field && field.half) && 'space-y-5 sm:col-span-2')}
      >
        <FieldInput form={form} name={`${at}.${name}`} field={field} />
      </div>
    ))}
  </div>
)

/** A field as the contract describes it. */
function FieldInput({ form, name, field }: { form: HomeForm; name: FieldPath; field: Field }) {
  if (field.input === 'rows')
    return (
      <RowsFields form={form} name={name} field={field}>
        {at => (
          <>
            <FieldsOf form={form} at={at} fields={field.fields} />
            {field.dated && <DateFields form={form} at={at} what={`The ${field.noun.toLowerCase()}`} />}
          </>
        )}
      </RowsFields>
    )
  const { label, help, optional } = field
  const words = { label, ...(help && { help }), ...(optional && { optional }) }
  const place = { form, name, ...words }
  const control = { ...words, ...fieldOf(form, name) }
  switch (field.input) {
    case 'line':
      return <TextInput {...control} autoComplete="off" />
    case 'text':
      return <TextArea {...control} rows={field.lines} />
    case 'count':
      return <TextInput {...control} inputMode="numeric" autoComplete="off" className="max-w-48" />
    case 'choice':
      return (
        <Select {...control} className="max-w-64">
          {Object.entries(field.options).map(([value, option]) => (
            <option key={value} value={value}>
              {option}
            </option>
          ))}
        </Select>
      )
    case 'link':
      return <LinkField {...place} />
    case 'picture':
      return <PictureField {...place} least={field.least} />
    case 'category':
      return <CategoryField {...control} />
    case 'group':
      return <GroupField {...control} />
    case 'collection':
      return <CollectionField {...control} chosen={String(form.getValues(name))} />
    case 'product':
      return <QuotedProduct {...place} />
  }
}

/** From when until when something is shown, by the shop's clocks. */
const DateFields = ({ form, at, what }: { form: HomeForm; at: PartPath | FieldPath; what: string }) => (
  <div>
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput label="Shown from" optional type="datetime-local" {...fieldOf(form, `${at}.startsAt`)} />
      <TextInput label="Shown until" optional type="datetime-local" {...fieldOf(form, `${at}.endsAt`)} />
    </div>
    <p className="mt-1.5 text-caption text-ink-3">{what} comes and goes by itself at these times.</p>
  </div>
)
