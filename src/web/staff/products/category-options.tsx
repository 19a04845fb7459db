import { categories, categoryOf } from '../../../contract/categories.ts'
import { zoneNames } from '../../parts/category/zone-names.ts'

const zones = ['women', 'kids'] as const

/** The options of a category select, grouped by zone. */
export const CategoryOptions = () =>
  zones.map(zone => (
    <optgroup key={zone} label={zoneNames[zone]}>
      {categories
        .filter(category => category.zone === zone)
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {isInBothZones(name) && zone === 'kids' ? `${name} (kids)` : name}
          </option>
        ))}
    </optgroup>
  ))

/** A closed select does not show the zone, so these names need it. */
const isInBothZones = (name: string) => categories.filter(category => category.name === name).length > 1

/** "Kids, Frocks": with the zone, since both zones have categories of the same name. */
export function categoryLabel(code: string): string {
  const category = categoryOf(code)
  return category ? `${zoneNames[category.zone]}, ${category.name}` : code
}
