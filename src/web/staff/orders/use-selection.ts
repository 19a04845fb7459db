import { useState } from 'react'
import type { StaffOrder } from '../../../contract/staff-orders.ts'

export type Selected = Pick<StaffOrder, '_id' | 'number' | 'status' | 'refused' | 'shippingAddress'>
export type Selection = ReturnType<typeof useSelection>

/** Orders ticked in one tab of the list. They stay while its pages are turned. */
export function useSelection(tab: string) {
  const [orders, setOrders] = useState<ReadonlyMap<string, Selected>>(new Map())
  const [tickedIn, setTickedIn] = useState(tab)
  if (tickedIn !== tab) {
    setTickedIn(tab)
    setOrders(new Map())
  }
  const change = (apply: (next: Map<string, Selected>) => void) =>
    setOrders(before => {
      const next = new Map(before)
      apply(next)
      return next
    })
  return {
    orders: [...orders.values()],
    has: (id: string) => orders.has(id),
    set: (some: readonly Selected[], on: boolean) =>
      change(next => {
        for (const order of some) {
          if (on) next.set(order._id, order)
          else next.delete(order._id)
        }
      }),
    drop: (ids: readonly string[]) =>
      change(next => {
        for (const id of ids) next.delete(id)
      }),
    clear: () => setOrders(new Map()),
  }
}
