import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ProductInput, Product as WireProduct } from '../../../contract/catalogue/catalogue.ts'
import { mapTexts, textNames, textsOf } from '../../../contract/catalogue/product-texts.ts'
import { mapPublicTexts } from '../../../contract/catalogue/public-texts.ts'
import { maxCents } from '../../../contract/max-amount.ts'
import { specifiedCodes } from '../categories/load-categories.ts'
import { type PricedProduct, priceProduct } from './product.ts'
import { fromWireInput, toWireInput, toWireProduct } from './product-wire.ts'

const now = new Date('2026-03-01T10:00:00Z')

const text = fc.string({ minLength: 1, maxLength: 20 }).map(part => `x${part.replace(/[^\w ]/g, '')}`.trim())
const texts = fc.uniqueArray(text, { maxLength: 4 })
const url = fc.nat(1_000_000).map(number => `/media/${number}/960.webp`)
const cents = fc.integer({ min: 1, max: maxCents })
const moment = fc.date({ min: new Date('2000-01-02'), max: new Date('2100-01-01'), noInvalidDate: true })
const hex = fc.option(fc.constantFrom('#8a2433', '#00ff7f'), { nil: undefined })

/** Product forms that leave nothing to defaults. */
const wireInput = fc
  .record({
    title: text,
    category: fc.constantFrom(...specifiedCodes),
    description: fc.constantFrom('', 'Soft lawn.'),
    priceCents: cents,
    displayPriceCents: cents,
    otherPrices: fc.array(fc.record({ color: text, size: text, cents, before: cents }), { maxLength: 3 }),
    pictures: fc.uniqueArray(fc.record({ url, alt: fc.oneof(fc.constant(''), text), tied: fc.nat(6) }), {
      selector: picture => picture.url,
      maxLength: 4,
    }),
    colours: fc.array(fc.record({ name: text, image: fc.oneof(fc.constant(''), url), hex }), {
      maxLength: 4,
    }),
    materials: texts,
    lengths: texts,
    sizes: texts,
    included: fc.subarray(['Material', 'Length'] as const),
    ...mapTexts(() => fc.constantFrom('', 'lawn-kurta', 'white-lawn')),
    lowStock: fc.constantFrom('', '0', '12'),
    tags: fc.subarray(['eid', 'lawn 2026', 'چکن']),
    stock: fc.array(fc.record({ color: text, size: text, quantity: fc.nat(1_000_000) }), { maxLength: 4 }),
    publishAt: fc.option(moment),
  })
  .map(form => ({
    title: form.title,
    category: form.category,
    description: form.description,
    inventory: 0,
    stock: form.stock,
    price: Number((form.priceCents / 100).toFixed(2)),
    displayPrice: Number((form.displayPriceCents / 100).toFixed(2)),
    optionPrices: form.otherPrices.map(({ color, size, cents: price, before }) => ({
      color,
      size,
      price: Number((price / 100).toFixed(2)),
      displayPrice: Number((Math.max(price, before) / 100).toFixed(2)),
    })),
    product_images: form.pictures.map(picture => picture.url),
    alts: Object.fromEntries(form.pictures.map(picture => [picture.url, picture.alt])),
    pictureColors: Object.fromEntries(
      form.pictures.flatMap(({ url, tied }) => {
        const name = form.colours[tied]?.name
        return name ? [[url, name]] : []
      }),
    ),
    Color: form.colours.map(({ name, image, hex: code }) => ({
      Color: name,
      img: { original: image },
      ...(code ? { hex: code } : {}),
    })),
    Material: form.materials.map(Material => ({ Material })),
    Length: form.lengths.map(Length => ({ Length })),
    Size: form.sizes.map(Size => ({ Size })),
    included: [...form.included],
    tags: [...form.tags],
    ...textsOf(form),
    status: form.publishAt ? ('published' as const) : ('draft' as const),
    publishAt: form.publishAt?.toISOString() ?? null,
  }))

/** Prices are kept in the order of the product's colours and sizes. */
const inAnyOrder = (input: ProductInput) => ({
  ...input,
  optionPrices: input.optionPrices?.map(price => JSON.stringify(price)).toSorted(),
})

test('a product form read into the domain and written again is the same form', () => {
  fc.assert(
    fc.property(wireInput, input => {
      const parsed = ProductInput.parse(input)
      const again = toWireInput({ ...fromWireInput(parsed, null, now), stock: parsed.stock ?? [] })
      expect(inAnyOrder(again)).toEqual(inAnyOrder(parsed))
    }),
  )
})

test('an answered product says all that its form said, and is in the form the contract promises', () => {
  fc.assert(
    fc.property(wireInput, input => {
      const { alts, status: _, publishAt, inventory: __, tags: ___, ...rest } = ProductInput.parse(input)
      const { pictureColors, optionPrices = [], price, displayPrice, ...form } = rest
      const said: Partial<typeof form> = { ...form }
      for (const name of textNames()) delete said[name]
      const answer = WireProduct.parse(toWireProduct(asStored(input)))
      expect(answer).toMatchObject({ ...said, published_at: publishAt })
      const standard = { color: '', size: '', price, displayPrice }
      const [first, ...others] = answer.optionPrices ?? []
      expect(first).toEqual(optionPrices.length > 0 ? standard : undefined)
      expect(others).toHaveLength(optionPrices.length)
      expect(others).toEqual(expect.arrayContaining(optionPrices))
      expect(mapPublicTexts(name => answer[name] ?? '')).toEqual(mapPublicTexts(name => form[name]))
      expect(Object.fromEntries(answer.pictures.map(({ url, alt }) => [url, alt]))).toEqual(alts)
      const ties = answer.pictures.flatMap(({ url, color }) => (color ? [[url, color]] : []))
      expect(Object.fromEntries(ties)).toEqual(pictureColors)
      expect(answer.colors.map(({ name }) => name)).toEqual(form.Color.map(({ Color }) => Color))
    }),
  )
})

test('a form without alts keeps those of the product; one without a status keeps when it is published', () => {
  const pictures = [{ url: '/media/1/960.webp', alt: 'Front' }]
  const kept = {
    pictures,
    optionPrices: [],
    colours: [],
    sizes: [],
    tags: ['eid'],
    third: null,
    ...mapTexts(name => `own ${name}`),
    publishedAt: new Date(0),
  }
  const input = ProductInput.parse({
    title: 'Kurta',
    category: 'w-printed-kurta',
    price: 19.99,
    product_images: ['/media/1/960.webp', '/media/2/960.webp'],
  })
  expect(fromWireInput(input, kept, now)).toMatchObject({
    priceCents: 1_999,
    displayPriceCents: 1_999,
    pictures: [
      { url: '/media/1/960.webp', alt: 'Front' },
      { url: '/media/2/960.webp', alt: '' },
    ],
    third: null,
    ...mapTexts(name => `own ${name}`),
    publishedAt: new Date(0),
  })
  expect(fromWireInput(input, null, now).publishedAt).toEqual(now)
})

function asStored(input: ProductInput): PricedProduct {
  const details = fromWireInput(input, null, now)
  const times = { createdAt: now, updatedAt: now, archivedAt: null }
  return priceProduct({ ...details, ...times, id: 'p1', slug: 'kurta', stock: input.stock ?? [] }, undefined)
}
