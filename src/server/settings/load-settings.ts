import type { z } from 'zod'
import {
  type SavedSettings,
  type SettingGroup,
  type Settings,
  settingGroups,
} from '../../contract/settings/settings.ts'
import { holdsDemo } from '../db/milestones.ts'
import type { Db, Fields, Tx } from '../db/schema.ts'
import { type FirstConfig, firstValues } from './first-values.ts'
import { findSettings } from './queries.ts'

type LoadDeps = { db: Db | Tx; config: FirstConfig }

/** All groups as they are in the database, with the first values where nothing was saved. */
export async function loadSettings({ db, config }: LoadDeps): Promise<SavedSettings> {
  const first = firstValues(config, await holdsDemo(db))
  const rows = new Map((await findSettings(db)).map(row => [row.name, row]))
  const groups = Object.keys(settingGroups) as SettingGroup[]
  const entries = groups.map(group => {
    const row = rows.get(group)
    const value = row ? toCurrent(group, row.value, first[group]) : first[group]
    return [
      group,
      { version: row?.version ?? 0, changedAt: row?.changedAt.toISOString() ?? null, value },
    ] as const
  })
  // Every group has been put in.
  return Object.fromEntries(entries) as SavedSettings
}

/**
 * A value that an earlier version of the shop saved lacks what came since, and may hold what is refused today: such a field
 * has its first value, and the others are kept. How fields fit together is asked only of what is saved anew.
 */
function toCurrent<Group extends SettingGroup>(
  group: Group,
  value: Fields,
  first: Settings[Group],
): Settings[Group] {
  const known = { ...formerFields(value), ...value }
  const entries = Object.entries<z.ZodType>(settingGroups[group].shape).map(([name, field]) => {
    const parsed = field.safeParse(known[name])
    return [name, parsed.success ? parsed.data : (first as Fields)[name]] as const
  })
  // Every field of the group has been put in.
  return Object.fromEntries(entries) as Settings[Group]
}

/** What a process of the version before saves, beside an upgrade, in the fields of today. */
const formerFields = ({ asksPostalCode }: Fields): Fields =>
  asksPostalCode === undefined ? {} : { postalCode: asksPostalCode ? 'required' : 'hidden' }

/** The values alone. */
export const valuesOf = (saved: SavedSettings): Settings =>
  // A value for each group, of its own type.
  Object.fromEntries(Object.entries(saved).map(([group, { value }]) => [group, value])) as Settings
