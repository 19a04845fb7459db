import { seconds } from '../../contract/durations.ts'
import { firstBackupMs, lateBackupMs } from '../../contract/health.ts'
import { type Opening, type OpeningStep, openingSteps } from '../../contract/settings/opening.ts'
import { listBackups } from '../backup/backup-folder.ts'
import { hasMilestone, holdsDemo } from '../db/milestones.ts'
import type { Deps } from '../deps.ts'
import { mailTaken } from '../mail/open-mail-sender.ts'
import { loadSettings } from '../settings/load-settings.ts'
import { findOpened } from './queries.ts'
import { findDoneSteps } from './setup.ts'

/** What is done of that which a new shop needs before it opens. Nothing is asked of a demo. */
export async function loadOpening(deps: Pick<Deps, 'db' | 'config' | 'clock'>): Promise<Opening> {
  const backups = await findBackupState(deps)
  if (await holdsDemo(deps.db)) return { steps: [], backups }
  const { mail } = deps.config
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
    // Whoever has products has put them somewhere.
    categories: gone.has('categories') || hasProduct,
    products: hasProduct,
    mail: mail.server !== null && (await hasMilestone(deps.db, mailTaken)),
    backups: backups === 'made',
    order: hasOrder,
  }
  return { steps: openingSteps.map(step => ({ step, done: done[step] })), backups }
}

/** One that was made counts, whoever made it; that they are switched on does not. */
async function findBackupState({
  config,
  clock,
}: Pick<Deps, 'config' | 'clock'>): Promise<Opening['backups']> {
  const [newest] = await listBackups(config.backups.folder)
  if (newest && clock().getTime() - newest.madeAt.getTime() <= lateBackupMs) return 'made'
  if (config.backups.isNightly === false) return 'off'
  if (newest) return 'late'
  return seconds(process.uptime()) < firstBackupMs ? 'soon' : 'missing'
}
