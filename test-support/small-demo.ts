import { expect } from 'vitest'
import { days } from '../src/contract/durations.ts'
import { addProduct } from '../src/server/catalogue/product/add-product.ts'
import { addDemoCharts } from '../src/server/catalogue/size-charts/demo-charts.ts'
import { demoFilled, setMilestone } from '../src/server/db/milestones.ts'
import { createDeal } from '../src/server/deals/create-deal.ts'
import { makeDemoAccounts } from '../src/server/seed/demo-accounts.ts'
import { addDemoPages } from '../src/server/seed/demo-pages.ts'
import { demoLogins } from '../src/server/seed/seed-demo.ts'
import { countedIds } from '../src/server/seed/seeded-random.ts'
import { createTestApp } from './create-test-app.ts'
import { makeProduct, makeUser, orderData, productInput } from './factories.ts'

/** A demo as `fillDemo` makes it, only smaller. */
export async function openDemo() {
  const shop = await createTestApp()
  const deps = { ...shop.deps, newId: countedIds('demo', shop.deps.clock) }
  const now = deps.clock()
  const { admin, shoppers } = await makeDemoAccounts(() => deps, now, demoLogins)
  const product = await addProduct(deps, admin._id, productInput())
  const dates = { startDate: now, endDate: new Date(now.getTime() + days(2)) }
  await createDeal(deps, admin._id, { ...dates, isActive: true, products: [product._id] })
  await addDemoCharts(shop.db)
  await addDemoPages(() => deps, now, admin._id)
  await setMilestone(shop.db, demoFilled, now)
  await shop.deps.settings.refresh()
  expect(shoppers.length).toBeGreaterThan(2)
  return { shop, product }
}

/** A demo in which a merchant has tried a few things. */
export async function openTriedDemo() {
  const { shop, product } = await openDemo()
  const guest = shop.client()
  const [demoAdmin, demoShopper] = await Promise.all(
    [demoLogins.admin, demoLogins.shopper].map(async body =>
      shop.client((await guest.accounts.login({ body })).token),
    ),
  )
  if (!demoAdmin || !demoShopper) throw new Error('Both signed in')
  const owner = await makeUser(shop, 'admin')
  const own = await makeProduct(owner)
  for (const productId of [own._id, product._id])
    await owner.client.cart.add({ body: { productId, quantity: 1 } })
  await owner.client.orders.create({ body: orderData() })
  await demoAdmin.catalogue.quickEdit({ params: { id: own._id }, body: { price: 77 } })
  return { shop, guest, demoAdmin, demoShopper, owner, own, product }
}
