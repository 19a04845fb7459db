import { ShopError } from '../../contract/errors.ts'
import type { Deps } from '../deps.ts'
import { countAttempt, takeBackAttempt } from '../http/rate-limits.ts'
import { findUserByEmail } from './queries.ts'

const words = 'There is already an account with this email address.'
const emailTaken = () => new ShopError('email_taken', words, { email: words })

/**
 * Refuses an address that is another account's. Refusals count for the network together with those of sign-ups, so that
 * nobody can list who has an account.
 * @throws email_taken
 * @throws too_many after ten refusals in an hour, also for a free address
 */
export async function checkEmailFree(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  email: string,
  network: string,
): Promise<void> {
  await countAttempt(deps, 'takenPerAddress', network)
  if (await findUserByEmail(deps.db, email)) throw emailTaken()
  await takeBackAttempt(deps.db, 'takenPerAddress', network)
}

/** The refusal for what the unique index says when somebody else took the address at this very moment; else null. */
export const isEmailTaken = (error: unknown): ShopError | null =>
  error instanceof Error && 'code' in error && error.code === '23505' ? emailTaken() : null
