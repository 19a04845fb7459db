import type { Settings } from '../../contract/settings.ts'
import type { Config } from '../config.ts'

/** What holds until the owner saves something else: what the process was started with, and else as little as possible. */
export const firstValues = ({ shopPhone }: Pick<Config, 'shopPhone'>): Settings => ({
  shop: { name: 'Zari', phone: shopPhone ?? '' },
})
