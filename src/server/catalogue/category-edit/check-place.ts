import { ShopError } from '../../../contract/errors.ts'
import type { CategoryRow } from '../categories/categories.ts'

type Rows = readonly CategoryRow[]

const refuse = (field: string, message: string) => new ShopError('invalid', message, { [field]: message })

export const childrenOf = (rows: Rows, code: string) => rows.filter(({ parent }) => parent === code)

/**
 * @throws invalid for a group that is none, and where a category would be in itself or on a third level
 */
export function checkParent(rows: Rows, row: CategoryRow | null, parent: string | null): void {
  if (parent === null) return
  if (parent === row?.code) throw refuse('parent', 'A category cannot be in itself.')
  const group = rows.find(({ code }) => code === parent)
  if (!group) throw refuse('parent', 'There is no such group.')
  if (row && group.parent === row.code)
    throw refuse('parent', `${group.name} is in ${row.name}, so ${row.name} cannot be in ${group.name}.`)
  if (group.parent !== null)
    throw refuse('parent', `${group.name} is in a group itself, and there is no third level. Choose a group.`)
  if (row && childrenOf(rows, row.code).length > 0)
    throw refuse('parent', `${row.name} has categories, which would be on a third level. Move them first.`)
}

/** @throws invalid for a name that another category of the group has, or another group */
export function checkName(rows: Rows, row: CategoryRow | null, name: string, parent: string | null): void {
  const same = (other: CategoryRow) => other.name.toLowerCase() === name.toLowerCase()
  const taken = rows.find(other => other.code !== row?.code && other.parent === parent && same(other))
  if (!taken) return
  const group = rows.find(({ code }) => code === parent)
  throw refuse(
    'name',
    group ? `${group.name} already has a category ${taken.name}.` : `There already is a group ${taken.name}.`,
  )
}
