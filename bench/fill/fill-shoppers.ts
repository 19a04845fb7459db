/** The people whom the measurements act for, already signed in, and products of which there is always enough. */
import { sql } from 'kysely'
import { days } from '../../src/contract/durations.ts'
import { hashPassword } from '../../src/server/accounts/passwords/password.ts'
import type { Db } from '../../src/server/db/schema.ts'
import { hashToken } from '../../src/server/http/session.ts'

export const shopperCount = 10
export const staffToken = 'bench-staff'
export const shopperToken = (nth: number) => `bench-shopper-${nth}`
export const shopperLogin = { email: 'bench-0@example.com', password: 'bench-password' }

/** Enough for every order of the measurements. */
const plenty = 10_000_000
/** How many of the newest products never run out. */
export const plentifulCount = 200

export async function fillShoppers(db: Db, today: Date): Promise<void> {
  const passwordHash = await hashPassword(shopperLogin.password)
  const shoppers = Array.from({ length: shopperCount }, (_, nth) => ({
    id: `bench-${nth}`,
    email: `bench-${nth}@example.com`,
    username: `bench${nth}`,
    passwordHash,
    firstName: 'Bench',
    lastName: `Shopper ${nth}`,
    phone: `+92 300 000000${nth}`,
    gender: 'female' as const,
    city: 'Lahore',
    street: 'House 12, Street 4',
    userType: 'shopper' as const,
    createdAt: today,
  }))
  await db.insertInto('users').values(shoppers).execute()
  const times = { createdAt: today, expiresAt: new Date(today.getTime() + days(30)) }
  const sessions = [
    { tokenHash: hashToken(staffToken), userId: 'user-1', ...times },
    ...shoppers.map(({ id }, nth) => ({ tokenHash: hashToken(shopperToken(nth)), userId: id, ...times })),
  ]
  await db.insertInto('sessions').values(sessions).execute()
  await sql`update stock set quantity = ${plenty} where product_id in (
    select id from products order by published_at desc limit ${plentifulCount})`.execute(db)
}
