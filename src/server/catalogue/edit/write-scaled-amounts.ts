import { isDeepStrictEqual } from 'node:util'
import type { Delivery } from '../../../contract/delivery/delivery.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { Db, Tx } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import { saveGroup } from '../../settings/save-settings.ts'
import { changeOf } from '../collections/change-collections.ts'
import type { CollectionRow } from '../collections/collections.ts'
import { loadCollections } from '../collections/load-collections.ts'
import { updateRow } from '../collections/queries.ts'
import type { ScaledAmounts } from './scaled-amounts-wire.ts'

type WriteDeps = Pick<Deps, 'clock' | 'newId' | 'config' | 'settings'>
/** Of whom, in which batch, and what the record of changes calls it. */
export type ScaleAction = { userId: string; batchId: string; action: 'multiplied' | 'multiplication undone' }

/** With the version of the delivery's settings. */
export type SavedAmounts = ScaledAmounts & { version: number }

/** What is in the shop's currency besides the prices of products, as the database has it. */
export async function loadScaledAmounts(
  db: Db | Tx,
  { config }: Pick<Deps, 'config'>,
): Promise<SavedAmounts> {
  const { delivery } = await loadSettings({ db, config })
  const { rows } = await loadCollections(db)
  return { delivery: delivery.value, version: delivery.version, collections: rows }
}

/**
 * Writes other amounts.
 * @throws settings_changed when somebody has just saved the delivery
 */
export async function writeScaledAmounts(
  tx: Tx,
  deps: WriteDeps,
  action: ScaleAction,
  { before, after }: { before: SavedAmounts; after: ScaledAmounts },
): Promise<void> {
  for (const row of after.collections) {
    const old = before.collections.find(({ id }) => id === row.id)
    if (old) await writeRule(tx, deps, action, { old, rule: row.rule })
  }
  if (isDeepStrictEqual(before.delivery, after.delivery)) return
  await writeDelivery(tx, deps, action, { version: before.version, value: after.delivery })
}

/** Gives a collection another rule. */
export async function writeRule(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId'>,
  { action, ...by }: ScaleAction,
  { old, rule }: { old: CollectionRow; rule: CollectionRow['rule'] },
): Promise<void> {
  await updateRow(tx, old.id, { rule: JSON.stringify(rule), version: old.version + 1 })
  const change = { action, before: { rule: old.rule }, after: { rule } }
  await recordChange(tx, deps, { ...changeOf(by.userId, old, change), batchId: by.batchId })
}

/**
 * Saves other terms of delivery.
 * @throws settings_changed when somebody has just saved them
 */
export const writeDelivery = (
  tx: Tx,
  deps: WriteDeps,
  { userId, ...part }: ScaleAction,
  change: { version: number; value: Delivery },
): Promise<void> => saveGroup(tx, deps, userId, { group: 'delivery', ...change }, part)
