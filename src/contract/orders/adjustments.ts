import { toAmount } from '../money.ts'
import { type PairSaving, savedCents } from './pair-savings.ts'

/** What holds for all adjustments of a kind. */
type KindOfAdjustment = {
  /** As everybody reads it. */
  label: string
  /** Whether it makes the pieces cheaper: free delivery and percentages go by what is left. */
  isOfPieces: boolean
  /** What a change of the order does: keep it, quote it anew if need be, or see anew which pairs there are. */
  onChange: 'keep' | 'quote' | 'pair'
  /** What exports and forms call its reason, and the record of changes where it has a field for it. */
  reasonLabel: string
  /** Where the record of changes keeps its reason; null: in `reason`, as whatever else has one. */
  reasonField: string | null
  /** Whether exported orders have a column for its reason. */
  exportsReason: boolean
}

/** What an order comes to beside its lines, a charge or what is taken off, by kind; in the order in which they are listed. */
export const adjustmentTable = {
  pair: {
    label: 'Pair saving',
    isOfPieces: true,
    onChange: 'pair',
    reasonLabel: 'Reason for the pair saving',
    reasonField: 'pairReason',
    exportsReason: false,
  },
  delivery: {
    label: 'Delivery',
    isOfPieces: false,
    onChange: 'quote',
    reasonLabel: 'Reason for the delivery charge',
    reasonField: 'deliveryReason',
    exportsReason: false,
  },
  discount: {
    label: 'Discount',
    isOfPieces: false,
    onChange: 'keep',
    reasonLabel: 'Reason for the discount',
    reasonField: null,
    exportsReason: true,
  },
} as const satisfies Record<string, KindOfAdjustment>

export type AdjustmentKind = keyof typeof adjustmentTable

// The table has these keys and no others.
export const adjustmentKinds = Object.keys(adjustmentTable) as AdjustmentKind[]

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
  adjustedCents(adjustments.filter(each => each.kind === kind))

/** What is added to the lines, in cents, before anything is taken off. */
export const addedCents = (adjustments: readonly Adjustment[]) =>
  sum(adjustments.map(({ cents }) => Math.max(0, cents)))

/** What the pieces cost, in cents, where their lines come to `subtotalCents`. */
export const piecesCents = (subtotalCents: number, adjustments: readonly Adjustment[]) =>
  subtotalCents + adjustedCents(adjustments.filter(({ kind }) => adjustmentTable[kind].isOfPieces))

/** What all of them add to the lines, in cents; less than 0 where more is taken off. */
export const adjustedCents = (adjustments: readonly Pick<Adjustment, 'cents'>[]) =>
  sum(adjustments.map(({ cents }) => cents))

/** Why there is an adjustment of this kind; '' where nobody said. */
export const reasonOf = (adjustments: readonly Adjustment[], kind: AdjustmentKind) =>
  adjustments.find(each => each.kind === kind)?.reason ?? ''

/** As they are listed. */
export const inListOrder = <Each extends { kind: AdjustmentKind }>(adjustments: readonly Each[]) =>
  adjustments.toSorted(
    (one, other) => adjustmentKinds.indexOf(one.kind) - adjustmentKinds.indexOf(other.kind),
  )

/** As calls answer and pages show them, in units of the order's currency. */
export const toAmounts = (adjustments: readonly Adjustment[]) =>
  inListOrder(adjustments).map(({ kind, cents }) => ({ kind, amount: toAmount(cents) }))

/** What adjustments of this kind come to, as calls answer them. */
export const adjustmentAmount = (
  adjustments: readonly { kind: AdjustmentKind; amount: number }[],
  kind: AdjustmentKind,
) => sum(adjustments.filter(each => each.kind === kind).map(({ amount }) => amount))
