import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { OptionsGraph, ZxcvbnFactory } from '@zxcvbn-ts/core'

/** `common`: people choose it most, or it differs from such a one by little. */
export type PasswordStrength = { score: 0 | 1 | 2 | 3 | 4; common: boolean }

/** The estimate of one that is repeated to 200 characters takes a second, and nobody gets weaker by what follows these. */
const looksAt = 64
const commonPasswords = 10_000

/** Of the Urdu keyboards (Windows, then phonetic) and the Arabic one, which the package does not know. */
const keyboardRows =
  'طصھدٹپتبجح مورنلہاکی قفےسشغع قوعرتےءیہپ اسدفگحجکل زشچطبنم ضصثقفغعهخحجد شسيبلاتنمكط ئءؤرىةوزظ'

let estimator: Promise<ZxcvbnFactory> | null = null

/**
 * How many guesses a password takes by the method of zxcvbn (Wheeler, USENIX 2016): 0 for under a thousand, 1 a million, 2 a
 * hundred million, 3 ten thousand million. Spaces and capital letters are left out, since guessing tries those at once.
 */
export async function passwordStrength(password: string): Promise<PasswordStrength> {
  estimator ??= makeEstimator().catch(error => {
    estimator = null
    throw error
  })
  const looked = password.toLowerCase().replace(/\s/gu, '').slice(0, looksAt)
  const { score, sequence } = (await estimator).check(looked)
  const [first] = sequence
  return { score, common: sequence.length === 1 && first?.pattern === 'dictionary' }
}

/** Loaded with the first new password; takes 2 MB. */
async function makeEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, ranked, keyboards] = await Promise.all([
    import('@zxcvbn-ts/core'),
    readData<string[]>('passwords'),
    readData<OptionsGraph>('adjacencyGraphs'),
  ])
  const rows = keyboardRows.split(' ').map(row => [row, neighboursIn([...row])])
  const graphs = { ...keyboards, ...Object.fromEntries(rows) }
  return new ZxcvbnFactory({ dictionary: { passwords: ranked.slice(0, commonPasswords) }, graphs })
}

/** The package's lists are read as files: an imported one would stay in memory whole. */
async function readData<Data>(name: string): Promise<Data> {
  const path = createRequire(import.meta.url).resolve(`@zxcvbn-ts/language-common/src/${name}.json`)
  return JSON.parse(await readFile(path, 'utf8')) as Data
}

const neighboursIn = (keys: readonly string[]) =>
  Object.fromEntries(keys.map((key, at) => [key, [keys[at - 1] ?? null, keys[at + 1] ?? null]]))
