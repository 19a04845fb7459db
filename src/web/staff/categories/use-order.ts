import type { CategoryList, StaffCategory } from '../../../contract/catalogue/categories.ts'
import { browserApi } from '../../api/browser.ts'
import { useMoves } from '../controls/use-moves.ts'

type Handlers = { onOrdered: (list: CategoryList) => void; onReload: () => void }

/** Moves categories up and down among those of their level. */
export function useOrder(categories: readonly StaffCategory[], { onOrdered, onReload }: Handlers) {
  const { container, announced, move } = useMoves<HTMLDivElement>(categories)
  return {
    ...{ container, announced },
    move: ({ code: id, name, parent }: StaffCategory, among: readonly StaffCategory[], by: -1 | 1) =>
      move(
        { id, name, ids: among.map(({ code }) => code), by },
        {
          save: async codes => onOrdered(await browserApi.categories.order({ body: { parent, codes } })),
          onRefused: onReload,
        },
      ),
  }
}
