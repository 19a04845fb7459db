import { type AddressInfo, createServer } from 'node:net'
import { remote, signInDemo } from '../../../test-support/remote-client.ts'
import { demoShopFolder } from '../../../test-support/shop-folders.ts'
import { type RunningShop, startShop } from '../../../test-support/start-shop.ts'
import { linkCachedPictures } from '../../e2e/cached-pictures.ts'
import { expectAccessible } from '../../e2e/expect-accessible.ts'
import { arriveAsAdmin, expect, hydrated, test as onSharedShop } from '../../e2e/shop-test.ts'

const login = { email: 'meena@shop.test', password: 'lawn-for-every-summer' }

/** A port that nothing listens on at this moment. */
async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise(closed => server.close(closed))
  return port
}

/** A demo for each test: each ends it. */
const test = onSharedShop.extend<{ demoShop: RunningShop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
  demoShop: async ({}, use) => {
    const folder = await demoShopFolder()
    await linkCachedPictures(folder.path)
    // The same one again once it has closed and opened.
    const port = String(await findFreePort())
    const shop = await startShop({ DATA_DIR: folder.path, WARM_PICTURES: 'off', PORT: port })
    await use(shop)
    await shop.stop()
    await folder.remove()
  },
  baseURL: async ({ demoShop }, use) => use(demoShop.url),
})

/** Requests that the shop refuses while it closes and opens. */
test.use({ expectedNoise: [/Failed to load resource|net::ERR_/] })

test('an owner leaves the demo by screens alone, with a login of her own', async ({
  page,
  baseURL,
  admin,
}) => {
  const { version, value } = (await admin.settings.get()).shop
  await admin.settings.save({ body: { group: 'shop', version, value: { ...value, name: 'Meena Lawn' } } })
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin')
  await hydrated(page)
  await page
    .getByRole('complementary', { name: 'Demo' })
    .getByRole('link', { name: 'Leave the demo' })
    .click()
  await expect(page.getByRole('heading', { name: 'Leave the demo', level: 2 })).toBeVisible()
  await expectAccessible(page)
  const leave = page.getByRole('button', { name: 'Leave the demo…' })
  await leave.click()
  await expect(page.getByText('Choose what stays of the demo.').last()).toBeVisible()
  await page.getByLabel('None: begin with an empty shop').check()
  await page.getByLabel('Email').fill(login.email)
  await page.getByLabel('Password', { exact: true }).fill('ten-signs!')
  await leave.click()
  const question = page.getByRole('alertdialog', { name: 'Leave the demo for good?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Leave the demo' }).click()
  // What is wrong with the password is said at its field, and all stays.
  await expect(page.getByText('Use at least 12 characters: this login').last()).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(login.password)
  await leave.click()
  await question.getByRole('button', { name: 'Leave the demo' }).click()

  await page.waitForURL('/admin/setup')
  await expect(page.getByRole('heading', { name: 'How does your shop begin?' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Demo' })).toHaveCount(0)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Meena Lawn' }).first()).toBeVisible()
  const text = await page.locator('body').innerText()
  for (const word of ['Multan', 'Chikankari, stitched', 'Demo shop', 'What customers say'])
    expect(text).not.toContain(word)
  const guest = remote(baseURL ?? '')
  expect((await guest.catalogue.browse()).total).toBe(0)
  // Test cards end with the demo, and nobody signs in with what everybody knows.
  expect((await guest.payments.setup()).cards).toBe(false)
  await expect(signInDemo(baseURL ?? '', 'admin')).rejects.toThrow()
})

test('the demo’s products stay if she wants', async ({ page, baseURL }) => {
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin/setup')
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Leave the demo' }).click()
  await page.getByLabel('All of them, with their size charts').check()
  await page.getByLabel('Email').fill(login.email)
  await page.getByLabel('Password', { exact: true }).fill(login.password)
  await page.getByRole('button', { name: 'Leave the demo…' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave the demo for good?' })
  await question.getByRole('button', { name: 'Stay in the demo' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Leave the demo…' }).click()
  await question.getByRole('button', { name: 'Leave the demo' }).click()
  await page.waitForURL('/admin/setup')
  await expect(page.getByRole('heading', { name: 'How does your shop begin?' })).toBeVisible()
  const guest = remote(baseURL ?? '')
  expect((await guest.catalogue.browse()).total).toBe(60)
  expect((await guest.deals.active()).deals).toEqual([])
  await page.goto('/admin/orders')
  await expect(page.getByText(/No (pending )?orders/).first()).toBeVisible()
})
