import { type RawBuilder, sql } from 'kysely'
import type { Settings } from '../../contract/settings/settings.ts'

/**
 * A field of a group of settings as text, for a statement that must see what the owner saved last; null before she saved
 * the group. Every statement that looks into a group does so by this, so that no name of a field hides in SQL.
 */
export const settingField = <Group extends keyof Settings>(
  group: Group,
  field: keyof Settings[Group] & string,
): RawBuilder<string | null> =>
  sql`(select value ->> ${sql.lit(field)} from settings where name = ${sql.lit(group)})`
