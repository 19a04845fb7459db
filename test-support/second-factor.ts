import { generateSecret, generateSync } from 'otplib'
import { openChallenge } from '../src/server/accounts/second-factor/challenge.ts'
import type { TestApp } from './create-test-app.ts'
import { makeUser, type TestUser } from './factories.ts'

/** What the app on the phone shows at a time. */
export const codeAt = (secret: string, at: Date): string =>
  generateSync({ secret, epoch: Math.floor(at.getTime() / 1_000) })

/** Gives an account codes without setting them up; returns the secret. */
export async function insertSecondFactor({ db, clock }: TestApp, userId: string): Promise<string> {
  const secret = generateSecret()
  await db
    .insertInto('secondFactors')
    .values({ userId, secret, since: clock.now })
    .onConflict(conflict => conflict.column('userId').doUpdateSet({ secret, since: clock.now, lastStep: 0 }))
    .execute()
  return secret
}

/** Gives accounts the secret of a set-up that waits for its first code; returns the code. */
export async function insertPendingSecret({ db, clock }: TestApp, userIds: string[]): Promise<string> {
  const pendingSecret = generateSecret()
  const pendingUntil = new Date(clock.now.getTime() + 60_000)
  await db
    .insertInto('secondFactors')
    .values(userIds.map(userId => ({ userId, pendingSecret, pendingUntil })))
    .onConflict(conflict => conflict.column('userId').doUpdateSet({ pendingSecret, pendingUntil }))
    .execute()
  return codeAt(pendingSecret, clock.now)
}

/** A member of the staff whose password was right, with the challenge and the code that fits. */
export async function makeChallenged(shop: TestApp): Promise<TestUser & { challenge: string; code: string }> {
  const user = await makeUser(shop, 'owner')
  const secret = await insertSecondFactor(shop, user.id)
  const challenge = await openChallenge(shop.deps, { id: user.id, passwordHash: 'none' })
  return { ...user, challenge: challenge ?? '', code: codeAt(secret, shop.clock.now) }
}
