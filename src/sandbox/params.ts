import { badParameter, type StripeError } from './stripe-error.ts'

export type Params = { [name: string]: string | Params }

/** Stripe has no deeper parameter. Without a limit a caller could overflow the stack. */
const maxDepth = 6

/**
 * Reads Stripe's form encoding: `metadata[order]=1`, `expand[]=latest_charge`. A list becomes an object with its indexes
 * as keys. Returns an error if a name is nested too deeply.
 */
export function parseForm(text: string): Params | StripeError {
  const params: Params = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const path = pathOf(name)
    if (path.length > maxDepth)
      return badParameter('Invalid parameter name.', 'parameter_unknown', path[0] ?? '')
    put(params, path, value)
  }
  return params
}

const pathOf = (name: string) => [
  name.replace(/\[.*$/, ''),
  ...name.matchAll(/\[([^[\]]*)\]/g).map(m => m[1]),
]

function put(params: Params, [head = '', ...rest]: (string | undefined)[], value: string) {
  const name = head === '' ? String(Object.keys(params).length) : head
  if (rest.length === 0) {
    params[name] = value
    return
  }
  const inner = params[name]
  const child = typeof inner === 'object' ? inner : (Object.create(null) as Params)
  params[name] = child
  put(child, rest, value)
}

/** @throws parameter_unknown for a parameter that Stripe would refuse, so that mistakes show before production. */
export function allowOnly(params: Params, names: readonly string[]) {
  const unknown = Object.keys(params).find(name => name !== 'expand' && !names.includes(name))
  if (unknown !== undefined) {
    throw badParameter(`Received unknown parameter: ${unknown}`, 'parameter_unknown', unknown)
  }
}

export function text(params: Params, name: string): string | undefined {
  const value = params[name]
  if (typeof value === 'object')
    throw badParameter(`Invalid string: ${name}`, 'parameter_invalid_string', name)
  return value
}

export function integer(params: Params, name: string): number | undefined {
  const value = text(params, name)
  if (value === undefined) return undefined
  if (!/^-?\d{1,15}$/.test(value)) {
    throw badParameter(`Invalid integer: ${value}`, 'parameter_invalid_integer', name)
  }
  return Number(value)
}

export const flag = (params: Params, name: string): boolean => text(params, name) === 'true'

export function group(params: Params, name: string): Params | undefined {
  const value = params[name]
  if (typeof value === 'string' && value !== '') {
    throw badParameter(`Invalid object`, 'parameter_invalid_object', name)
  }
  return typeof value === 'object' ? value : undefined
}

export const list = (params: Params, name: string): string[] =>
  Object.values(group(params, name) ?? {}).filter(value => typeof value === 'string')

export function oneOf<T extends string>(params: Params, name: string, choices: readonly T[]): T | undefined {
  const value = text(params, name)
  if (value === undefined) return undefined
  const choice = choices.find(one => one === value)
  if (choice === undefined) {
    throw badParameter(`Invalid ${name}: must be one of ${choices.join(', ')}`, 'parameter_invalid', name)
  }
  return choice
}

export function required<T>(value: T | undefined, name: string): T {
  if (value === undefined || value === '') {
    throw badParameter(`Missing required param: ${name}.`, 'parameter_missing', name)
  }
  return value
}

/** The stored metadata merged with what was sent; an empty value removes a key, as with Stripe. */
export function metadata(params: Params, kept: Record<string, string> | null = {}): Record<string, string> {
  if (params.metadata === '') return {}
  const given = group(params, 'metadata') ?? {}
  const all = { ...kept, ...given }
  return Object.fromEntries(
    Object.entries(all).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  )
}
