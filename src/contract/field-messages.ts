import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/** What people call a field, where splitting its name into words would not say it. */
const labels = new Map([
  ['email', 'email address'],
  ['q', 'search text'],
  ['query', 'search text'],
  ['search', 'search text'],
  ['Color', 'colour'],
  ['color', 'colour'],
  ['third', 'option'],
  ['hex', 'colour code'],
  ['img', 'picture'],
  ['original', 'picture'],
  ['seoTitle', 'title for search engines'],
  ['seoDescription', 'description for search engines'],
  ['ownSlug', 'address'],
  ['sku', 'SKU'],
  ['product_images', 'pictures'],
  ['alts', 'picture descriptions'],
  ['pictureColors', 'colours of pictures'],
  ['inventory', 'stock'],
  ['seen', 'stock seen before'],
  ['inventorySeen', 'stock seen before'],
  ['publishAt', 'publishing time'],
  ['updated_at', 'time of the last change'],
  ['minPrice', 'lowest price'],
  ['maxPrice', 'highest price'],
  ['expectedTotal', 'total shown to the buyer'],
  ['percent', 'percentage'],
  ['percentOff', 'percentage off'],
  ['isActive', 'active state'],
  ['included', 'included attributes'],
  ['from', 'first day'],
  ['to', 'last day'],
  ['zone', 'time zone'],
  ['offset', 'time zone offset'],
  ['ready', 'filter for ready orders'],
  ['inStock', 'filter for stock'],
  ['how', 'way to settle'],
  ['thing', 'kind of change'],
  ['by', 'member of staff'],
  ['paymentMethodId', 'payment method'],
  ['paymentIntentId', 'payment'],
  ['replaces', 'replaced payment'],
  ['number', 'order number'],
])

/** The field at a path as a sentence begins with it: "First name", "Entry 2 of the pictures". */
export const labelOf = (path?: readonly PropertyKey[]): string => capitalise(wordsOf(path))

/** The field at a path inside a sentence: "the first name", "entry 2 of the pictures". */
export const nameOf = (path?: readonly PropertyKey[]): string =>
  wordsOf(path).replace(/^(?!entry \d)/, 'the ')

function wordsOf(path: readonly PropertyKey[] = []): string {
  // Names made of letters are the contract's own; others are what a caller wrote as a key or a place in a list.
  const at = path.findLastIndex(part => typeof part === 'string' && /^[A-Za-z_]{1,40}$/.test(part))
  if (at === -1) return 'request'
  const name = String(path[at])
  const label =
    labels.get(name) ??
    name
      .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .replaceAll('_', ' ')
      .toLowerCase()
  const next = path[at + 1]
  return typeof next === 'number' ? `entry ${next + 1} of the ${label}` : label
}

export const requiredMessage = (path?: readonly PropertyKey[]): string => `${labelOf(path)} is required.`

export const isMissing = (input: unknown): boolean => input === undefined || input === null || input === ''

/** Says `message` of a field that is left out, null or of another type; its other rules keep their own messages. */
export const required = (message: string) => ({
  error: ({ code }: Issue) => (code === 'invalid_type' ? message : undefined),
})

/**
 * What to do about a wrong value, as one sentence that names the field. It speaks for every schema that has no
 * sentence of its own, to callers of the API and in forms alike.
 */
export function fieldMessage(issue: Issue): string {
  const name = nameOf(issue.path)
  switch (issue.code) {
    case 'invalid_type':
      return typeMessage(issue, name)
    case 'too_small':
      return issue.origin === 'number' && issue.minimum === 0
        ? `${labelOf(issue.path)} cannot be negative.`
        : `Use at least ${amount(issue.origin, issue.minimum)} for ${name}.`
    case 'too_big':
      return `Use at most ${amount(issue.origin, issue.maximum)} for ${name}.`
    case 'invalid_value':
      return choose(issue.values, name)
    case 'invalid_format':
      return formatMessage(issue.format, name)
    case 'unrecognized_keys':
      return removeField(issue.keys[0])
    case 'invalid_key':
      return removeField(issue.path?.at(-1))
    case 'invalid_union':
      return Array.isArray(issue.options) ? choose(issue.options, name) : check(name)
    default:
      return check(name)
  }
}

const kinds: Record<string, string> = {
  string: 'as text',
  number: 'as a number',
  int: 'as a whole number',
  boolean: 'as true or false',
  array: 'as a list',
  object: 'as a JSON object',
  record: 'as a JSON object',
}

function typeMessage({ input, path, expected }: Issue & { code: 'invalid_type' }, name: string): string {
  if (!path?.length) return 'Send the request as a JSON object.'
  if (isMissing(input)) return requiredMessage(path)
  return `Give ${name} ${kinds[expected] ?? 'in the form the API document shows'}.`
}

/** Dates have examples, since many ways to write one are right elsewhere. */
function formatMessage(format: string, name: string): string {
  if (format === 'date') return `Write ${name} like 2026-11-21.`
  if (format === 'datetime') return `Write ${name} like 2026-11-21T09:00:00.000Z.`
  return check(name)
}

const units: Record<string, readonly [one: string, many: string]> = {
  string: [' character', ' characters'],
  array: [' entry', ' entries'],
}

function amount(origin: string, size: number | bigint): string {
  const [one, many] = units[origin] ?? ['', '']
  return `${size.toLocaleString('en')}${Number(size) === 1 ? one : many}`
}

function choose(values: readonly unknown[], name: string): string {
  const options = values.filter(value => value !== '').map(String)
  return `Choose ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(options)} for ${name}.`
}

/** A caller's own key is shown, cut short. */
const removeField = (key: PropertyKey | undefined) =>
  `Remove the unknown field "${String(key).slice(0, 40)}".`

const check = (name: string) => `Check ${name}: the shop cannot use it as it is.`

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
