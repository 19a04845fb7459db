import { api } from '../../contract/api.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'
import { invite } from './invite.ts'
import { listChanges } from './list-changes.ts'
import { listMembers } from './list-members.ts'
import { loadDashboard } from './load-dashboard.ts'
import { removeMember } from './remove-member.ts'
import { searchEverything } from './search-everything.ts'

export const staffRoutes = (deps: Deps): Route[] => [
  on(api.staff.dashboard, ({ query }) => loadDashboard(deps, query)),
  on(api.staff.find, ({ query }) => searchEverything(deps, query.q)),
  on(api.staff.changes, ({ query }) => listChanges(deps, query)),
  on(api.staff.members, () => listMembers(deps.db)),
  on(api.staff.invite, ({ body }, context) => invite(deps, context, body)),
  on(api.staff.removeMember, ({ params }, { who }) => removeMember(deps, who.userId, params.id)),
]
