import { homeLimits } from '../../../../contract/settings/home/home-pictures.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { useGroups } from '../../../parts/use-public-shop.ts'
import { Select } from '../../../ui/select.tsx'
import type { HomeForm, PartPath } from './home-values.ts'
import { newTile } from './part-values.ts'
import { RowsFields } from './rows-fields.tsx'
import { TileFields } from './tile-fields.tsx'

/** The categories that have a tile, in their order. */
export const TilesFields = (props: { form: HomeForm; at: PartPath }) => (
  <RowsFields
    {...props}
    list="tiles"
    noun="Tile"
    add="Add a category"
    newRow={newTile}
    max={homeLimits.tiles}
    first="category"
  >
    {at => <CategoryFields form={props.form} at={at} />}
  </RowsFields>
)

function CategoryFields({ form, at }: { form: HomeForm; at: `${PartPath}.tiles.${number}` }) {
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
      <TileFields form={form} at={at} its="the category’s" />
    </>
  )
}
