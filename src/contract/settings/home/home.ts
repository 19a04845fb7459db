import { z } from 'zod'
import { editorialParts } from './editorial-parts.ts'
import {
  dates,
  type Fields,
  isInOrder,
  isWhole,
  type KindOfPart,
  objectOf,
  order,
  whole,
} from './part-fields.ts'
import { productParts } from './product-parts.ts'

/** What parts the home page can have: all that the contract and the owner's screens know of each kind. */
export const homeKinds = { ...productParts, ...editorialParts }
export type PartKind = keyof typeof homeKinds
// It has no other keys.
export const partKinds = Object.keys(homeKinds) as PartKind[]

/** The same, where a kind is one of many. */
export const kindOfPart = (kind: PartKind): KindOfPart => homeKinds[kind]

export const maxParts = 20

type Values<F extends Fields> = { -readonly [Name in keyof F]: z.infer<F[Name]['schema']> }
/** A part of one kind as it is saved. */
export type PartOf<Kind extends PartKind> = {
  [K in Kind]: { kind: K; isOn: boolean; startsAt: string | null; endsAt: string | null } & Values<
    (typeof homeKinds)[K]['fields']
  >
}[Kind]
export type HomePart = PartOf<PartKind>

const schemas = partKinds.map(kind =>
  objectOf(kindOfPart(kind).fields).extend({ kind: z.literal(kind), isOn: z.boolean(), ...dates }),
)

/** What kinds of parts were called in the past. */
const oldNames: Readonly<Record<string, PartKind>> = { words: 'testimonials' }
export const currentKind = (kind: string): string => oldNames[kind] ?? kind

const withCurrentKind = (part: unknown) =>
  typeof part === 'object' && part !== null && 'kind' in part && typeof part.kind === 'string'
    ? { ...part, kind: currentKind(part.kind) }
    : part

// The types know each kind, which a list of them does not tell.
const AnyPart = z.discriminatedUnion('kind', schemas as [(typeof schemas)[number]]) as unknown as z.ZodType<
  HomePart,
  HomePart
>

/** A part of the home page. */
const Part = z.preprocess(withCurrentKind, AnyPart.refine(isInOrder, order).refine(isWhole, whole))

/** The parts of the home page, in their order. */
export const Home = z
  .object({ parts: z.array(Part).max(maxParts, `Use at most ${maxParts} parts.`) })
  .check(({ value, issues }) => {
    const seen = new Set<PartKind>()
    for (const [nth, { kind }] of value.parts.entries()) {
      const { name, isRepeatable } = kindOfPart(kind)
      if (seen.has(kind) && !isRepeatable)
        issues.push({
          code: 'custom',
          input: kind,
          path: ['parts', nth, 'kind'],
          message: `The page has “${name}” already. One is enough.`,
        })
      seen.add(kind)
    }
  })
export type Home = { parts: HomePart[] }
