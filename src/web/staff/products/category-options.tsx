import { type CategoryGroup, categoryOf } from '../../../contract/catalogue/category-groups.ts'
import { useGroups } from '../../parts/use-public-shop.ts'

/** The options of a category select, by group. */
export function CategoryOptions() {
  const groups = useGroups()
  return groups
    .filter(({ categories }) => categories.length > 0)
    .map(group => (
      <optgroup key={group.code} label={group.name}>
        {group.categories.map(({ code, name }) => (
          <option key={code} value={code}>
            {isRepeated(groups, group, name) ? `${name} (${group.name.toLowerCase()})` : name}
          </option>
        ))}
      </optgroup>
    ))
}

/** A closed select does not show the group, so a name that an earlier group has too needs it. */
const isRepeated = (groups: readonly CategoryGroup[], group: CategoryGroup, name: string) =>
  groups
    .slice(0, groups.indexOf(group))
    .some(({ categories }) => categories.some(category => category.name === name))

/** "Kids, Frocks": with the group, since groups may have categories of the same name. */
export function CategoryLabel({ code }: { code: string }) {
  const category = categoryOf(useGroups(), code)
  return category ? `${category.group.name}, ${category.name}` : code
}
