import { useFieldArray, useWatch } from 'react-hook-form'
import { guessDot } from '../../../../contract/catalogue/guess-dot.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { X } from '../../../ui/icons.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { AddRow } from './add-row.tsx'
import { ColorPicture } from './color-picture.tsx'
import { newKey } from './product-values.ts'
import type { ProductForm } from './use-product-form.ts'
import { useRowKeys } from './use-row-keys.ts'

const newColor = (name: string, isSpare: boolean) => ({
  key: newKey(),
  name,
  hex: guessDot(name),
  image: '',
  isSpare,
})

/** A row for each colour: name, dot and picture. */
export function ColorRows({ form }: { form: ProductForm }) {
  const { fields, insert, remove } = useFieldArray({ control: form.control, name: 'colors' })
  const { addButtonId, addRow, removeRow, rowKeys } = useRowKeys({
    count: fields.length,
    fieldId: index => `colors.${index}.name`,
    insert: (index, names, byEnter) =>
      insert(
        index,
        names.map(name => newColor(name, byEnter)),
        { shouldFocus: false },
      ),
    remove,
    // The picture of a colour with a comma in its name would be lost.
    takesList: index => form.getValues(`colors.${index}.image`) === '',
  })
  /** The dot follows the name until it is chosen. */
  const rename = (index: number, name: string) => {
    const { name: before, hex } = form.getValues(`colors.${index}`)
    if (hex === guessDot(before)) form.setValue(`colors.${index}.hex`, guessDot(name), { shouldDirty: true })
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-label">Colours</legend>
      <ul className="space-y-2">
        {fields.map((row, index) => (
          <li key={row.key} className="flex flex-wrap items-start gap-x-2 gap-y-1">
            <TextInput
              label={`Name of colour ${index + 1}`}
              hideLabel
              placeholder="Name"
              autoComplete="off"
              className="grow basis-40"
              {...rowKeys(index)}
              {...fieldOf(form, `colors.${index}.name`)}
              onInput={event => rename(index, event.currentTarget.value)}
            />
            <HexField form={form} index={index} />
            <ColorPicture form={form} index={index} rowKey={row.key} />
            <IconButton label={`Remove colour ${index + 1}`} onClick={() => removeRow(index)}>
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
      <AddRow
        id={addButtonId}
        itemName="color"
        count={fields.length}
        example="“Black, Cream, Blue” and Enter make three"
        onAdd={addRow}
      />
    </fieldset>
  )
}

/** The colour of the dot for options without a picture: typed, or chosen with the browser's colour picker. */
function HexField({ form, index }: { form: ProductForm; index: number }) {
  const hex = useWatch({ control: form.control, name: `colors.${index}.hex` }) ?? ''
  const known = /^#[0-9a-f]{6}$/i.test(hex)
  return (
    <div className="relative basis-36">
      <TextInput
        label={`Dot of colour ${index + 1}`}
        hideLabel
        placeholder="#8a2433"
        autoComplete="off"
        maxLength={7}
        {...fieldOf(form, `colors.${index}.hex`)}
      />
      <span className="absolute top-0 right-0 grid size-11 place-items-center">
        <span
          aria-hidden="true"
          className="size-6 rounded-full border border-control bg-tile"
          style={known ? { backgroundColor: hex } : undefined}
        />
        <input
          type="color"
          aria-label={`Choose the dot of colour ${index + 1}`}
          value={known ? hex : '#8a2433'}
          onChange={event =>
            form.setValue(`colors.${index}.hex`, event.target.value, {
              shouldDirty: true,
              shouldValidate: true,
            })
          }
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </span>
    </div>
  )
}
