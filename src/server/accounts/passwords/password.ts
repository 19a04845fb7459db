import { limitConcurrency } from '../../limit-concurrency.ts'

/** Each takes a core and 19 MB; many sign-ins at once would take both from shoppers, and none would be done sooner. */
const limitHashing = limitConcurrency(2, 100)

/** Loaded with the first password. */
const loadArgon2 = () => import('@node-rs/argon2')

/** Verified when no account has the e-mail, so that the answer takes as long as for a real one. */
export const unknownUserHash =
  '$argon2id$v=19$m=19456,t=2,p=1$3hSCjVJI1V4H7FXjXUAghA$4qEN8rr3JmX+pSKfCgEL5CJ/m4DDPO5o+EaazqscN8c'

/** Keyboards compose the same letter in different ways; NFKC makes them equal. */
const normalise = (password: string) => password.normalize('NFKC')

/** The argon2id hash of a password, with salt and costs; takes about 20 ms and 19 MB. */
export const hashPassword = (password: string): Promise<string> =>
  limitHashing(async () => (await loadArgon2()).hash(normalise(password)))

/** Stored when no password has been chosen yet; no password matches it. */
export const noPasswordHash = ''

/** Whether the password matches the hash. Without a hash it does the same work and returns false. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const matches = await limitHashing(async () =>
    (await loadArgon2()).verify(stored || unknownUserHash, normalise(password)),
  )
  return matches && !!stored
}
