import { type Opening, type OpeningStep, openingSteps } from '../../contract/opening.ts'
import { hasMilestone, holdsDemo } from '../db/milestones.ts'
import type { Deps } from '../deps.ts'
import { mailTaken } from '../mail/open-mail-sender.ts'
import { loadSettings } from '../settings/load-settings.ts'
import { findOpened } from './queries.ts'
import { findDoneSteps } from './setup.ts'

/** What is done of that which a new shop needs before it opens. Nothing is asked of a demo. */
export async function loadOpening(deps: Pick<Deps, 'db' | 'config' | 'clock'>): Promise<Opening> {
  if (await holdsDemo(deps.db)) return { steps: [] }
  const { mail, backups } = deps.config
  const settings = await loadSettings(deps)
  const { hasProduct, hasOrder } = await findOpened(deps.db, deps.clock())
  const gone = new Set(await findDoneSteps(deps.db))
  const isDone = (step: 'shop' | 'money' | 'delivery' | 'look') =>
    gone.has(step) || settings[step].version > 0
  const done: Record<OpeningStep, boolean> = {
    name: isDone('shop') || deps.config.shopName !== null,
    phone: settings.shop.value.phone !== '',
    money: isDone('money'),
    delivery: isDone('delivery'),
    policies: settings.policies.version > 0,
    look: isDone('look'),
    products: hasProduct,
    mail: mail.server !== null && (await hasMilestone(deps.db, mailTaken)),
    backups: backups.isNightly ?? true,
    order: hasOrder,
  }
  return { steps: openingSteps.map(step => ({ step, done: done[step] })) }
}
