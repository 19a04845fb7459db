import { calling, packing } from '../../contract/accounts/staff-roles.ts'
import type { Work } from '../../contract/staff.ts'
import type { Deps } from '../deps.ts'
import { type Caller, hasRole } from '../http/session.ts'
import { countOrderWork } from '../orders/read/count-work.ts'

/** How much work waits for somebody of this role. */
export async function loadWork(deps: Pick<Deps, 'db'>, who: Pick<Caller, 'staffRole'>): Promise<Work> {
  const { toConfirm, wrongNumber, toPack, toShip } = await countOrderWork(deps)
  return {
    ...(hasRole(who, calling) && { toConfirm, wrongNumber }),
    ...(hasRole(who, packing) && { toPack, toShip }),
  }
}
