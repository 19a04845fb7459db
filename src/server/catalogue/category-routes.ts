import { api } from '../../contract/api.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'
import { createCategory } from './category-edit/create-category.ts'
import { editCategory } from './category-edit/edit-category.ts'
import { listCategories } from './category-edit/list-categories.ts'
import { mergeCategory } from './category-edit/merge-category.ts'
import { orderCategories } from './category-edit/order-categories.ts'
import { removeCategory } from './category-edit/remove-category.ts'
import { undoCategoryChange } from './category-edit/undo-category-change.ts'

export const categoryRoutes = (deps: Deps): Route[] => [
  on(api.categories.list, () => listCategories(deps)),
  on(api.categories.create, ({ body }, { who }) => createCategory(deps, who.userId, body)),
  on(api.categories.edit, ({ params, body }, { who }) => editCategory(deps, who.userId, params.id, body)),
  on(api.categories.order, ({ body }, { who }) => orderCategories(deps, who.userId, body)),
  on(api.categories.merge, ({ params, body }, { who }) => mergeCategory(deps, who.userId, params.id, body)),
  on(api.categories.remove, ({ params }, { who }) => removeCategory(deps, who.userId, params.id)),
  on(api.categories.undo, ({ params }, { who }) => undoCategoryChange(deps, who.userId, params.id)),
]
