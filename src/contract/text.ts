import { z } from 'zod'
import { fieldMessage, nameOf, required, requiredMessage } from './field-messages.ts'
import { isLink, linkMessage } from './link.ts'
import { holdsWebAddress } from './web-address.ts'

// Every schema of the contract is built on this file, so that none speaks in the validator's words.
z.config({ customError: fieldMessage })

/** Control characters and marks that change the direction of text; joiners within words are allowed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const controlInLine = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, line breaks and tabs allowed
const controlInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/
const controls = new RegExp(controlInLine, 'g')
/** A visible character. Hangul fillers and the empty Braille cell are letters to Unicode, but blank. */
const visible = /[^\p{Z}\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u
const markup = /<[a-z!/?]/i

const clean = (schema: z.ZodString, control: RegExp) =>
  schema
    .refine(value => value.isWellFormed() && !control.test(value), {
      error: ({ path }) => `Remove the control characters from ${nameOf(path)}.`,
    })
    .refine(value => !markup.test(value), {
      error: ({ path }) => `Write ${nameOf(path)} as plain text without HTML.`,
    })

/** One line of plain text, trimmed, with something to see in it; `missing` is the message when there is nothing. */
export const line = (max: number, missing?: string) =>
  clean(
    z
      .string(missing === undefined ? undefined : required(missing))
      .trim()
      .regex(visible, { error: ({ path }) => missing ?? requiredMessage(path) })
      .max(max),
    controlInLine,
  )

const withoutAddress = (schema: z.ZodString) =>
  schema.refine(value => !holdsWebAddress(value), {
    error: ({ path }) => `Leave web addresses out of ${nameOf(path)}, and put a space after a full stop.`,
  })

/** A line that names a person or a place. It may be mailed, so it holds no web address for others to open. */
export const contactLine = (max: number, missing?: string) => withoutAddress(line(max, missing))

/** The same, which may be empty. */
export const optionalContactLine = (max: number) => withoutAddress(optionalLine(max))

/** Plain text that may span lines and may be empty. */
export const paragraph = (max: number) => clean(z.string().trim().max(max), controlInText)

/** One line that may be empty. */
export const optionalLine = (max: number) => clean(z.string().trim().max(max), controlInLine)

/** Where something that the owner writes leads, or nothing. */
export const optionalLink = () =>
  z
    .string()
    .trim()
    .max(300)
    .refine(to => to === '' || isLink(to), linkMessage)

/** A search text; control characters count as spaces. */
export const searchText = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite(text => text.toWellFormed().replaceAll(controls, ' '))

/** A record's id (UUIDv7) or, for products, its slug. */
export const Id = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,119}$/, {
    error: ({ path }) => `Use an id of this shop for ${nameOf(path)}.`,
  })
  .meta({ example: '01936b2e-7c1a-7e5e-9b8a-3f0d2c4b5a69' })

/** The id in the path of a call. */
export const IdParams = z.object({ id: Id })

/** A time in ISO-8601, in UTC. */
export const Timestamp = z.iso.datetime().meta({ example: '2026-11-21T09:00:00.000Z' })

/** A day without a time, such as a holiday. */
export const CalendarDay = z.iso.date().meta({ example: '2026-11-21' })

/** A time zone by its name in the tz database, or an offset of whole quarters of an hour: sales are summed by these. */
export const TimeZone = z.string().max(60).refine(isTimeZone, 'Use a time zone such as Asia/Karachi.')

const quarterHourOffset = /^[+-]\d\d(:?(00|15|30|45))?$/

function isTimeZone(timeZone: string): boolean {
  if (/^[+-]/.test(timeZone) && !quarterHourOffset.test(timeZone)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
