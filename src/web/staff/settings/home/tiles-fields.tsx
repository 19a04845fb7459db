import { useFieldArray } from 'react-hook-form'
import { homeLimits } from '../../../../contract/home-kinds.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { useGroups } from '../../../parts/use-public-shop.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Plus } from '../../../ui/icons.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { type HomeForm, newTile, type PartPath } from './home-values.ts'
import { PictureField } from './picture-field.tsx'
import { RowButtons, useRowMoves } from './row-buttons.tsx'

/** The categories that have a tile, in their order. */
export function TilesFields({ form, at }: { form: HomeForm; at: PartPath }) {
  const name = `${at}.tiles` as const
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name })
  const { moveRow, said } = useRowMoves(name, fields.length, move)
  const error = form.getFieldState(name, form.formState).error?.message
  return (
    <>
      {fields.map(({ id }, nth) => (
        <fieldset key={id} className="space-y-4 rounded-card border border-line p-3">
          <legend className="px-1 font-semibold text-label">Tile {nth + 1}</legend>
          <TileFields form={form} at={`${name}.${nth}`} />
          <RowButtons
            at={`${name}.${nth}`}
            name={`tile ${nth + 1}`}
            isFirst={nth === 0}
            isLast={nth === fields.length - 1}
            onMove={by => moveRow('The tile', nth, by)}
            onRemove={() => remove(nth)}
          />
        </fieldset>
      ))}
      {said}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      {fields.length < homeLimits.tiles && (
        <Button
          id={name}
          variant="outline"
          onClick={() => append(newTile, { focusName: `${name}.${fields.length}.category` })}
        >
          <Plus /> Add a category
        </Button>
      )}
    </>
  )
}

function TileFields({ form, at }: { form: HomeForm; at: `${PartPath}.tiles.${number}` }) {
  return (
    <>
      <Select label="Category" {...fieldOf(form, `${at}.category`)}>
        <option value="">Choose a category</option>
        {useGroups().map(group => (
          <optgroup key={group.code} label={group.name}>
            {group.categories.map(category => (
              <option key={category.code} value={category.code}>
                {category.name}
                {(category.hidden || group.hidden) && ' (hidden, so the tile is too)'}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <PictureField
        form={form}
        name={`${at}.picture`}
        least="tile"
        label="Picture"
        help="Upright. Without one, the category’s newest product is shown."
        optional
      />
      <TextInput
        label="Name on the tile"
        optional
        help="Without one, the category’s own."
        {...fieldOf(form, `${at}.name`)}
      />
      <TextInput label="Words below" optional {...fieldOf(form, `${at}.text`)} />
    </>
  )
}
