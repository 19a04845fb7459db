import { api } from '../../contract/api.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'

export const accountRoutes = (_deps: Deps): Route[] => [
  on(api.user.login, async () => {
    throw new Error('to come')
  }),
  on(api.user.verifyToken, async () => {
    throw new Error('to come')
  }),
  on(api.user.signUp, async () => {
    throw new Error('to come')
  }),
  on(api.user.logout, async () => {
    throw new Error('to come')
  }),
  on(api.user.get, async () => {
    throw new Error('to come')
  }),
  on(api.user.edit, async () => {
    throw new Error('to come')
  }),
]
