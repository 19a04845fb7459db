import { api } from '../../contract/api.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'
import { loadHealth } from './load-health.ts'

export const healthRoutes = (deps: Deps): Route[] => [on(api.staff.health, () => loadHealth(deps))]
