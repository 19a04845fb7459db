import { expect, test } from 'vitest'
import { hashPassword, noPasswordHash, passwordMatches, unknownUserHash } from './password.ts'

/** Kind, version and costs of a hash. */
const costsOf = (hash: string) => hash.split('$').slice(0, 4)

test('a password matches its own hash only', async () => {
  const hash = await hashPassword('a long enough password')
  expect(await passwordMatches(hash, 'a long enough password')).toBe(true)
  expect(await passwordMatches(hash, 'another password')).toBe(false)
})

test('two hashes of one password differ', async () => {
  const [first, second] = [
    await hashPassword('a long enough password'),
    await hashPassword('a long enough password'),
  ]
  expect(first).not.toBe(second)
})

test('no password matches an account that has none', async () => {
  for (const stored of [null, noPasswordHash])
    for (const typed of ['', 'none', 'a long enough password'])
      expect(await passwordMatches(stored, typed)).toBe(false)
})

test('the hash checked for an unknown e-mail costs as much as a real one', async () => {
  const [kind, costs] = [costsOf(unknownUserHash), costsOf(await hashPassword('a long enough password'))]
  expect(kind).toEqual(costs)
  expect(unknownUserHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
