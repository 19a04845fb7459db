import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const howMany = 10_000
/** Shorter ones are refused for their length. */
const minLength = 8

let known: Promise<string> | null = null

/**
 * Whether the password, in small letters, is one of the 10,000 that people choose most. The list is read with the first
 * new password; what can match is kept as one text of 30 KB.
 */
export async function isCommonPassword(lowerCase: string): Promise<boolean> {
  if (lowerCase.includes('\n')) return false
  known ??= readCommonPasswords()
  return (await known).includes(`\n${lowerCase}\n`)
}

/** Read as a file, since an imported list would stay in memory whole: 40,000 strings. */
async function readCommonPasswords(): Promise<string> {
  const path = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json')
  // The package's list is an array of strings, the commonest first.
  const ranked = JSON.parse(await readFile(path, 'utf8')) as string[]
  const long = ranked.slice(0, howMany).filter(password => password.length >= minLength)
  return `\n${long.join('\n')}\n`
}
