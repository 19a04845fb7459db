import { startShop, temporaryFolder } from '../start-shop.ts'

/** One demo shop for all browser tests; every test signs up people of its own, so none depends on another. */
export default async function openShop() {
  const folder = await temporaryFolder()
  const shop = await startShop({ DATA_DIR: folder.path, SHOP_PHONE: '+92 300 1234567' })
  process.env.SHOP_URL = shop.url
  process.env.SHOP_FOLDER = folder.path
  return async () => {
    await shop.stop()
    await folder.remove()
  }
}
