import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'
import type { z } from 'zod'

type Message = readonly [field: string, message: string]

/** Messages as a form keeps them; the first of each field counts. */
function toErrors<Values extends FieldValues>(messages: readonly Message[]): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {}
  for (const [field, message] of messages) {
    // A list may have a message of its own beside those of its rows.
    const known: { message?: unknown } | undefined = get(errors, field)
    if (!known?.message) set(errors, field, { ...known, type: 'check', message })
  }
  return errors
}

/** Messages by field: 'name', 'rows.2.cells.0'. */
export function messagesOf(errors: object, path = ''): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, value] of Object.entries(errors)) {
    if (name === 'message' && typeof value === 'string' && path) found[path] = value
    else if (typeof value === 'object' && value !== null && name !== 'ref')
      Object.assign(found, messagesOf(value, path ? `${path}.${name}` : name))
  }
  return found
}

type Words<Values> = {
  /** The field of the form that a part of the shop's input is typed in; by default of the same name. */
  fieldAt?: (path: readonly PropertyKey[], values: Values) => string
  messageAt?: (path: readonly PropertyKey[], message: string) => string
}

/**
 * Checks a form as the shop does: `read` makes the shop's input of its values. `also` finds what the schema does not, by field.
 */
export const checkedBy =
  <Values extends FieldValues, Schema extends z.ZodType>(
    schema: Schema,
    read: (values: Values) => unknown,
    { fieldAt = path => path.join('.'), messageAt = (_, message) => message }: Words<Values> = {},
    also: (values: Values, body: z.output<Schema> | undefined) => readonly Message[] = () => [],
  ): Resolver<Values, unknown, z.output<Schema>> =>
  values => {
    const { data, error } = schema.safeParse(read(values))
    const issues = (error?.issues ?? []).map(
      ({ path, message }): Message => [fieldAt(path, values), messageAt(path, message)],
    )
    const messages = [...issues, ...also(values, data)]
    // Without an issue there is data.
    if (messages.length === 0) return { values: data as z.output<Schema>, errors: {} }
    return { values: {}, errors: toErrors<Values>(messages) }
  }
