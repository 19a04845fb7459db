import { useState } from 'react'

type Item = { _id: string }

/**
 * Rows ticked in a list. They stay while its pages are turned, and end with `scope`: another tab or other filters. Those
 * among `shown` are taken as they are shown now.
 */
export function useSelection<T extends Item>(
  scope: string,
  { max = Number.POSITIVE_INFINITY, shown }: { max?: number; shown?: readonly T[] | undefined } = {},
) {
  const [selected, setSelected] = useState<ReadonlyMap<string, T>>(new Map())
  const [lastShown, setLastShown] = useState(shown)
  if (lastShown !== shown) {
    setLastShown(shown)
    const renewed = shown?.filter(({ _id }) => selected.has(_id)) ?? []
    if (renewed.length > 0)
      setSelected(new Map([...selected, ...renewed.map(item => [item._id, item] as const)]))
  }
  const [selectedScope, setSelectedScope] = useState(scope)
  if (selectedScope !== scope) {
    setSelectedScope(scope)
    setSelected(new Map())
  }
  const change = (apply: (next: Map<string, T>) => void) =>
    setSelected(before => {
      const next = new Map(before)
      apply(next)
      return next
    })
  return {
    items: [...selected.values()],
    ids: new Set(selected.keys()),
    /** False where `max` leaves some of them out. */
    set: (items: readonly T[], on: boolean): boolean => {
      change(next => {
        for (const item of items) {
          if (!on) next.delete(item._id)
          else if (next.has(item._id) || next.size < max) next.set(item._id, item)
        }
      })
      const added = items.filter(({ _id }) => !selected.has(_id)).length
      return !on || selected.size + added <= max
    },
    replace: (items: readonly T[]) => setSelected(new Map(items.slice(0, max).map(item => [item._id, item]))),
    drop: (ids: readonly string[]) =>
      change(next => {
        for (const id of ids) next.delete(id)
      }),
    clear: () => setSelected(new Map()),
  }
}

export type Selection<T extends Item> = ReturnType<typeof useSelection<T>>
