import type { Locator, Page } from '@playwright/test'
import { signUpInput } from '../../test-support/factories.ts'
import { expect, hydrated, onDesktop, test } from './shop-test.ts'

test(
  'a kurta is found, chosen and bought, and the account made for it, by keyboard alone',
  onDesktop,
  async ({ page, guest }) => {
    const person = signUpInput()
    const kurta = await guest.catalogue.get({ params: { id: 'nilofer-chikankari-kurta-with-trousers' } })
    const keys = page.keyboard
    const add = page.getByRole('main').getByRole('button', { name: 'add to cart' }).first()

    await page.goto('/')
    await hydrated(page)
    await press(page, page.getByRole('banner').getByRole('button', { name: 'Women' }))
    await press(page, page.getByRole('banner').getByRole('link', { name: 'Chikankari' }))
    await arrive(page, 'Chikankari')
    await press(page, page.getByRole('main').getByRole('link', { name: kurta.title }))
    await arrive(page, kurta.title)

    const size = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}(, Sold out)?$`) })
    await tabTo(page, page.getByRole('group', { name: /^Size/ }).getByRole('radio').first())
    while (!(await size('M').isChecked())) await keys.press('ArrowRight')
    await expect(size('M')).toBeFocused()
    await press(page, add)

    await arrive(page, 'Sign in')
    await press(page, page.getByRole('link', { name: 'Create an account' }))
    await arrive(page, 'Create an account')
    await type(page, 'Email', person.email)
    await type(page, 'Username', person.username)
    await type(page, 'Password', person.password)
    await type(page, 'First name', person.firstName)
    await type(page, 'Last name', person.lastName)
    await type(page, 'Phone', person.phone)
    await type(page, 'Gender', 'Female')
    await type(page, 'Street', person.address.street)
    await type(page, 'City', person.address.city)
    await keys.press('Enter')

    await arrive(page, 'Sign in')
    await expect(page.getByText('Account created. Please sign in.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(person.email)
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await keys.type(person.password)
    await keys.press('Enter')

    await arrive(page, 'Cart (1 item)')
    await press(page, page.getByRole('link', { name: 'Proceed to Checkout' }))
    await arrive(page, 'Checkout')
    await type(page, 'Postal code', '75600')
    await press(page, page.getByRole('button', { name: /Place Order/ }))

    await expect(page.getByRole('heading', { name: /Your order is placed/ })).toBeVisible()
    await expectFocus(page)
    await press(page, page.getByRole('link', { name: 'View my orders' }))
    await arrive(page, 'My Orders')
    await press(
      page,
      page
        .getByRole('main')
        .getByRole('link', { name: /^View order details/ })
        .first(),
    )
    await arrive(page, /^Order #\d+$/)
    await expect(page.getByRole('main')).toContainText(kurta.title)
  },
)

test(
  'a search leads to a piece and its enlarged pictures, by keyboard alone',
  onDesktop,
  async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await press(page, page.getByRole('link', { name: /^Skip to/ }))
    await expectFocus(page)
    await page.keyboard.press('Shift+Tab')
    const field = page.getByRole('banner').getByRole('combobox')
    await tabTo(page, field, 'Shift+Tab')
    await page.keyboard.type('frock')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    const title = (await page.getByRole('option').first().locator('span').first().textContent()) ?? ''
    await page.keyboard.press('Enter')
    await arrive(page, title)
    await press(page, page.locator('li:not([inert])').getByRole('button', { name: /^Enlarge picture/ }))
    const pictures = page.getByRole('dialog', { name: /^Pictures of/ })
    await expect(pictures).toBeVisible()
    await press(page, pictures.getByRole('button', { name: 'Close' }))
    await expect(pictures).toBeHidden()
    await expect(
      page.locator('li:not([inert])').getByRole('button', { name: /^Enlarge picture/ }),
    ).toBeFocused()
  },
)

/** The new page is there, and the keyboard goes on in it. */
async function arrive(page: Page, heading: string | RegExp) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expectFocus(page)
}

const expectFocus = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest('main')?.id ?? document.activeElement?.tagName),
    )
    .toBe('main')

async function press(page: Page, control: Locator) {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

/** Also chooses in a list: a select takes the letters of its option. */
async function type(page: Page, label: string, words: string) {
  const field = page.getByLabel(label, { exact: true })
  await tabTo(page, field)
  await page.keyboard.type(words)
}

/** Walks on until the control has the focus, which must be in sight at every stop. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(control).toBeVisible()
  for (let stops = 0; stops < 150; stops += 1) {
    await page.keyboard.press(key)
    expect(await focusFault(page)).toBeNull()
    if (await control.evaluate(element => element === document.activeElement)) return
  }
  await expect(control).toBeFocused()
}

/** What is wrong with the place that has the focus: nothing has it, nothing shows it, or something lies on it. */
const focusFault = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const name = element.outerHTML.slice(0, 160)
    const label = element.closest('label')
    const drawn = (target: Element, pseudo?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(target, pseudo)
      return outlineStyle !== 'none' && outlineWidth !== '0px'
    }
    if (!drawn(element) && !drawn(element, '::after') && !(label && drawn(label))) return `no ring: ${name}`
    const { left, right, top, bottom } = (label ?? element).getBoundingClientRect()
    const [width, height] = [right - left, bottom - top]
    const points = [0.1, 0.5, 0.9].flatMap(x =>
      [0.1, 0.5, 0.9].map(y => [left + x * width, top + y * height] as const),
    )
    const seen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit))
    })
    return seen ? null : `out of sight: ${name}`
  })
