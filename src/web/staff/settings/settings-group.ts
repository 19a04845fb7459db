import type { SavedSettings, SettingGroup } from '../../../contract/settings/settings.ts'

/** The values of a group as they were read. */
export type SavedGroup<Group extends SettingGroup> = SavedSettings[Group]

/** How a tab hands on what its group has become. */
export type TabProps<Group extends SettingGroup> = {
  saved: SavedGroup<Group>
  onSaved: (settings: SavedSettings) => void
  /** Reads the settings again, after somebody else has changed them. */
  onReload: () => void
}
