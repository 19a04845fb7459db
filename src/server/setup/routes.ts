import { api } from '../../contract/api.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'
import { loadOpening } from './load-opening.ts'
import { choosePreset, finishStep, loadSetup } from './setup.ts'
import { getTestMail, sendTestMail } from './test-mail.ts'

export const setupRoutes = (deps: Deps): Route[] => [
  on(api.setup.get, () => loadSetup(deps)),
  on(api.setup.choosePreset, async ({ body }, { who, address }) => {
    const saved = await choosePreset(deps, who.userId, body)
    deps.securityLog('setting_changed', { what: `money, delivery: ${body.preset}`, network: address })
    return saved
  }),
  on(api.setup.finishStep, async ({ body }) => {
    await finishStep(deps, body.step)
    return loadSetup(deps)
  }),
  on(api.setup.testMail, (_, { who }) => sendTestMail(deps, who)),
  on(api.setup.testMailState, ({ params }, { who }) => getTestMail(deps, who, params.id)),
  on(api.setup.opening, () => loadOpening(deps)),
]
