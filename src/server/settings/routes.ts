import { api } from '../../contract/api.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'
import { loadSettings } from './load-settings.ts'
import { saveSettings } from './save-settings.ts'

export const settingsRoutes = (deps: Deps): Route[] => [
  on(api.settings.get, () => loadSettings(deps)),
  on(api.settings.save, async ({ body }, { who, address }) => {
    const saved = await saveSettings(deps, who.userId, body)
    deps.securityLog('setting_changed', { what: body.group, network: address })
    return saved
  }),
]
