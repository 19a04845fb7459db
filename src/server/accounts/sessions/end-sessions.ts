import type { SessionList } from '../../../contract/accounts/sessions.ts'
import { ShopError } from '../../../contract/errors.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../http/session.ts'
import { deleteSessionsOf } from '../queries.ts'
import { listSessions } from './list-sessions.ts'
import { deleteOwnSession } from './queries.ts'

type SessionDeps = Pick<Deps, 'db' | 'clock'>

/**
 * Ends one of the caller's sessions at once, this one too; returns those that are left.
 * @throws not_found for one that has ended, and for anybody else's
 */
export async function endSession(deps: SessionDeps, who: Caller, id: string): Promise<SessionList> {
  if (!(await deleteOwnSession(deps.db, who.userId, id)))
    throw new ShopError('not_found', 'This session has ended already.')
  return listSessions(deps, who)
}

/** Ends all sessions of the caller but this one; returns it. */
export async function endOtherSessions(deps: SessionDeps, who: Caller): Promise<SessionList> {
  await inTransaction(deps.db, tx => deleteSessionsOf(tx, who.userId, who.tokenHash))
  return listSessions(deps, who)
}
