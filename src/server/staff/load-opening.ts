import { type Opening, type OpeningStep, openingSteps } from '../../contract/opening.ts'
import { holdsDemo } from '../db/milestones.ts'
import type { Deps } from '../deps.ts'
import { loadSettings } from '../settings/load-settings.ts'
import { findOpened } from './opening-queries.ts'

/** What is done of that which a new shop needs before it opens. Nothing is asked of a demo. */
export async function loadOpening(deps: Pick<Deps, 'db' | 'config' | 'clock'>): Promise<Opening> {
  if (await holdsDemo(deps.db)) return { steps: [] }
  const { mail, backups } = deps.config
  const { shop, money, delivery, policies, look } = await loadSettings(deps)
  const { hasProduct, hasOrder } = await findOpened(deps.db, deps.clock())
  const isSaved = ({ version }: { version: number }) => version > 0
  const done: Record<OpeningStep, boolean> = {
    name: isSaved(shop),
    phone: shop.value.phone !== '',
    money: isSaved(money),
    delivery: isSaved(delivery),
    policies: isSaved(policies),
    look: isSaved(look),
    products: hasProduct,
    mail: mail.server !== null,
    backups: backups.isNightly ?? true,
    order: hasOrder,
  }
  return { steps: openingSteps.map(step => ({ step, done: done[step] })) }
}
