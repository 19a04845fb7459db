import { z } from 'zod'
import type { StaffRole } from './accounts/staff-roles.ts'
import { IdParams } from './text.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call: everybody, anybody signed in, or the staff. Operations check who owns a record. */
export type Access = 'anyone' | 'shopper' | 'admin'

export type ObjectSchema = z.ZodObject<z.ZodRawShape>

/** In which of the browser's files a row lies: that of every page, of orders without an account or to be changed, or of the staff. */
export type Bundle = 'storefront' | 'guests' | 'staff'

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
  /** A shop with too much to do refuses 'vital' calls last: those that place an order or pay. */
  load: 'vital' | 'ordinary'
  bundle: Bundle
  /** 'csv' is a file to download, 'events' a stream of server-sent events that `returns` describes one by one. */
  answerKind: 'json' | 'csv' | 'events'
  success: 200 | 201
  returns: z.ZodType
  fails: readonly number[]
}

const none = z.object({})
type None = typeof none
type Path = Endpoint['path']

type HasId<A extends Path> = A extends `${string}/{id}${string}` ? true : false
const hasId = (path: Path) => path.includes('/{id}')

type Rest<P extends ObjectSchema, Q extends ObjectSchema, B extends z.ZodType | null, K> = Partial<
  Pick<
    Endpoint,
    'bodyKind' | 'idempotent' | 'guests' | 'beforeSecondFactor' | 'load' | 'bundle' | 'success' | 'fails'
  >
> & { summary: string; params?: P; query?: Q; body?: B; answerKind?: K }

/**
 * Makers of the rows that one kind of caller may call, by method, path, answer and all that is not usual: no query, no
 * body, JSON both ways, status 200. A path with `{id}` takes an id, and may answer 404.
 */
export function rowsFor<W extends Access>(
  access: W,
  ...[roles = null]: W extends 'admin' ? [roles: readonly StaffRole[]] : [roles?: null]
) {
  const by =
    (method: Method) =>
    <
      A extends Path,
      R extends z.ZodType,
      P extends ObjectSchema = HasId<A> extends true ? typeof IdParams : None,
      Q extends ObjectSchema = None,
      B extends z.ZodType | null = null,
      K extends Endpoint['answerKind'] = 'json',
    >(
      path: A,
      returns: R,
      rest: Rest<P, Q, B, K>,
    ) =>
      ({
        bodyKind: 'json',
        idempotent: false,
        guests: false,
        beforeSecondFactor: false,
        load: 'ordinary',
        bundle: access === 'admin' ? 'staff' : 'storefront',
        success: 200,
        ...rest,
        method,
        path,
        access,
        roles,
        returns,
        fails: [...(hasId(path) ? [404] : []), ...(rest.fails ?? [])],
        // A schema that is left out has its default here, just as its type parameter has.
        params: (rest.params ?? (hasId(path) ? IdParams : none)) as P,
        query: (rest.query ?? none) as Q,
        body: (rest.body ?? null) as B,
        answerKind: (rest.answerKind ?? 'json') as K,
      }) satisfies Endpoint
  return { get: by('GET'), post: by('POST'), put: by('PUT'), delete: by('DELETE') }
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
