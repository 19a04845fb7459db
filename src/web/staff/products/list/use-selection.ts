import { useState } from 'react'
import type { StaffProduct } from '../../../../contract/staff-catalogue.ts'

/** The contract's most for one act. */
export const maxProductsPerChange = 500

/** What is chosen, over the pages of one narrowing; another narrowing begins anew. */
export function useSelection(narrowing: string, shown: readonly StaffProduct[]) {
  const [chosen, setChosen] = useState<{ narrowing: string; products: ReadonlyMap<string, StaffProduct> }>({
    narrowing,
    products: new Map(),
  })
  const products = chosen.narrowing === narrowing ? chosen.products : new Map<string, StaffProduct>()
  const keep = (next: ReadonlyMap<string, StaffProduct>) => setChosen({ narrowing, products: next })

  /** False where the limit left some of them out. */
  const select = (ids: readonly string[], selected: boolean): boolean => {
    const next = new Map(products)
    let isWhole = true
    for (const id of ids) {
      const product = shown.find(({ _id }) => _id === id)
      if (!selected) next.delete(id)
      else if (next.has(id) || next.size < maxProductsPerChange) product && next.set(id, product)
      else isWhole = false
    }
    keep(next)
    return isWhole
  }
  return {
    products: [...products.values()],
    ids: new Set(products.keys()),
    select,
    selectAll: (all: readonly StaffProduct[]) =>
      keep(new Map(all.slice(0, maxProductsPerChange).map(product => [product._id, product]))),
    clear: () => keep(new Map()),
  }
}
