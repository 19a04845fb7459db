import { api } from '../../contract/api.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'

export const cartRoutes = (_deps: Deps): Route[] => [
  on(api.cart.add, async () => {
    throw new Error('to come')
  }),
  on(api.cart.get, async () => {
    throw new Error('to come')
  }),
  on(api.cart.remove, async () => {
    throw new Error('to come')
  }),
  on(api.cart.update, async () => {
    throw new Error('to come')
  }),
  on(api.cart.count, async () => {
    throw new Error('to come')
  }),
]
