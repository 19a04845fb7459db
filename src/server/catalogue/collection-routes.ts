import { api } from '../../contract/api.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'
import { orderCollections, removeCollection } from './collections/change-collections.ts'
import { listCollections, shownCollections } from './collections/list-collections.ts'
import { createCollection, editCollection } from './collections/save-collection.ts'
import { undoCollectionChange } from './collections/undo-collection-change.ts'

export const collectionRoutes = (deps: Deps): Route[] => [
  on(api.collections.shown, async () => shownCollections(deps)),
  on(api.collections.list, () => listCollections(deps)),
  on(api.collections.create, ({ body }, { who }) => createCollection(deps, who.userId, body)),
  on(api.collections.edit, ({ params, body }, { who }) => editCollection(deps, who.userId, params.id, body)),
  on(api.collections.order, ({ body }, { who }) => orderCollections(deps, who.userId, body)),
  on(api.collections.remove, ({ params }, { who }) => removeCollection(deps, who.userId, params.id)),
  on(api.collections.undo, ({ params }, { who }) => undoCollectionChange(deps, who.userId, params.id)),
]
