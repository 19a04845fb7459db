import { randomBytes } from 'node:crypto'
import { days, hours } from '../../../contract/durations.ts'
import type { Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { hashToken } from '../../http/session.ts'
import { deleteResetsOf, insertReset } from '../queries.ts'

export const resetLinkLifetimeMs = hours(1)
/** For whoever has been invited to the staff and has yet to choose a first password. */
export const invitationLifetimeMs = days(7)

/**
 * Makes the token of a link for choosing a password, valid once and for `lastsMs` milliseconds; earlier links end.
 */
export async function createResetLink(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  userId: string,
  lastsMs: number,
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const createdAt = clock()
  const expiresAt = new Date(createdAt.getTime() + lastsMs)
  await deleteResetsOf(tx, userId)
  await insertReset(tx, { tokenHash: hashToken(token), userId, createdAt, expiresAt })
  return token
}
