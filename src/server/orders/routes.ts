import { api } from '../../contract/api.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'

export const orderRoutes = (_deps: Deps): Route[] => [
  on(api.order.hotSelling, async () => {
    throw new Error('to come')
  }),
  on(api.order.create, async () => {
    throw new Error('to come')
  }),
  on(api.order.mine, async () => {
    throw new Error('to come')
  }),
  on(api.order.all, async () => {
    throw new Error('to come')
  }),
  on(api.order.get, async () => {
    throw new Error('to come')
  }),
  on(api.order.updateStatus, async () => {
    throw new Error('to come')
  }),
]
