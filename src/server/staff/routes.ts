import { api } from '../../contract/api.ts'
import { recordExport } from '../audit/record-export.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'
import { changeRole } from './change-role.ts'
import { invite } from './invite.ts'
import { listChanges } from './list-changes.ts'
import { listMembers } from './list-members.ts'
import { exportStockMoves, listStockMoves } from './list-stock-moves.ts'
import { loadDashboard } from './load-dashboard.ts'
import { loadWork } from './load-work.ts'
import { removeMember } from './remove-member.ts'
import { searchEverything } from './search-everything.ts'

export const staffRoutes = (deps: Deps): Route[] => [
  on(api.staff.dashboard, ({ query }) => loadDashboard(deps, query)),
  on(api.staff.work, (_, { who }) => loadWork(deps, who)),
  on(api.staff.find, ({ query }, { who }) => searchEverything(deps, query.q, who)),
  on(api.staff.changes, ({ query }) => listChanges(deps, query)),
  on(api.staff.stockMoves, ({ params, query }) => listStockMoves(deps, params.id, query)),
  on(api.staff.exportStockMoves, async ({ params, query }, { who, address }) => {
    const { title, file } = await exportStockMoves(deps, { productId: params.id, ...query })
    await recordExport(deps, who.userId, 'stock', { product: title })
    deps.securityLog('data_exported', { what: 'stock', network: address })
    return file
  }),
  on(api.staff.members, () => listMembers(deps.db)),
  on(api.staff.invite, async ({ body }, context) => {
    const members = await invite(deps, context, body)
    deps.securityLog('staff_invited', { email: body.email, network: context.address })
    return members
  }),
  on(api.staff.changeRole, async ({ params, body }, { who, address }) => {
    const members = await changeRole(deps, who.userId, { ...params, ...body })
    deps.securityLog('role_changed', { accountId: params.id, what: body.staffRole, network: address })
    return members
  }),
  on(api.staff.removeMember, async ({ params }, { who, address }) => {
    const members = await removeMember(deps, who.userId, params.id)
    deps.securityLog('staff_removed', { accountId: params.id, network: address })
    return members
  }),
]
