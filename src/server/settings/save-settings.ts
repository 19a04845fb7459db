import { isDeepStrictEqual } from 'node:util'
import type { ChangeAction } from '../../contract/changes/change-words.ts'
import { ShopError } from '../../contract/errors.ts'
import type { PaymentSettings } from '../../contract/settings/payment-settings.ts'
import {
  type SavedSettings,
  type SettingsChange,
  settingGroupNames,
} from '../../contract/settings/settings.ts'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { checkCharges } from './check-charges.ts'
import { checkPictures, picturesOf } from './check-pictures.ts'
import { loadSettings } from './load-settings.ts'
import { insertSettings, updateSettings } from './queries.ts'

type SaveDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'config' | 'settings'>

/**
 * Saves a group of settings and records who changed what. From its answer on this process works with the new values, every
 * other within a second. Values that are the same change nothing, not even the version.
 * @throws invalid for a look or a home page with a picture that the shop does not have, a delivery that costs parts of a
 * coin, or without a way to pay
 * @throws settings_changed when somebody has saved the group since `version` was read
 */
export async function saveSettings(
  deps: SaveDeps & Pick<Deps, 'cards'>,
  userId: string,
  change: SettingsChange,
): Promise<SavedSettings> {
  if (change.group === 'payment') checkWays(change.value, deps)
  await inTransaction(deps.db, tx => saveGroup(tx, deps, userId, change))
  await deps.settings.refresh()
  return loadSettings(deps)
}

/**
 * Saves a group within a transaction, as part of an action of the staff if one is given. Once it has committed, the
 * settings are to be read anew.
 */
export async function saveGroup(
  tx: Tx,
  deps: Omit<SaveDeps, 'db'>,
  userId: string,
  change: SettingsChange,
  part: { batchId?: string; action: ChangeAction<'settings'> } = { action: 'changed' },
): Promise<void> {
  const { group, version, value } = change
  const { money, [group]: before } = await loadSettings({ ...deps, db: tx })
  if (before.version !== version) throw changedSince()
  if (isDeepStrictEqual(before.value, value)) return
  // What is undone has been in this currency before, left by a change of it.
  if (change.group === 'delivery' && part.action !== 'multiplication undone')
    checkCharges(change.value, money.value.currency)
  if (change.group === 'look' || change.group === 'home') await checkPictures(tx, picturesOf(change.value))
  const row = { value, changedAt: deps.clock() }
  const isSaved =
    version === 0 ? await insertSettings(tx, group, row) : await updateSettings(tx, group, version, row)
  if (!isSaved) throw changedSince()
  await recordChange(tx, deps, {
    userId,
    subjectType: 'settings',
    subjectId: group,
    subject: settingGroupNames[group],
    ...part,
    before: before.value,
    after: value,
  })
}

/** @throws invalid where nobody could pay */
function checkWays(value: PaymentSettings, { cards }: Pick<Deps, 'cards'>): void {
  if (value.takesCash || cards) return
  const message = 'Cash has to stay: this shop has no card provider yet, so nobody could pay.'
  throw new ShopError('invalid', message, { 'value.takesCash': message })
}

const changedSince = () =>
  new ShopError('settings_changed', 'Somebody has changed these settings since you opened them.')
