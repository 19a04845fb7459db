import { api } from '../../contract/api.ts'
import { checkReauthenticated } from '../accounts/second-factor/reauthenticate.ts'
import { recordReading } from '../audit/record-reading.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'
import { eraseAccount } from './erase-account.ts'
import { loadPersonalData } from './load-personal-data.ts'

/** Sessions of a deleted account are over when the call is answered. */
async function erase(deps: Deps, whose: { by: string; id: string }, network: string) {
  const done = await eraseAccount(deps, whose)
  await deps.notices.caughtUp()
  deps.securityLog('account_deleted', { accountId: whose.id, network })
  return done
}

export const privacyRoutes = (deps: Deps): Route[] => [
  on(api.privacy.mine, (_, { who }) => loadPersonalData(deps, who, who.userId)),
  on(api.privacy.eraseMine, async ({ body }, { who, address }) => {
    await checkReauthenticated(deps, who, body.currentPassword)
    return erase(deps, { by: who.userId, id: who.userId }, address)
  }),
  on(api.privacy.ofCustomer, async ({ params }, { who, address }) => {
    const data = await loadPersonalData(deps, who, params.id)
    const { firstName, lastName } = data.account
    const buyer = { id: params.id, name: `${firstName} ${lastName}` }
    await recordReading(deps, { userId: who.userId, buyer, through: 'All their data' })
    deps.securityLog('buyer_record_read', { accountId: params.id, network: address, what: 'all data' })
    return data
  }),
  on(api.privacy.eraseCustomer, async ({ params, body }, { who, address }) => {
    await checkReauthenticated(deps, who, body.currentPassword)
    return erase(deps, { by: who.userId, id: params.id }, address)
  }),
]
