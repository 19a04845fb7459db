import { api } from '../../contract/api.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'

export const dealRoutes = (_deps: Deps): Route[] => [
  on(api.deals.list, async () => {
    throw new Error('to come')
  }),
  on(api.deals.create, async () => {
    throw new Error('to come')
  }),
  on(api.deals.update, async () => {
    throw new Error('to come')
  }),
  on(api.deals.remove, async () => {
    throw new Error('to come')
  }),
  on(api.deals.active, async () => {
    throw new Error('to come')
  }),
  on(api.deals.get, async () => {
    throw new Error('to come')
  }),
  on(api.deals.addProducts, async () => {
    throw new Error('to come')
  }),
  on(api.deals.removeProducts, async () => {
    throw new Error('to come')
  }),
]
