import type { Person, PlacedOrder, Round, Size } from './round.ts'

/** What a deed may be about; each takes of it what it needs. `pair`: cash orders of one phone. */
export type About = {
  person: Person
  order: PlacedOrder
  pair: readonly [into: PlacedOrder, from: PlacedOrder]
  size: Size
  quantity: number
}

/** Tells `round.expected` what the record of changes has to say, as soon as it is done. */
export type Deed = (round: Round, about: About) => Promise<unknown>
