import { emptyShopFolder } from '../../../test-support/shop-folders.ts'
import { testKills } from '../../process/test-kills.ts'

/** What the provider has done and the shop has not heard of is shown on PostgreSQL, and by `npm run faults` on both. */
testKills({
  open: async () => ({ folder: await emptyShopFolder(), url: null }),
  moments: ['before'],
})
