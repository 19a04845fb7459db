import { z } from 'zod'
import type { StaffRole } from './accounts/staff-roles.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call: everybody, anybody signed in, or the staff. Operations check who owns a record. */
export type Access = 'anyone' | 'shopper' | 'admin'

export type ObjectSchema = z.ZodObject<z.ZodRawShape>

/** One row of the contract. `success` is the status of a good answer, `fails` are those of its refusals. */
export type Endpoint = {
  method: Method
  path: `/api/${string}`
  access: Access
  /** The roles of the staff that may call; null on rows that are not only for the staff. */
  roles: readonly StaffRole[] | null
  summary: string
  params: ObjectSchema
  query: ObjectSchema
  body: z.ZodType | null
  /** 'json', 'file' for a multipart form with a file, or 'signed' for a text with its signature. */
  bodyKind: 'json' | 'file' | 'signed'
  /** Whether the call takes an `Idempotency-Key`: repeats with the same key answer with the first result. */
  idempotent: boolean
  /** Whether a row for people who are signed in takes guests, too, once the owner lets them order. */
  guests: boolean
  /** Whether staff who still have to set up a second factor may call it. */
  beforeSecondFactor: boolean
  /** 'csv' is a file to download, 'events' a stream of server-sent events that `returns` describes one by one. */
  answerKind: 'json' | 'csv' | 'events'
  success: 200 | 201
  returns: z.ZodType
  fails: readonly number[]
}

const none = z.object({})
type None = typeof none

type Row<
  A extends Access,
  P extends ObjectSchema,
  Q extends ObjectSchema,
  B extends z.ZodType | null,
  R extends z.ZodType,
  K extends Endpoint['answerKind'],
> = {
  method: Method
  path: `/api/${string}`
  access: A
  summary: string
  params?: P
  query?: Q
  body?: B
  bodyKind?: Endpoint['bodyKind']
  idempotent?: boolean
  guests?: boolean
  beforeSecondFactor?: boolean
  answerKind?: K
  success?: Endpoint['success']
  returns: R
  fails?: readonly number[]
} & (A extends 'admin' ? { roles: readonly StaffRole[] } : { roles?: never })

/** Adds the defaults of a row: no params, no query, no body, JSON both ways, status 200. */
export function endpoint<
  A extends Access,
  R extends z.ZodType,
  P extends ObjectSchema = None,
  Q extends ObjectSchema = None,
  B extends z.ZodType | null = null,
  K extends Endpoint['answerKind'] = 'json',
>(row: Row<A, P, Q, B, R, K>) {
  return {
    bodyKind: 'json',
    idempotent: false,
    guests: false,
    beforeSecondFactor: false,
    success: 200,
    fails: [],
    ...row,
    roles: row.roles ?? null,
    // A schema that is left out has its default here, just as its type parameter has.
    params: (row.params ?? none) as P,
    query: (row.query ?? none) as Q,
    body: (row.body ?? null) as B,
    answerKind: (row.answerKind ?? 'json') as K,
  } satisfies Endpoint
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Given<S> = S extends z.ZodType ? z.input<S> : undefined

/** What a handler receives: the parts of the request, parsed by the row's schemas. */
export type InputOf<E extends Endpoint> = {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
}

/** What a caller passes; parts without required fields may be left out. */
export type RequestOf<E extends Endpoint> = RequestPart<'params', Given<E['params']>> &
  RequestPart<'query', Given<E['query']>> &
  RequestPart<'body', Given<E['body']>>

type RequestPart<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : Record<string, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T }

export type AnswerOf<E extends Endpoint> = z.output<E['returns']>

/** What a handler returns: one answer; for events a stream of them; for CSV the text, whole or in parts. */
export type ResultOf<E extends Endpoint> = E['answerKind'] extends 'events'
  ? AsyncIterable<AnswerOf<E>>
  : E['answerKind'] extends 'csv'
    ? AnswerOf<E> | AsyncIterable<AnswerOf<E>>
    : AnswerOf<E>
