import type { Deps } from '../deps.ts'
import type { Caller } from '../http/session.ts'
import { deleteSession } from './queries.ts'

/** Ends the caller's session at once; their other sessions go on. */
export async function logOut({ db }: Pick<Deps, 'db'>, who: Caller): Promise<void> {
  await deleteSession(db, who.tokenHash)
}
