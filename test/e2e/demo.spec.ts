import { arriveAsAdmin, expect, test } from './shop-test.ts'

const notice = 'Demo shop: nothing is delivered, no money moves'

test('a demo says so on one line, to shoppers and to the staff', async ({ page, baseURL }) => {
  const line = page.getByRole('complementary', { name: 'Demo' })
  await page.goto('/login')
  await expect(line).toHaveText(notice)
  expect((await line.boundingBox())?.height).toBeLessThan(32)
  await arriveAsAdmin(page, baseURL)
  await page.goto('/admin')
  await expect(line).toHaveText(notice)
})
