import { randomBytes } from 'node:crypto'
import { days } from '../../../contract/durations.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { hashToken } from '../../http/session.ts'
import { deleteExpiredLinks, insertLinks } from './link-queries.ts'

const linkKeptMs = days(90)

/** The secret of a new link. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url')

/** Keeps the hashes of links, each of which opens an order for 90 days. */
export async function keepLinks(
  db: Db | Tx,
  now: Date,
  links: readonly { token: string; orderId: string }[],
): Promise<void> {
  if (links.length === 0) return
  const expiresAt = new Date(now.getTime() + linkKeptMs)
  await insertLinks(
    db,
    links.map(({ token, orderId }) => ({ tokenHash: hashToken(token), orderId, expiresAt })),
  )
}

/** Another link to an order; those from before still work. */
export async function openLink(
  db: Db | Tx,
  { clock }: Pick<Deps, 'clock'>,
  orderId: string,
): Promise<string> {
  const token = newLinkToken()
  await keepLinks(db, clock(), [{ token, orderId }])
  return token
}

export const expireLinks = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => deleteExpiredLinks(db, clock())
