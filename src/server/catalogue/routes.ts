import { api } from '../../contract/api.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'

export const catalogueRoutes = (_deps: Deps): Route[] => [
  on(api.product.newArrivals, async () => {
    throw new Error('to come')
  }),
  on(api.product.byCategory, async () => {
    throw new Error('to come')
  }),
  on(api.product.get, async () => {
    throw new Error('to come')
  }),
  on(api.product.search, async () => {
    throw new Error('to come')
  }),
  on(api.product.add, async () => {
    throw new Error('to come')
  }),
  on(api.product.list, async () => {
    throw new Error('to come')
  }),
  on(api.product.remove, async () => {
    throw new Error('to come')
  }),
  on(api.product.edit, async () => {
    throw new Error('to come')
  }),
]
