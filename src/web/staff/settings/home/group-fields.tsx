import { homeLimits } from '../../../../contract/settings/home/home-pictures.ts'
import { fieldOf } from '../../../parts/form/field-of.ts'
import { useGroups } from '../../../parts/use-public-shop.ts'
import { Select } from '../../../ui/select.tsx'
import type { HomeForm, PartPath } from './home-values.ts'
import { newGroup } from './part-values.ts'
import { RowsFields } from './rows-fields.tsx'
import { TileFields } from './tile-fields.tsx'

/** The groups that have a tile with their categories, in their order. */
export function GroupFields({ form, at: part }: { form: HomeForm; at: PartPath }) {
  const groups = useGroups()
  return (
    <RowsFields
      form={form}
      at={part}
      list="groups"
      noun="Group"
      add="Add a group"
      newRow={newGroup}
      max={homeLimits.groups}
      first="group"
    >
      {at => (
        <>
          <Select
            label="Group"
            help="Its categories are listed beside the picture."
            {...fieldOf(form, `${at}.group`)}
          >
            <option value="">Choose a group</option>
            {groups.map(({ code, name, hidden }) => (
              <option key={code} value={code}>
                {name}
                {hidden && ' (hidden, so the tile is too)'}
              </option>
            ))}
          </Select>
          <TileFields form={form} at={at} its="the group’s" />
        </>
      )}
    </RowsFields>
  )
}
