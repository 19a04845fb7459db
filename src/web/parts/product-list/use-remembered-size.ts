import { useEffect, useRef } from 'react'
import type { Facets } from '../../../contract/catalogue/product-lists.ts'
import type { ListQuery } from './list-query.ts'

const key = 'list-size'

/** A size chosen in one list is chosen in the next, until the tab closes or it is taken away. */
export function useRememberedSize(
  sizes: Facets['sizes'],
  query: ListQuery,
  change: (to: ListQuery) => void,
): void {
  const arrived = useRef(false)
  const [chosen] = query.size
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice is remembered
  useEffect(() => {
    const remembered = sessionStorage.getItem(key)
    const isFirst = !arrived.current
    arrived.current = true
    if (chosen) sessionStorage.setItem(key, chosen)
    else if (!isFirst) sessionStorage.removeItem(key)
    else if (sizes.some(({ value, count }) => value === remembered && count > 0))
      change({ ...query, size: remembered ? [remembered] : [] })
  }, [chosen])
}
