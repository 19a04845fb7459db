import type { Page } from '@playwright/test'
import { expect, onBothSizes, test } from './shop-test.ts'

test.use({ javaScriptEnabled: false })

const main = (page: Page) => page.getByRole('main')

test('home leads to every category and to the search', async ({ page, frock }) => {
  await page.goto('/')
  await expect(main(page).getByRole('link', { name: frock.title }).first()).toBeVisible()
  await expect(page.getByText('already sold: 20')).toBeAttached()
  await onBothSizes(page, () => expectNothingDead(page))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Frocks' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frocks')
  await page.getByRole('contentinfo').getByRole('link', { name: 'All products' }).click()
  await main(page).getByRole('searchbox').fill('ajrak')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=ajrak/)
  await expect(main(page).getByRole('link', { name: /Ajrak/ }).first()).toBeVisible()
  await expectNothingDead(page)
})

test('a category is narrowed and sorted by a plain form', async ({ page, guest }) => {
  const { total } = await guest.catalogue.browse({
    query: { category: 'w-chickankari', size: 'M', sort: 'price-asc' },
  })
  await page.goto('/category/w-chickankari')
  await expectNothingDead(page)
  await page.locator('noscript summary').click()
  const form = page.locator('noscript form')
  await form.locator('[name="size"][value="M"]').check()
  await form.locator('select').selectOption('price-asc')
  await form.locator('button').click()
  await expect(page).toHaveURL(/\/category\/w-chickankari\?.*size=M/)
  await expect(main(page).getByRole('article')).toHaveCount(total)
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveText('Size M')
  await expectNothingDead(page)
})

test('a product shows its pictures, its words and its price', async ({ page, frock }) => {
  await page.goto(`/product/${frock.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(frock.title)
  await expect(main(page).getByText(`$${frock.price}`).first()).toBeVisible()
  await expect(main(page).locator('img').first()).toBeVisible()
  await expectNothingDead(page)
})

test.describe('an address that leads nowhere', () => {
  test.use({ expectedNoise: [/404/] })

  test('offers links to go on', async ({ page }) => {
    const answer = await page.goto('/nowhere')
    expect(answer?.status()).toBe(404)
    await main(page).getByRole('searchbox').fill('ajrak')
    await expectNothingDead(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=ajrak/)
  })
})

/** Without scripts a button does something in one place alone: at the end of a form that asks for a page. */
async function expectNothingDead(page: Page) {
  const buttons = page.locator(
    'button:visible:not(form[action] [type=submit], form[method=get] [type=submit])',
  )
  expect(
    await buttons.evaluateAll(found =>
      found
        .filter(button => getComputedStyle(button).pointerEvents !== 'none')
        .map(button => button.outerHTML.slice(0, 120)),
    ),
  ).toEqual([])
}
