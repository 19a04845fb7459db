import { z } from 'zod'
import { required } from './field-messages.ts'
import './text.ts'
import { withLatinDigits } from './typed-numbers.ts'

/** For a phone that nobody can call. */
export const phoneWrong =
  'Enter a phone number that can be called, for example 0300 1234567 or +92 300 1234567.'

/** Fewer are a slip of the finger in any country that shops here send to. */
const minDigits = 6

/**
 * A phone number with the digits of all scripts as 0-9, every kind of hyphen as "-" and of space as " ". Marks of direction
 * and joiners, which come along when a number is copied, go.
 */
export const plainPhone = (written: string): string =>
  withLatinDigits(written.toWellFormed().normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\p{Z}\t]/gu, ' ')
    .trim()

const isPhone = (phone: string) =>
  phone === '' || (/^\(?\+?[\d ()./-]{6,31}$/.test(phone) && phone.replace(/\D/g, '').length >= minDigits)

const maxLength = 32

/**
 * A phone number as somebody typed it, at most 32 characters; `missing` is said where there is none. The shop itself checks
 * whether it can be called, with more knowledge of numbers than a page should load.
 */
export const typedPhone = (missing: string) =>
  z.string(required(missing)).overwrite(plainPhone).min(1, missing).max(maxLength).refine(isPhone, phoneWrong)

/** The same, which may be empty. */
export const optionalPhone = () => z.string().overwrite(plainPhone).max(maxLength).refine(isPhone, phoneWrong)
