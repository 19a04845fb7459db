import { type Selectable, sql } from 'kysely'
import type { Database, Db, Tx } from '../../db/schema.ts'

type FactorRow = Selectable<Database['secondFactors']>
type Secret = { secret: string; lastStep: number }

/** The name of the switch for the whole staff. */
const requiredForStaff = 'second factor for all staff'

/** Locks the account: of two changes to how it is opened, the second waits. */
export const lockAccount = (tx: Tx, userId: string) =>
  tx
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['id', 'email', 'firstName', 'lastName', 'userType', 'passwordHash'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

export const findPasswordHash = (db: Db, userId: string) =>
  db.selectFrom('users').where('id', '=', userId).select('passwordHash').executeTakeFirst()

export const findFactor = (db: Db | Tx, userId: string): Promise<FactorRow | undefined> =>
  db.selectFrom('secondFactors').where('userId', '=', userId).selectAll().executeTakeFirst()

export const countRecoveryCodes = async (db: Db | Tx, userId: string): Promise<number> => {
  const counted = db.selectFrom('recoveryCodes').where('userId', '=', userId)
  return Number((await counted.select(q => q.fn.countAll().as('n')).executeTakeFirstOrThrow()).n)
}

export const isRequired = async (db: Db | Tx): Promise<boolean> =>
  (await db.selectFrom('switches').where('name', '=', requiredForStaff).select('name').executeTakeFirst()) !==
  undefined

/** False when it was so already. */
export async function switchRequired(tx: Tx, required: boolean, now: Date): Promise<boolean> {
  const changed = required
    ? await tx
        .insertInto('switches')
        .values({ name: requiredForStaff, turnedOnAt: now })
        .onConflict(conflict => conflict.doNothing())
        .returning('name')
        .executeTakeFirst()
    : await tx
        .deleteFrom('switches')
        .where('name', '=', requiredForStaff)
        .returning('name')
        .executeTakeFirst()
  return changed !== undefined
}

/** Keeps a new secret beside the one in use until a first code comes. */
export const setPendingSecret = (tx: Tx, userId: string, pendingSecret: string, pendingUntil: Date) =>
  tx
    .insertInto('secondFactors')
    .values({ userId, pendingSecret, pendingUntil })
    .onConflict(conflict => conflict.column('userId').doUpdateSet({ pendingSecret, pendingUntil }))
    .execute()

export const setSecret = (tx: Tx, userId: string, { secret, lastStep }: Secret, since: Date) =>
  tx
    .updateTable('secondFactors')
    .set({ secret, since, lastStep, pendingSecret: null, pendingUntil: null })
    .where('userId', '=', userId)
    .execute()

/** Of the same code sent twice at once, one is taken. */
export async function takeStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  const taken = await tx
    .updateTable('secondFactors')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .returning('userId')
    .executeTakeFirst()
  return taken !== undefined
}

/** Sets steps later than `tooFar` to `latest`. */
export const bringStepsForward = (db: Db, { latest, tooFar }: { latest: number; tooFar: number }) =>
  db.updateTable('secondFactors').set({ lastStep: latest }).where('lastStep', '>', tooFar).execute()

/** False when there was none. */
export async function deleteFactor(tx: Tx, userId: string): Promise<boolean> {
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  const deleted = await tx
    .deleteFrom('secondFactors')
    .where('userId', '=', userId)
    .returning('since')
    .execute()
  return deleted.some(({ since }) => since !== null)
}

export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: string[]): Promise<void> {
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  const rows = hashes.map(codeHash => ({ userId, codeHash }))
  await tx.insertInto('recoveryCodes').values(rows).execute()
}

/** Uses a recovery code up; of two calls at once one gets it. */
export async function takeRecoveryCode(tx: Tx, userId: string, codeHash: string): Promise<boolean> {
  const taken = await tx
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .returning('userId')
    .executeTakeFirst()
  return taken !== undefined
}

type NewChallenge = { challengeHash: string; userId: string; expiresAt: Date }

/** False when the password has changed since it was verified; compare `insertSession`. */
export async function insertChallenge(
  db: Db | Tx,
  challenge: NewChallenge,
  passwordHash: string,
): Promise<boolean> {
  const inserted = await db
    .insertInto('loginChallenges')
    .columns(['challengeHash', 'userId', 'expiresAt'])
    .expression(q =>
      q
        .selectFrom('users')
        .select([
          sql<string>`${challenge.challengeHash}::text`.as('challengeHash'),
          'id',
          sql<Date>`${challenge.expiresAt}::timestamptz`.as('expiresAt'),
        ])
        .where('id', '=', challenge.userId)
        .where('passwordHash', '=', passwordHash)
        .forShare(),
    )
    .returning('userId')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Counts one try, and says whose challenge it is; nothing once the tries are used up or the time is over. */
export const takeTry = (db: Db, challengeHash: string, { now, maxTries }: { now: Date; maxTries: number }) =>
  db
    .updateTable('loginChallenges')
    .set({ tries: sql<number>`tries + 1` })
    .where('challengeHash', '=', challengeHash)
    .where('expiresAt', '>', now)
    .where('tries', '<', maxTries)
    .returning('userId')
    .executeTakeFirst()

/** Uses the challenge up; of two calls at once one gets it. */
export async function takeChallenge(tx: Tx, challengeHash: string): Promise<boolean> {
  const taken = await tx
    .deleteFrom('loginChallenges')
    .where('challengeHash', '=', challengeHash)
    .returning('userId')
    .executeTakeFirst()
  return taken !== undefined
}

export const deleteExpiredChallenges = (db: Db, now: Date) =>
  db.deleteFrom('loginChallenges').where('expiresAt', '<=', now).execute()
