import { isDeepStrictEqual } from 'node:util'
import { Delivery } from '../../../contract/delivery/delivery.ts'
import { lockUndoable, type RecordedChange } from '../../audit/lock-undoable.ts'
import type { Tx } from '../../db/schema.ts'
import type { CollectionRule } from '../../db/tables/collection-tables.ts'
import type { Deps } from '../../deps.ts'
import { lockTable } from '../collections/queries.ts'
import { areTermsWholeUnits } from './scaled-amounts-wire.ts'
import {
  loadScaledAmounts,
  type SavedAmounts,
  type ScaleAction,
  writeDelivery,
  writeRule,
} from './write-scaled-amounts.ts'

type UndoDeps = Pick<Deps, 'clock' | 'newId' | 'config' | 'settings'>

/** Names of what was undone and of what stays, and the ids of the changes that are undone. */
export type UndoneAmounts = { undone: string[]; left: string[]; done: string[] }

/**
 * What an action multiplied besides prices, or undid of that, as far as it is not undone yet; null where it was none. Locks
 * the collections.
 */
export async function lockScaledAmounts(tx: Tx, batchId: string): Promise<RecordedChange[] | null> {
  const found = [
    await lockUndoable(tx, batchId, 'collection'),
    await lockUndoable(tx, batchId, 'settings'),
  ].filter(changes => changes !== null)
  const changes = found.flat()
  if (found.length === 0 || !changes.every(isMultiplied)) return null
  if (changes.length > 0) await lockTable(tx)
  return changes
}

const isMultiplied = ({ action }: RecordedChange) =>
  action === 'multiplied' || action === 'multiplication undone'

type ScaledChanges = { changes: readonly RecordedChange[]; unitCents: number }

/** Undoes these changes where nobody has changed them again and what comes back is a multiple of `unitCents`. */
export async function undoScaledAmounts(
  tx: Tx,
  deps: UndoDeps,
  by: Omit<ScaleAction, 'action'>,
  { changes, unitCents }: ScaledChanges,
): Promise<UndoneAmounts> {
  const result: UndoneAmounts = { undone: [], left: [], done: [] }
  if (changes.length === 0) return result
  const action: ScaleAction = { ...by, action: 'multiplication undone' }
  const now = await loadScaledAmounts(tx, deps)
  for (const change of changes) {
    const row = now.collections.find(({ id }) => id === change.subjectId)
    const isUndone =
      change.subjectId === 'delivery'
        ? await undoDelivery(tx, deps, action, { change, now, unitCents })
        : row !== undefined && (await undoRule(tx, deps, action, { change, row, unitCents }))
    ;(isUndone ? result.undone : result.left).push(row?.name ?? 'Delivery')
    if (isUndone) result.done.push(change.id)
  }
  return result
}

type One = { change: RecordedChange; unitCents: number }

async function undoDelivery(
  tx: Tx,
  deps: UndoDeps,
  action: ScaleAction,
  { change: { before, after }, now: { delivery, version }, unitCents }: One & { now: SavedAmounts },
): Promise<boolean> {
  const isAsLeft = Object.entries(after ?? {}).every(([name, value]) =>
    isDeepStrictEqual(delivery[name as keyof Delivery], value),
  )
  const value = Delivery.safeParse({ ...delivery, ...before })
  if (!isAsLeft || !value.success || !areTermsWholeUnits(value.data, unitCents)) return false
  await writeDelivery(tx, deps, action, { version, value: value.data })
  return true
}

type Rules = { rule?: CollectionRule }

async function undoRule(
  tx: Tx,
  deps: UndoDeps,
  action: ScaleAction,
  { change, row, unitCents }: One & { row: SavedAmounts['collections'][number] },
): Promise<boolean> {
  // The audit trail holds what `writeRule` gave it.
  const [before, after] = [change.before as Rules | null, change.after as Rules | null]
  const rule = before?.rule
  if (!rule || !isDeepStrictEqual(row.rule, after?.rule)) return false
  if ((rule.belowCents ?? 0) % unitCents !== 0) return false
  await writeRule(tx, deps, action, { old: row, rule })
  return true
}
