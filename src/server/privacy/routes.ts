import type { PersonalData } from '../../contract/accounts/privacy.ts'
import { api } from '../../contract/api.ts'
import { checkReauthenticated } from '../accounts/second-factor/reauthenticate.ts'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'
import { eraseAccount } from './erase-account.ts'
import { loadPersonalData } from './load-personal-data.ts'

/** Sessions of a deleted account are over when the call is answered. */
async function erase(deps: Deps, whose: { by: string; id: string }, network: string) {
  const done = await eraseAccount(deps, whose)
  await deps.notices.waitForNotices()
  deps.securityLog('account_deleted', { accountId: whose.id, network })
  return done
}

/** Unlike a look at one order, every time. */
const recordDataExport = (deps: Deps, userId: string, { account }: PersonalData) =>
  inTransaction(deps.db, tx =>
    recordChange(tx, deps, {
      userId,
      subjectType: 'customer',
      subjectId: account._id,
      subject: `${account.firstName} ${account.lastName}`,
      action: 'exported the data',
      before: {},
      after: { exported: 'all data' },
    }),
  )

export const privacyRoutes = (deps: Deps): Route[] => [
  on(api.privacy.mine, (_, { who }) => loadPersonalData(deps, who, who.userId)),
  on(api.privacy.eraseMine, async ({ body }, { who, address }) => {
    await checkReauthenticated(deps, who, body.currentPassword)
    return erase(deps, { by: who.userId, id: who.userId }, address)
  }),
  on(api.privacy.ofCustomer, async ({ params }, { who, address }) => {
    const data = await loadPersonalData(deps, who, params.id)
    await recordDataExport(deps, who.userId, data)
    deps.securityLog('buyer_record_read', { accountId: params.id, network: address, what: 'all data' })
    return data
  }),
  on(api.privacy.eraseCustomer, async ({ params, body }, { who, address }) => {
    await checkReauthenticated(deps, who, body.currentPassword)
    return erase(deps, { by: who.userId, id: params.id }, address)
  }),
]
