import type { Category, PlacedCategory } from '../../../contract/catalogue/category-groups.ts'

/** Groups that say for whom their categories are. */
const people = /^(women|men|ladies|gents|kids|children|girls|boys|babies|toddlers|teens)$/i

/** "Printed Kurta for Women", "Lawn · Two Piece"; the name alone where it says its group already. */
/** For a whole group its own name. */
export function categoryTitle({ name, group }: Pick<PlacedCategory, 'name' | 'group'>): string {
  if (` ${name} `.toLowerCase().includes(` ${group.name} `.toLowerCase())) return name
  return people.test(group.name) ? `${name} for ${group.name}` : `${group.name} · ${name}`
}

/** How the links to a group's categories are announced. */
export const categoriesLabel = ({ name }: Pick<Category, 'name'>): string =>
  people.test(name) ? `Categories for ${name}` : `Categories in ${name}`
