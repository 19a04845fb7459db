import type { Product } from '../../../src/contract/catalogue/catalogue.ts'
import type { ApiClient } from '../../../src/web/api/client.ts'

/** Something to wear with a piece, something to offer instead of one that is gone, and a category without a product. */
export async function changeCatalogue(
  admin: ApiClient,
  { piece, gone, other }: { piece: Product; gone: Product; other: Product },
): Promise<void> {
  const none = { pair: [], look: [], instead: [] }
  await admin.catalogue.saveLinks({
    params: { id: piece._id },
    body: { ...none, look: [other._id], seen: none },
  })
  await admin.catalogue.saveLinks({
    params: { id: gone._id },
    body: { ...none, instead: [other._id], seen: none },
  })
  await admin.categories.create({
    body: { name: 'Shawls', code: 'w-shawls', parent: 'women', hidden: true },
  })
}
