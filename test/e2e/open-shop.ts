import { join } from 'node:path'
import { openMailServer } from '../../test-support/open-mail-server.ts'
import { remote, signInDemo } from '../../test-support/remote-client.ts'
import { demoShopFolder } from '../../test-support/shop-folders.ts'
import { startShop } from '../../test-support/start-shop.ts'
import { linkCachedPictures } from './cached-pictures.ts'

/** One demo shop for all browser tests; every test signs up people of its own, so none depends on another. */
export default async function openShop() {
  const folder = await demoShopFolder()
  await linkCachedPictures(folder.path)
  const mail = await openMailServer({ folder: join(folder.path, 'mail') })
  const shop = await startShop({
    SMTP_URL: `smtp://${mail.host}`,
    DATA_DIR: folder.path,
    SHOP_PHONE: '+92 300 1234567',
    SANDBOX_PAYMENTS: '1',
    // Only the sizes that a test asks for: all of them take a core for four minutes.
    WARM_PICTURES: 'off',
  })
  await fillShelves(shop.url)
  process.env.SHOP_URL = shop.url
  process.env.SHOP_FOLDER = folder.path
  return async () => {
    await shop.stop()
    await mail.close()
    await folder.remove()
  }
}

/** What many tests buy never runs out under them, and never runs low, which its buttons would say. */
async function fillShelves(url: string): Promise<void> {
  const admin = remote(url, await signInDemo(url, 'admin'))
  for (const [slug, category] of [
    ['titli-butterfly-frock', 'k-froks'],
    ['nilofer-chikankari-kurta-with-trousers', 'w-chickankari'],
  ] as const) {
    const product = await admin.catalogue.get({ params: { id: slug } })
    const stock = product.Size.map(({ Size }) => ({ size: Size, quantity: 1_000 }))
    await admin.catalogue.edit({ params: { id: product._id }, body: { ...product, category, stock } })
  }
}
