import { randomBytes } from 'node:crypto'
import { generateSecret, generateURI, verifySync } from 'otplib'
import { withLatinDigits } from '../../../contract/typed-numbers.ts'
import { hashToken } from '../../http/session.ts'

/** Of a new code; the phone's clock may be as far off. */
const stepSeconds = 30

/** 160 random bits in base32, as apps for codes take it. */
export const newSecret = (): string => generateSecret()

/** What the QR code for the app shows. */
export const secretUri = (issuer: string, secret: string, email: string): string =>
  generateURI({ issuer, label: email, secret })

/** The time step of codes at a moment. */
export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1_000 / stepSeconds)

/**
 * The time step of a code that is right now, one step early or one late, and later than `lastStep`; null for any other.
 */
export function stepOfCode(secret: string, code: string, now: Date, lastStep: number): number | null {
  const token = withLatinDigits(code).replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const epoch = Math.floor(now.getTime() / 1_000)
  const result = verifySync({ secret, token, epoch, epochTolerance: stepSeconds })
  if (!result.valid) return null
  const step = stepAt(now) + result.delta
  return step > lastStep ? step : null
}

const recoveryCodeCount = 10
/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten codes of sixteen characters: about 79 bits each, so that a plain hash of one cannot be searched for. */
export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodeCount }, newRecoveryCode)

function newRecoveryCode(): string {
  let characters = ''
  while (characters.length < 16) {
    // Five bits; the 32nd value has no character, and would make one more likely than the others.
    const [byte = 0] = randomBytes(1)
    characters += alphabet[byte & 31] ?? ''
  }
  return characters.match(/.{4}/g)?.join('-') ?? ''
}

/** Only this is stored. Case, spaces and dashes do not matter. */
export const hashRecoveryCode = (code: string): string =>
  hashToken(
    withLatinDigits(code)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, ''),
  )
