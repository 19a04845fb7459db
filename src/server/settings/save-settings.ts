import { isDeepStrictEqual } from 'node:util'
import type { ChangeAction } from '../../contract/changes/change-words.ts'
import { ShopError } from '../../contract/errors.ts'
import { type PaymentSettings, waysToPay } from '../../contract/settings/payment-settings.ts'
import {
  type SavedSettings,
  type Settings,
  type SettingsChange,
  settingGroupNames,
} from '../../contract/settings/settings.ts'
import { recordChange } from '../audit/record-change.ts'
import { checkShopPhone } from '../contacts/shop-phone.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { checkCharges } from './check-charges.ts'
import { checkPictures, picturesOf } from './check-pictures.ts'
import { loadSettings, valuesOf } from './load-settings.ts'
import { insertSettings, lockWaysToPay, updateSettings } from './queries.ts'

type SaveDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'config' | 'settings'>

/**
 * Saves a group of settings and records who changed what. From its answer on this process works with the new values, every
 * other within a second. Values that are the same change nothing, not even the version.
 * @throws invalid for a phone that cannot be called, a picture that the shop does not have, a delivery that costs parts of a coin, or
 * where somebody could no longer pay
 * @throws settings_changed when somebody has saved the group since `version` was read
 */
export async function saveSettings(
  deps: SaveDeps & Pick<Deps, 'cards'>,
  userId: string,
  change: SettingsChange,
): Promise<SavedSettings> {
  const checked = change.group === 'shop' ? withPhone(change, deps) : change
  await inTransaction(deps.db, async tx => {
    if (change.group === 'payment' || change.group === 'delivery') {
      // Two owners who save one of them each must not leave a place where nobody can pay.
      await lockWaysToPay(tx)
      checkWays(change, deps.cards, valuesOf(await loadSettings({ ...deps, db: tx })))
    }
    await saveGroup(tx, deps, userId, checked)
  })
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
  const { group, version } = change
  const { money, [group]: before } = await loadSettings({ ...deps, db: tx })
  if (before.version !== version) throw changedSince()
  const value = { ...before.value, ...change.value }
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

const withPhone = (change: SettingsChange & { group: 'shop' }, { settings }: Pick<Deps, 'settings'>) => ({
  ...change,
  value: { ...change.value, phone: checkShopPhone(change.value.phone, settings.current()) },
})

/** @throws invalid where nobody, or nobody in a zone, could pay */
function checkWays(
  { group, value }: SettingsChange & { group: 'payment' | 'delivery' },
  cards: Deps['cards'],
  { payment, delivery }: Pick<Settings, 'payment' | 'delivery'>,
): void {
  const offered = group === 'payment' ? value : payment
  if (!offered.takesCash && !cards)
    throw noWay('takesCash', 'Cash has to stay: this shop has no card provider yet, so nobody could pay.')
  const takesCards = (payment: PaymentSettings) => waysToPay(payment, cards !== null).cards
  if (takesCards(offered) || (group === 'payment' && !takesCards(payment))) return
  const { zones, elsewhere } = group === 'delivery' ? value : delivery
  const places = [
    ...zones.map((zone, nth) => ({ ...zone, at: `zones.${nth}` })),
    { ...elsewhere, name: 'every other city', at: 'elsewhere' },
  ]
  const cashless = places.find(({ takesCash }) => !takesCash)
  if (!cashless) return
  throw group === 'payment'
    ? noWay('takesCards', `Cards have to stay: the courier collects no cash in ${cashless.name}.`)
    : noWay(
        `${cashless.at}.takesCash`,
        `The courier has to collect cash in ${cashless.name}: the shop offers no cards, so nobody could pay there.`,
      )
}

const noWay = (field: string, message: string) =>
  new ShopError('invalid', message, { [`value.${field}`]: message })

const changedSince = () =>
  new ShopError('settings_changed', 'Somebody has changed these settings since you opened them.')
