import type { BackupState, Opening, OpeningStep } from '../../../contract/settings/opening.ts'
import { paths } from '../paths.ts'

/** What a step asks for, and where it is done. */
const openingTexts: Record<OpeningStep, { text: string; to: string }> = {
  name: { text: 'Name your shop', to: paths.settings('shop') },
  phone: { text: 'Say where customers reach you', to: paths.settings('shop') },
  money: { text: 'Choose the currency of your prices', to: paths.settings('money') },
  delivery: { text: 'Set what delivery costs, and where', to: paths.settings('delivery') },
  policies: { text: 'Write what you promise', to: paths.settings('policies') },
  look: { text: 'Choose logo and colours', to: paths.settings('look') },
  categories: { text: 'Name your categories', to: paths.setup('categories') },
  products: { text: 'Add products, by hand or by file', to: paths.importProducts() },
  mail: { text: 'Connect a mail server, and send a test mail', to: paths.health() },
  backups: { text: 'See that a backup is made every night', to: paths.health() },
  order: { text: 'Place a test order, as a customer would', to: paths.home() },
}

/** What is to do about backups; the page it leads to says how. */
const backupTexts: Partial<Record<BackupState, string>> = {
  soon: 'The first backup is made in a few minutes',
  off: 'Turn on the nightly backup',
  missing: 'No backup was made yet: find out why',
  late: 'The nightly backup has failed: find out why',
}

/** What a step asks for now, and where it is done. */
export function openingText(step: OpeningStep, { backups }: Pick<Opening, 'backups'>) {
  const { text, to } = openingTexts[step]
  return { text: (step === 'backups' && backupTexts[backups]) || text, to }
}
