import type { Settings } from '../../contract/settings.ts'

export type OpenSettings = {
  /** What the owner has set, as this process knows it: at most a second old. */
  current: () => Settings
  /** Calls `changed` after each change, once `current` gives the new values. */
  subscribe: (changed: () => void) => void
  /** Reads them anew; resolves once `current` is as new as this call. */
  refresh: () => Promise<void>
  stop: () => void
}

/** For what only reads them. */
export type CurrentSettings = Pick<OpenSettings, 'current'>
