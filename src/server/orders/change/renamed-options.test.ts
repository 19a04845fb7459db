import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test-support/create-test-app.ts'
import { makeProduct, makeUser, orderData, productInput } from '../../../../test-support/factories.ts'
import type { ProductEdit } from '../../../contract/catalogue/catalogue.ts'

const shop = await createTestApp()
const owner = await makeUser(shop, 'owner')
const staff = owner.client.catalogue

const piecesAtFirst = 9

type Options = { colours: string[]; sizes: string[] }

/** A product's form with its options under other names, as the staff save it. */
const formOf = (title: string, before: Options, after: Options): ProductEdit => ({
  ...productInput({ title }),
  inventory: undefined,
  Color: after.colours.map((Color, nth) => ({ Color, was: before.colours[nth] })),
  Size: after.sizes.map((Size, nth) => ({ Size, was: before.sizes[nth] })),
})

const shelvesOf = ({ colours, sizes }: Options, quantity: (nth: number) => number) =>
  colours.flatMap((color, row) =>
    sizes.map((size, column) => ({ color, size, quantity: quantity(row * sizes.length + column) })),
  )

async function changeQuantity(id: string, quantity: number) {
  const { order, lines } = await owner.client.orders.openForChange({ params: { id } })
  const lineId = lines[0]?.lineId ?? ''
  await owner.client.orders.change({
    params: { id },
    body: { version: order.version, lines: [{ lineId, quantity }] },
  })
}

const names = fc.uniqueArray(fc.constantFrom('S', 'M', 'L', 'Small', 'Medium', 'Rose'), {
  minLength: 2,
  maxLength: 2,
})

const deed = fc.oneof(
  fc.record({
    what: fc.constant('rename' as const),
    colours: names,
    sizes: names,
    countsStock: fc.boolean(),
  }),
  fc.record({ what: fc.constant('undo' as const) }),
  fc.record({ what: fc.constant('order' as const), shelf: fc.nat({ max: 3 }) }),
  fc.record({ what: fc.constant('cancel' as const), which: fc.nat({ max: 5 }) }),
  fc.record({ what: fc.constant('lessen' as const), which: fc.nat({ max: 5 }) }),
  fc.record({ what: fc.constant('enlarge' as const), which: fc.nat({ max: 5 }) }),
)

test('whatever its colours and sizes are called meanwhile, a piece of an order comes back to where it came from', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 3, maxLength: 12 }), async deeds => {
      let options: Options = { colours: ['Rose', 'Ivory'], sizes: ['S', 'M'] }
      const buyer = await makeUser(shop)
      const left = [0, 1, 2, 3].map(() => piecesAtFirst)
      const stock = shelvesOf(options, () => piecesAtFirst)
      const { _id: productId, title } = await makeProduct(owner, {
        ...{ title: `Renamed ${crypto.randomUUID()}`, stock },
        Color: options.colours.map(Color => ({ Color })),
        Size: options.sizes.map(Size => ({ Size })),
      })
      let lastRename: { changeId: string | null; before: Options } | null = null
      const orders: { id: string; shelf: number; quantity: number }[] = []
      for (const each of deeds) {
        if (each.what === 'rename') {
          const after = { colours: each.colours, sizes: each.sizes }
          const body = formOf(title, options, after)
          const counted = shelvesOf(after, nth => left[nth] ?? 0)
          const { changeId } = await staff.edit({
            params: { id: productId },
            body: each.countsStock
              ? { ...body, stock: counted.map(row => ({ ...row, seen: row.quantity })) }
              : body,
          })
          lastRename = { changeId, before: options }
          options = after
        }
        if (each.what === 'undo' && lastRename?.changeId) {
          await staff.undo({ params: { id: lastRename.changeId } })
          options = lastRename.before
        }
        if (each.what !== 'rename') lastRename = null
        if (each.what === 'order') {
          const { quantity: _, ...choice } = shelvesOf(options, () => 0)[each.shelf] ?? {}
          if ((left[each.shelf] ?? 0) < 2) continue
          await buyer.client.cart.add({ body: { productId, quantity: 2, options: choice } })
          const { _id } = await buyer.client.orders.create({ body: orderData() })
          orders.push({ id: _id, shelf: each.shelf, quantity: 2 })
          left[each.shelf] = (left[each.shelf] ?? 0) - 2
        }
        if (!('which' in each)) continue
        const order = orders[each.which % Math.max(1, orders.length)]
        if (!order) continue
        const now = { cancel: 0, lessen: Math.max(1, order.quantity - 1), enlarge: order.quantity + 1 }[
          each.what
        ]
        if (now > order.quantity + (left[order.shelf] ?? 0)) continue
        if (now === order.quantity) continue
        if (each.what === 'cancel') {
          await owner.client.orders.updateStatus({ params: { id: order.id }, body: { status: 'Cancelled' } })
          orders.splice(orders.indexOf(order), 1)
        } else await changeQuantity(order.id, now)
        left[order.shelf] = (left[order.shelf] ?? 0) + order.quantity - now
        order.quantity = now
      }
      const { stock: found } = await staff.staffGet({ params: { id: productId } })
      const inOrder = shelvesOf(options, nth => left[nth] ?? 0)
      expect(
        Object.fromEntries(found.map(({ color, size, quantity }) => [`${color}/${size}`, quantity])),
      ).toEqual(
        Object.fromEntries(inOrder.map(({ color, size, quantity }) => [`${color}/${size}`, quantity])),
      )
    }),
    { numRuns: 25 },
  )
})

test('a size that is removed is another one than the one that takes its place', async () => {
  const { _id: id, title } = await makeProduct(owner, {
    Color: [],
    stock: [{ color: '', size: 'M', quantity: 3 }],
  })
  const other = { ...productInput({ title }), inventory: undefined, Color: [] }
  const stock = [{ color: '', size: 'XL', quantity: 2 }]
  await staff.edit({ params: { id }, body: { ...other, Size: [{ Size: 'XL' }], stock } })
  expect((await staff.staffGet({ params: { id } })).stock).toEqual(stock)
})

test('an order of a size that is no longer offered can be made smaller', async () => {
  const buyer = await makeUser(shop)
  const stock = ['S', 'M'].map(size => ({ color: '', size, quantity: 5 }))
  const { _id: productId, title } = await makeProduct(owner, { Color: [], stock })
  await buyer.client.cart.add({ body: { productId, quantity: 3, options: { size: 'M' } } })
  const { _id: id } = await buyer.client.orders.create({ body: orderData() })
  const body = { ...productInput({ title }), inventory: undefined, Color: [], Size: [{ Size: 'S' }] }
  await staff.edit({ params: { id: productId }, body: { ...body, stock: stock.slice(0, 1) } })
  await changeQuantity(id, 1)
  await expect(changeQuantity(id, 4)).rejects.toMatchObject({ code: 'out_of_stock' })
})
