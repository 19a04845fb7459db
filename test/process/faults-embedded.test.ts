import { emptyShopFolder } from '../../test-support/shop-folders.ts'
import { testKills } from './test-kills.ts'

testKills({
  open: async () => ({ folder: await emptyShopFolder(), url: null }),
  moments: ['after', 'before'],
})
