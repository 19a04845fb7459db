import { api } from '../../contract/api.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'
import { leaveByOwner, loadDemo } from './leave-by-owner.ts'

export const demoRoutes = (deps: Deps): Route[] => [
  on(api.demo.get, () => loadDemo(deps)),
  on(api.demo.leave, async ({ body }, { who, address, userAgent }) => {
    const left = await leaveByOwner(deps, { userId: who.userId, place: { address, userAgent } }, body)
    deps.securityLog('setting_changed', { what: `demo left, ${body.keep} kept`, network: address })
    return left
  }),
]
