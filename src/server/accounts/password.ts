import { hash, verify } from '@node-rs/argon2'

/** What is checked when no account has the e-mail, so that the answer takes as long as for one that exists. */
export const unknownUserHash =
  '$argon2id$v=19$m=19456,t=2,p=1$3hSCjVJI1V4H7FXjXUAghA$4qEN8rr3JmX+pSKfCgEL5CJ/m4DDPO5o+EaazqscN8c'

/** One spelling for what looks alike: keyboards differ in how they compose the same letter. */
const normalise = (password: string) => password.normalize('NFKC')

/** The argon2id hash of a password, with its salt and costs; some 20 ms of a core and 19 MB. */
export const hashPassword = (password: string): Promise<string> => hash(normalise(password))

/** In place of a hash where no password has been chosen yet; none fits it. */
export const noPasswordHash = ''

/** Whether the password belongs to the hash. Without one the same work is done, for the answer no. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored || unknownUserHash, normalise(password))
  return matches && !!stored
}
