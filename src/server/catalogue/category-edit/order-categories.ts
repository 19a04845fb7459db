import type { CategoryList, CategoryOrder } from '../../../contract/catalogue/categories.ts'
import { ShopError } from '../../../contract/errors.ts'
import { recordChange } from '../../audit/record-change.ts'
import { type CategoryDeps, changeCategories, changeOf } from './change-categories.ts'
import { setPositions } from './queries.ts'

/**
 * Puts the groups, or the categories of a group, into the order of `codes`.
 * @throws category_changed when these are not all of them
 */
export const orderCategories = (
  deps: CategoryDeps,
  userId: string,
  { parent, codes }: CategoryOrder,
): Promise<CategoryList> =>
  changeCategories(deps, async (tx, { rows }) => {
    const found = rows.filter(row => row.parent === parent)
    if (
      found
        .map(({ code }) => code)
        .toSorted()
        .join() !== codes.toSorted().join()
    )
      throw new ShopError('category_changed', 'Somebody has added or moved categories since you opened them.')
    await setPositions(tx, codes)
    const namesOf = (order: readonly string[]) =>
      order.map(code => ({ code, name: found.find(row => row.code === code)?.name ?? code }))
    const group = rows.find(({ code }) => code === parent)
    const subject = group ?? { code: 'groups', name: 'Groups' }
    await recordChange(
      tx,
      deps,
      changeOf(userId, subject, {
        action: 'ordered',
        before: { order: namesOf(found.map(({ code }) => code)) },
        after: { order: namesOf(codes) },
      }),
    )
  })
