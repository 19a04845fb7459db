import type { CollectionList, StaffCollection } from '../../../contract/catalogue/collections.ts'
import { browserApi } from '../../api/browser.ts'
import { useMoves } from '../controls/use-moves.ts'

type Handlers = { onOrdered: (list: CollectionList) => void; onReload: () => void }

/** Moves collections up and down. */
export function useOrder(collections: readonly StaffCollection[], { onOrdered, onReload }: Handlers) {
  const { container, announced, move } = useMoves<HTMLOListElement>(collections)
  const save = async (ids: string[]) => onOrdered(await browserApi.collections.order({ body: { ids } }))
  return {
    ...{ container, announced },
    move: ({ _id: id, name }: StaffCollection, by: -1 | 1) =>
      move({ id, name, ids: collections.map(each => each._id), by }, { save, onRefused: onReload }),
  }
}
