import { describe, expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import {
  makeProduct,
  makeUser,
  orderData,
  productInput,
  shownToShoppers,
} from '../../../../test-support/factories.ts'
import type { ProductInput } from '../../../contract/catalogue/catalogue.ts'

const shop = await createTestApp()
const admin = await makeUser(shop, 'admin')
const guest = shop.client()
const missing = { status: 404, code: 'not_found' }
const read = (id: string) => guest.catalogue.get({ params: { id } })

describe('an added product', () => {
  test('is answered by id and by slug as it was written', async () => {
    const input = productInput({
      title: 'Zeenat Ajrak Kurta',
      price: 19.99,
      displayPrice: 25.5,
      alts: { '/media/front/960.webp': 'The kurta from the front' },
      Color: [
        { Color: 'Indigo', hex: '#223366' },
        { Color: 'Rust', img: { original: '/media/r/960.webp' } },
      ],
    })
    const made = await admin.client.catalogue.add({ body: input })
    expect(made).toMatchObject({
      slug: 'zeenat-ajrak-kurta',
      price: 19.99,
      displayPrice: 25.5,
      inventory: 10,
      product_images: input.product_images,
      pictures: [
        { url: '/media/front/960.webp', alt: 'The kurta from the front' },
        { url: '/media/back/960.webp', alt: '' },
      ],
      colors: [
        { name: 'Indigo', image: '', hex: '#223366' },
        { name: 'Rust', image: '/media/r/960.webp' },
      ],
      Color: [
        { Color: 'Indigo', img: { original: '' }, hex: '#223366' },
        { Color: 'Rust', img: { original: '/media/r/960.webp' } },
      ],
      Material: input.Material,
      Length: input.Length,
      Size: input.Size,
      created_at: shop.clock.now.toISOString(),
    })
    expect(await read(made._id)).toEqual(shownToShoppers(made))
    expect(await read(made.slug)).toEqual(shownToShoppers(made))
  })

  test('without a display price shows its price there', async () => {
    for (const displayPrice of [undefined, null]) {
      expect(await makeProduct(admin, { price: 31.5, displayPrice })).toMatchObject({ displayPrice: 31.5 })
    }
  })

  test('gets its own slug from its title', async () => {
    const slugOf = async (title: string) => (await makeProduct(admin, { title })).slug
    expect(await slugOf('Élan Façade — Girl’s Kürta №1')).toBe('elan-facade-girls-kurta-no1')
    expect(await slugOf('Gul Frock')).toBe('gul-frock')
    expect(await slugOf('Gul  frock!')).toBe('gul-frock-2')
    expect(await slugOf('GUL FROCK')).toBe('gul-frock-3')
    expect(await slugOf('چکن کاری')).toBe('product')
    expect(await slugOf('🌸')).toBe('product-2')
    expect((await slugOf('a'.repeat(160))).length).toBeLessThanOrEqual(80)
  })

  test('gets its own slug when many of the same title are added at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, () => makeProduct(admin, { title: 'Twin Kurta' })),
    )
    const slugs = made.map(product => product.slug).toSorted()
    expect(slugs).toEqual(['twin-kurta', ...[2, 3, 4, 5, 6, 7, 8].map(n => `twin-kurta-${n}`)])
    expect(shop.logged).toEqual([])
  })
})

describe('an edited product', () => {
  test('has the texts and prices of the form', async () => {
    const made = await makeProduct(admin, { title: 'Before The Edit' })
    const body = productInput({ title: 'After It', price: 12, displayPrice: null, inventory: 3, Size: [] })
    const { changeId, ...edited } = await admin.client.catalogue.edit({ params: { id: made._id }, body })
    expect(changeId).toEqual(expect.any(String))
    expect(edited).toMatchObject({
      _id: made._id,
      slug: 'after-it',
      title: 'After It',
      price: 12,
      displayPrice: 12,
      inventory: 3,
      Size: [],
      created_at: made.created_at,
    })
    expect(await read('after-it')).toEqual(shownToShoppers(edited))
  })

  test('keeps its stock when the form sends none', async () => {
    const made = await makeProduct(admin, { inventory: 7 })
    const { inventory: _unsaid, ...body } = productInput()
    expect((await admin.client.catalogue.edit({ params: { id: made._id }, body })).inventory).toBe(7)
  })

  test('keeps the alt texts of its pictures when the form sends none', async () => {
    const made = await makeProduct(admin, { alts: { '/media/back/960.webp': 'The back' } })
    const body = productInput({ product_images: ['/media/back/960.webp', '/media/new/960.webp'] })
    const edited = await admin.client.catalogue.edit({ params: { id: made._id }, body })
    expect(edited.pictures).toEqual([
      { url: '/media/back/960.webp', alt: 'The back' },
      { url: '/media/new/960.webp', alt: '' },
    ])
  })

  test('keeps the colours of its pictures when the form sends none, but for colours that it no longer has', async () => {
    const [front, back] = ['/media/front/960.webp', '/media/back/960.webp']
    const Color = [{ Color: 'Ivory' }, { Color: 'Rose', img: { original: '/media/rose/960.webp' } }]
    const made = await makeProduct(admin, { Color, pictureColors: { [front]: 'Ivory', [back]: 'Plaid' } })
    expect(made.pictures).toEqual([
      { url: front, alt: '', color: 'Ivory' },
      { url: back, alt: '' },
    ])
    expect(made.colors).toEqual([
      { name: 'Ivory', image: front },
      { name: 'Rose', image: '/media/rose/960.webp' },
    ])
    expect(made.Color[0]).toEqual({ Color: 'Ivory', img: { original: '' } })
    const params = { id: made._id }
    const edit = (changes: Partial<ProductInput>) =>
      admin.client.catalogue.edit({ params, body: productInput({ Color, ...changes }) })
    expect((await edit({ title: 'Other' })).pictures[0]).toEqual({ url: front, alt: '', color: 'Ivory' })
    expect((await edit({ pictureColors: { [back]: 'Rose' } })).pictures).toEqual([
      { url: front, alt: '' },
      { url: back, alt: '', color: 'Rose' },
    ])
    expect((await edit({ Color: [{ Color: 'Ivory' }] })).pictures[1]).toEqual({ url: back, alt: '' })
  })

  test('is found by its new words and no longer by its former ones', async () => {
    const made = await makeProduct(admin, { title: 'Quetzal Wrap' })
    const params = { id: made._id }
    await admin.client.catalogue.edit({ params, body: productInput({ title: 'Marigold Wrap' }) })
    expect(await guest.catalogue.search({ body: { query: 'quetzal' } })).toEqual([])
    const [found] = await guest.catalogue.search({ body: { query: 'marigold wrap' } })
    expect(found?._id).toBe(made._id)
  })
})

describe('a renamed product', () => {
  const rename = async ({ _id: id }: { _id: string }, title: string) =>
    (await admin.client.catalogue.edit({ params: { id }, body: productInput({ title }) })).slug

  test('is found by every slug it had, and answers its present one', async () => {
    const made = await makeProduct(admin, { title: 'Sitara One' })
    expect(await rename(made, 'Sitara Two')).toBe('sitara-two')
    expect(await rename(made, 'Sitara Three')).toBe('sitara-three')
    for (const slug of ['sitara-one', 'sitara-two', 'sitara-three', made._id])
      expect(await read(slug)).toMatchObject({ _id: made._id, slug: 'sitara-three' })
  })

  test('keeps its slug when the new title makes the same one', async () => {
    await makeProduct(admin, { title: 'Lehar Kurta' })
    const second = await makeProduct(admin, { title: 'Lehar Kurta' })
    expect(await rename(second, 'LEHAR  Kurta!')).toBe('lehar-kurta-2')
  })

  test('gets its former slug back with its former title; no other product can take it', async () => {
    const made = await makeProduct(admin, { title: 'Noor Shawl' })
    await rename(made, 'Roshni Shawl')
    expect((await makeProduct(admin, { title: 'Noor Shawl' })).slug).toBe('noor-shawl-2')
    expect(await rename(made, 'Noor Shawl')).toBe('noor-shawl')
    expect(await read('roshni-shawl')).toMatchObject({ _id: made._id, slug: 'noor-shawl' })
  })

  test('is not found by its former slugs once it is archived', async () => {
    const made = await makeProduct(admin, { title: 'Old Gharara' })
    await rename(made, 'New Gharara')
    await admin.client.catalogue.remove({ params: { id: made._id } })
    for (const slug of ['old-gharara', 'new-gharara']) await expect(read(slug)).rejects.toMatchObject(missing)
    expect((await makeProduct(admin, { title: 'Old Gharara' })).slug).toBe('old-gharara-2')
  })

  test('gets its own slug when many products take the same title at once', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => makeProduct(admin)))
    const added = Array.from({ length: 3 }, async () => (await makeProduct(admin, { title: 'Same' })).slug)
    const slugs = await Promise.all([...made.map(product => rename(product, 'Same')), ...added])
    expect(slugs.toSorted()).toEqual(['same', ...[2, 3, 4, 5, 6, 7, 8].map(n => `same-${n}`)])
    expect(shop.logged).toEqual([])
  })

  test('and ordered at the same time blocks neither the rename nor the orders', async () => {
    const made = await makeProduct(admin, { inventory: 20 })
    const buyers = await Promise.all(Array.from({ length: 8 }, () => makeUser(shop)))
    for (const { client } of buyers) await client.cart.add({ body: { productId: made._id } })
    const orders = buyers.map(({ client }) => client.orders.create({ body: orderData() }))
    await Promise.all([...orders, rename(made, 'Ordered Once'), rename(made, 'Ordered Twice')])
    expect(shop.logged).toEqual([])
  })
})

describe('an archived product', () => {
  test('is in no page, list or search, while its row stays for past orders', async () => {
    const made = await makeProduct(admin, { title: 'Vanishing Frock', category: 'k-froks' })
    const params = { id: made._id }
    expect(await admin.client.catalogue.remove({ params })).toEqual({
      success: true,
      changeId: expect.any(String),
    })
    for (const id of [made._id, made.slug]) await expect(read(id)).rejects.toMatchObject(missing)
    const lists = [
      await guest.catalogue.newArrivals({ query: { limit: 100 } }),
      await guest.catalogue.byCategory({ params: { id: 'k-froks' } }),
      await guest.catalogue.search({ body: { query: 'vanishing frock' } }),
      (await admin.client.catalogue.list({ query: { limit: 100 } })).products,
    ]
    expect(lists.flat().map(product => product._id)).not.toContain(made._id)
    const row = await shop.db.selectFrom('products').select('title').where('id', '=', made._id).execute()
    expect(row).toEqual([{ title: 'Vanishing Frock' }])
  })

  test('cannot be edited or archived again, and its slug stays taken', async () => {
    const { _id: id } = await makeProduct(admin, { title: 'Once Only' })
    await admin.client.catalogue.remove({ params: { id } })
    await expect(admin.client.catalogue.remove({ params: { id } })).rejects.toMatchObject(missing)
    await expect(admin.client.catalogue.edit({ params: { id }, body: productInput() })).rejects.toMatchObject(
      missing,
    )
    expect((await makeProduct(admin, { title: 'Once Only' })).slug).toBe('once-only-2')
  })
})

test('an unknown product answers not_found', async () => {
  const params = { id: 'never-there' }
  await expect(read('never-there')).rejects.toMatchObject(missing)
  await expect(admin.client.catalogue.remove({ params })).rejects.toMatchObject(missing)
  await expect(admin.client.catalogue.edit({ params, body: productInput() })).rejects.toMatchObject(missing)
})
