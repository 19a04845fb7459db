import { type PairSaving, savedCents } from './pair-savings.ts'

/** What an order comes to beside its lines, by the name that people see: a charge, or what is taken off. */
export const adjustmentNames = { pair: 'Pair saving', delivery: 'Delivery', discount: 'Discount' } as const

export type AdjustmentKind = keyof typeof adjustmentNames

// The names have these keys and no others.
export const adjustmentKinds = Object.keys(adjustmentNames) as AdjustmentKind[]

/** What the record of changes, exports and forms call the reason of each. */
export const adjustmentReasons: Readonly<Record<AdjustmentKind, string>> = {
  pair: 'Reason for the pair saving',
  delivery: 'Reason for the delivery charge',
  discount: 'Reason for the discount',
}

/** One of them, in cents of the order's currency; what is taken off is less than 0. */
export type Adjustment = {
  kind: AdjustmentKind
  cents: number
  /** '' where nobody gave one, and once the buyer's contacts are deleted. */
  reason: string
  /** Who set it: the shop's settings, or a member of staff. */
  source: 'shop' | 'staff'
  /** Of the kind `pair`: at which terms, so that nothing that the staff change later changes the order. */
  pairs?: readonly PairSaving[]
}

/** What these pairs take off an order; nothing where there are none. */
export const pairAdjustment = (pairs: readonly PairSaving[]): Adjustment[] =>
  pairs.length > 0 ? [{ kind: 'pair', cents: -savedCents(pairs), reason: '', source: 'shop', pairs }] : []

/** The pairs that an order saves on, at the terms that it was given. */
export const pairsOf = (adjustments: readonly Adjustment[]): readonly PairSaving[] =>
  adjustments.flatMap(({ pairs = [] }) => pairs)

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

/** What the adjustments of a kind come to, in cents. */
export const centsOf = (adjustments: readonly Pick<Adjustment, 'kind' | 'cents'>[], kind: AdjustmentKind) =>
  sum(adjustments.filter(each => each.kind === kind).map(({ cents }) => cents))

/** What is added to the lines, in cents, before anything is taken off. */
export const addedCents = (adjustments: readonly Adjustment[]) =>
  sum(adjustments.map(({ cents }) => Math.max(0, cents)))

/** What is taken off, in cents. */
export const takenOffCents = (adjustments: readonly Adjustment[]) =>
  sum(adjustments.map(({ cents }) => Math.max(0, -cents)))

/** Why there is an adjustment of this kind; '' where nobody said. */
export const reasonOf = (adjustments: readonly Adjustment[], kind: AdjustmentKind) =>
  adjustments.find(each => each.kind === kind)?.reason ?? ''

/** As they are listed: those of the pieces before what delivery costs, those of the whole order after it. */
export const aroundDelivery = <Each extends { kind: AdjustmentKind }>(adjustments: readonly Each[]) => ({
  before: adjustments.filter(({ kind }) => kind === 'pair'),
  after: adjustments.filter(({ kind }) => kind !== 'pair' && kind !== 'delivery'),
})

/** What adjustments of this kind come to, as calls answer them. */
export const adjustmentAmount = (
  adjustments: readonly { kind: AdjustmentKind; amount: number }[],
  kind: AdjustmentKind,
) => sum(adjustments.filter(each => each.kind === kind).map(({ amount }) => amount))
