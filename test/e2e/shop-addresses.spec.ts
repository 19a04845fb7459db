import { expectAccessible } from './expect-accessible.ts'
import { arriveAsAdmin, expect, hydrated, onBothSizes, test } from './shop-test.ts'

test('the addresses that other services ask for are copied, and the calls of the API can be read', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin/settings/search')
  await hydrated(page)
  const addresses = page.getByRole('region', { name: 'Addresses for other services' })
  for (const [name, path] of Object.entries({
    'Product feed': '/feed/products.xml',
    Sitemap: '/sitemap.xml',
  })) {
    const address = `${baseURL}${path}`
    await expect(addresses.getByLabel(name, { exact: true })).toHaveValue(address)
    await addresses.getByRole('button', { name: `Copy: ${name}` }).click()
    await expect(page.getByText('The address is copied.').last()).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    expect((await page.request.get(address)).status()).toBe(200)
  }
  await onBothSizes(page, () => expectAccessible(page))
  await addresses.getByRole('link', { name: 'Every call, to read and to try' }).click()
  // The page for developers draws two hundred calls at once.
  await expect(page.locator('.opblock').first()).toBeVisible({ timeout: 60_000 })
})
