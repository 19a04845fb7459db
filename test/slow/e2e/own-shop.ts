import { demoShopFolder } from '../../../test-support/shop-folders.ts'
import { type RunningShop, startShop } from '../../../test-support/start-shop.ts'
import { linkCachedPictures } from '../../e2e/cached-pictures.ts'
import { test as onSharedShop } from '../../e2e/shop-test.ts'

/**
 * For what the owner sets: it shows on every page, so the tests of each file have a demo shop of their own, which `shopOf`
 * tells from those of other files.
 */
export const test = onSharedShop.extend<object, { shopOf: string; ownShop: RunningShop }>({
  shopOf: ['', { scope: 'worker', option: true }],
  ownShop: [
    async ({ shopOf }, use) => {
      if (!shopOf) throw new Error('Say whose shop it is: test.use({ shopOf: import.meta.url })')
      const folder = await demoShopFolder()
      await linkCachedPictures(folder.path)
      const shop = await startShop({ DATA_DIR: folder.path, WARM_PICTURES: 'off' })
      await use(shop)
      await shop.stop()
      await folder.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ ownShop }, use) => use(ownShop.url),
})
