import type { Locator, Page, Route } from '@playwright/test'
import { colourFamily } from '../../src/contract/catalogue/colour-family.ts'
import { expectAccessible } from './expect-accessible.ts'
import { bothSizes, expect, hydrated, onBothSizes, test } from './shop-test.ts'

/** Many products of the demo speak of sleeves; the products that other tests add do not. */
const list = '/search?q=sleeves'

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')
const count = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /shown|product/ })
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' })
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents()

/** Opens what holds a filter: its popover, or on a phone the sheet of all filters. */
async function openFilter(page: Page, name: 'Size' | 'Colour' | 'Price'): Promise<Locator> {
  if (isPhone(page)) {
    await page.getByRole('button', { name: /^Filter/ }).click()
    return page.getByRole('dialog', { name: 'Filter' }).getByRole('group', { name })
  }
  await main(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
  return main(page).getByRole('group', { name, exact: true })
}

async function closeFilter(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** The number beside a value, of which the words repeat what is shown. */
async function numberOf(choice: Locator): Promise<number> {
  const words = await choice.evaluate(input =>
    Array.from(input.closest('label')?.querySelectorAll('span[aria-hidden]') ?? [], span => span.textContent),
  )
  return Number(words.at(-1))
}

test('a filter applies at once, is in the address, and its count matches the cards', async ({ page }) => {
  await page.goto(list)
  await hydrated(page)
  const sizes = await openFilter(page, 'Size')
  const small = sizes.getByRole('checkbox', { name: /^11-12Y/ })
  const number = await numberOf(small)
  expect(number).toBeGreaterThan(0)
  await small.check()
  await expect(page).toHaveURL(/size=11-12Y/)
  await expect(small).toBeFocused()
  await expect(small).toBeChecked()
  await closeFilter(page)
  await expect(count(page)).toContainText(`${number} product`)
  await expect(cards(page)).toHaveCount(number)
  await expect(chips(page).getByRole('listitem')).toHaveText(['Size 11-12Y'])
})

test("a filter's label selects it too, and the filter stays open", async ({ page }) => {
  await page.goto(list)
  await hydrated(page)
  const sizes = await openFilter(page, 'Size')
  await sizes.getByText('XS', { exact: true }).click()
  await expect(sizes.getByRole('checkbox', { name: /^XS/ })).toBeChecked()
  await sizes.getByText('XL', { exact: true }).click()
  await expect(page).toHaveURL(/size=XS,XL/)
  await expect(sizes.getByRole('checkbox', { name: /^XL/ })).toBeChecked()
})

test('filters in the address apply; a chip removes one, "Clear all" removes all', async ({ page }) => {
  await page.goto(`${list}&size=xs,M&minPrice=30&maxPrice=60&inStock=1`)
  await hydrated(page)
  const items = chips(page).getByRole('listitem')
  await expect(items).toHaveText(['Size XS', 'Size M', '$30 to $60', 'In stock'])
  await page.getByRole('link', { name: 'Remove Size XS' }).click()
  await expect(items).toHaveText(['Size M', '$30 to $60', 'In stock'])
  await expect(page.getByRole('link', { name: 'Remove Size M' })).toBeFocused()
  await expect(page).toHaveURL(`${list}&size=M&minPrice=30&maxPrice=60&inStock=1`)
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(list)
  await expect(items).toHaveCount(0)
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeFocused()
})

test('invalid values in the address are ignored', async ({ page }) => {
  await page.goto(
    `${list}&size=Gigantic&color=%00&minPrice=-4&maxPrice=lots&sort=cheapest&inStock=yes&show=1e99&price=<b>`,
  )
  await hydrated(page)
  await expect(chips(page)).toBeHidden()
  await expect(cards(page).first()).toBeVisible()
})

test('a price range can be typed, and an invalid one is refused', async ({ page }) => {
  await page.goto(list)
  await hydrated(page)
  const prices = await openFilter(page, 'Price')
  await prices.getByLabel('To', { exact: true }).fill('cheap')
  await prices.getByRole('button', { name: 'Apply' }).click()
  await expect(prices.getByText('Enter a number, such as 40.')).toBeVisible()
  await prices.getByLabel('To', { exact: true }).fill('32')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/maxPrice=32$/)
  await closeFilter(page)
  await expect(chips(page)).toHaveText('Up to $32')
  const shown = await cards(page).locator('p:has(span.font-semibold)').allTextContents()
  expect(shown.length).toBeGreaterThan(0)
  for (const price of shown.map(priceOf)) expect(price).toBeLessThanOrEqual(32)
})

test('every order sorts, and a search has its best matches first', async ({ page, guest }) => {
  await page.goto(list)
  await hydrated(page)
  const sort = page.getByLabel('Sort')
  await expect(sort.getByRole('option')).toHaveText([
    'Best match',
    'Newest',
    'Price, low to high',
    'Price, high to low',
    'Biggest saving',
  ])
  const best = await titles(page)
  for (const order of ['newest', 'price-asc', 'price-desc', 'saving'] as const) {
    await sort.selectOption(order)
    await expect(page).toHaveURL(new RegExp(`sort=${order}`))
    const { products } = await guest.catalogue.browse({ query: { q: 'sleeves', sort: order } })
    await expect(cards(page).getByRole('heading')).toHaveText(products.map(({ title }) => title))
  }
  await sort.selectOption('Best match')
  await expect(page).toHaveURL(list)
  await expect(cards(page).getByRole('heading')).toHaveText(best)
  expect(await pricesFallSomewhere(page)).toBe(true)
  await sort.selectOption('price-asc')
  await expect.poll(() => pricesFallSomewhere(page)).toBe(false)
})

test('"Show more" adds products, and Back restores the cards and the scroll position', async ({ page }) => {
  await page.goto(list)
  await hydrated(page)
  await expect(count(page)).toHaveText(/^24 of \d+ shown$/)
  const more = page.getByRole('link', { name: /^Show \d+ more$/ })
  await more.click()
  await expect(page).toHaveURL(/show=48/)
  await expect(more).toHaveCount(0)
  const all = Number(/\d+/.exec((await count(page).textContent()) ?? '')?.[0])
  expect(all).toBeGreaterThan(24)
  await expect(cards(page)).toHaveCount(all)
  await expect(cards(page).nth(24).getByRole('link')).toBeFocused()
  const before = await titles(page)
  await cards(page).nth(30).getByRole('link').scrollIntoViewIfNeeded()
  const height = await page.evaluate(() => scrollY)
  expect(height).toBeGreaterThan(1000)
  await cards(page).nth(30).getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect(cards(page)).toHaveCount(all)
  expect(await titles(page)).toEqual(before)
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - height)).toBeLessThan(50)
})

test('another filter goes back to the first part of the list', async ({ page }) => {
  await page.goto(`${list}&show=48`)
  await hydrated(page)
  await page.getByLabel('Sort').selectOption('price-asc')
  await expect(page).toHaveURL(`${list}&sort=price-asc`)
  await expect(cards(page)).toHaveCount(24)
})

test('a quick filter that has the focus is wholly in sight', async ({ page }) => {
  await page.goto(list)
  await hydrated(page)
  const chips = page.getByRole('group', { name: 'Quick filters' }).getByRole('button')
  await chips.first().focus()
  for (let nth = 0; nth < (await chips.count()); nth++) {
    await expect(chips.nth(nth)).toBeFocused()
    await expect(chips.nth(nth)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Tab')
  }
})

test('sizes and ages stand apart where a list has both', async ({ page }) => {
  const quick = page.getByRole('group', { name: 'Quick filters' })
  await page.goto('/search?q=kurta')
  await expect(quick).toHaveText(/^Sizes\s*XS.*Ages\s*2-3Y.*In stock/)
  await page.goto('/category/w-chickankari')
  await expect(quick).toHaveText(/^XS/)
})

test('a filter value without results is disabled and says why', async ({ page }) => {
  await page.goto(`${list}&maxPrice=22`)
  await hydrated(page)
  const sizes = await openFilter(page, 'Size')
  const none = sizes.getByRole('checkbox', { name: /none with your other filters$/ }).first()
  await expect(none).toHaveAttribute('aria-disabled', 'true')
  const address = page.url()
  await none.focus()
  await page.keyboard.press('Space')
  await expect(none).not.toBeChecked()
  expect(page.url()).toBe(address)
})

test('filters without results suggest which one to remove', async ({ page }) => {
  await page.goto(`${list}&size=M&minPrice=5000`)
  await hydrated(page)
  await expect(count(page)).toContainText('0 products')
  await expect(page.getByRole('heading', { name: 'No products match all your filters' })).toBeVisible()
  await expectAccessible(page)
  const way = page.getByRole('link', { name: /^Without “\$5,000 and over”: \d+ products$/ })
  const promised = Number(/(\d+) products/.exec((await way.textContent()) ?? '')?.[1])
  await way.click()
  await expect(count(page)).toContainText(new RegExp(`of ${promised} shown|${promised} products`))
  await expect(page).toHaveURL(`${list}&size=M`)
})

test(
  'filters and sheet are accessible while open and work by keyboard alone',
  bothSizes,
  async ({ page }) => {
    await page.goto(list)
    await hydrated(page)
    const phone = isPhone(page)
    const opener = main(page).getByRole('button', { name: phone ? /^Filter/ : /^Colour/ })
    await opener.focus()
    await page.keyboard.press('Enter')
    const place = phone
      ? page.getByRole('dialog', { name: 'Filter' })
      : main(page).getByRole('group', { name: 'Colour' })
    const colour = place
      .getByRole('group', { name: 'Colour' })
      .or(place)
      .getByRole('checkbox', { name: /^White/ })
    await expect(colour).toBeVisible()
    await expectAccessible(page)
    for (let presses = 0; presses < 80; presses += 1) {
      if (await colour.evaluate(input => input === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(colour).toBeFocused()
    const number = await numberOf(colour)
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/color=White/)
    await expect(colour).toBeFocused()
    if (phone) {
      const show = place.getByRole('button', { name: `Show ${number} product` })
      await expect(show).toBeVisible()
      await show.press('Enter')
    } else {
      await page.keyboard.press('Escape')
    }
    await expect(opener).toBeFocused()
    await expect(opener).toContainText('(1)')
    await expect(cards(page)).toHaveCount(number)
  },
)

test('a list of one product is not filtered, one of few is', async ({ page }) => {
  const filters = main(page).getByRole('button', { name: /^(Filter|Size|Colour|Price)/ })
  await page.goto('/search?q=nilofer trousers pistachio')
  await hydrated(page)
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByRole('group', { name: 'Quick filters' })).toHaveCount(0)
  await expect(filters).toHaveCount(0)
  await page.goto('/category/w-semi-formal')
  await hydrated(page)
  await expect(page.getByRole('group', { name: 'Quick filters' })).toBeVisible()
  await expect(filters.filter({ visible: true }).first()).toBeVisible()
})

test('the search page without words shows everything, newest first', async ({ page }) => {
  await page.goto('/search')
  await expect(page.getByRole('heading', { name: 'All products' })).toBeVisible()
  await expect(page.getByLabel('Sort')).toHaveValue('newest')
  await expect(count(page)).toHaveText(/^24 of \d+ shown$/)
})

test.describe('when the shop does not answer', () => {
  test.use({ expectedNoise: [/./] })

  test('the list says so in its place, and Retry brings it', async ({ page }) => {
    await page.goto(list)
    await hydrated(page)
    const held = Promise.withResolvers<void>()
    await page.route(/search\.data/, async route => {
      await held.promise
      await route.abort()
    })
    await page.getByLabel('Sort').selectOption('price-asc')
    await expect(main(page).locator('[aria-busy=true]').first()).toBeVisible()
    await expectAccessible(page)
    held.resolve()
    await expect(page.getByRole('alert')).toContainText('The products could not be loaded.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search')
    await expect(cards(page)).toHaveCount(24)
    await expectAccessible(page)
    await page.unroute(/search\.data/)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(cards(page)).toHaveCount(24)
    await expect(page.getByLabel('Sort')).toHaveValue('price-asc')
  })

  const proxyPage = { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }
  const failures: [string, (route: Route) => Promise<void>][] = [
    ['the connection is cut', route => route.abort()],
    ['a proxy answers for the shop', route => route.fulfill(proxyPage)],
  ]
  for (const [name, fail] of failures)
    test(`what is on the page stays when more of it cannot be shown since ${name}`, async ({ page }) => {
      await page.goto(list)
      await hydrated(page)
      await page.route(/search\.data/, fail)
      await page.getByRole('link', { name: /^Show \d+ more$/ }).click()
      await expect(page.getByRole('alert')).toBeInViewport()
      await expect(page.getByRole('alert')).toContainText('The shop is not responding')
      await expect(cards(page)).toHaveCount(24)
      await page.unroute(/search\.data/)
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect.poll(() => cards(page).count()).toBeGreaterThan(24)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form filters and sorts, chips take away, and more can be shown', async ({ page }) => {
    await page.goto(list)
    // What stands in a noscript element has no role in Playwright's eyes, though it is on the page.
    const form = page.locator('noscript form')
    await expect(form).toBeHidden()
    await page.locator('noscript summary').click()
    await form.locator('[name="size"][value="XS"]').check()
    await form.locator('[name="size"][value="XL"]').check()
    await form.locator('[name="price"]').last().check()
    await form.locator('select').selectOption('price-desc')
    await form.locator('button').click()
    await expect(page).toHaveURL(/q=sleeves&.*size=XS&size=XL/)
    await page.waitForLoadState('domcontentloaded')
    await expect(chips(page).getByRole('listitem')).toHaveText(['Size XS', 'Size XL', /and over/])
    const shown = await cards(page).count()
    await expect(count(page)).toContainText(`${shown} product`)
    await page.getByRole('link', { name: /^Remove \$/ }).click()
    await expect(page).toHaveURL(`${list}&size=XS,XL&sort=price-desc`)
    await page.getByRole('link', { name: /^Show \d+ more$/ }).click()
    await expect(page).toHaveURL(/show=48/)
    await expect.poll(() => cards(page).count()).toBeGreaterThan(24)
  })
})

/** "$28.00" of "Price now $28.00Original price …". */
const priceOf = (text: string) => Number(/\$([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', ''))

async function pricesFallSomewhere(page: Page): Promise<boolean> {
  const words = await cards(page).locator('p:has(span.font-semibold)').allTextContents()
  const prices = words.map(priceOf)
  return prices.some((price, index) => price < (prices[index - 1] ?? 0))
}

test('a chikankari in M for a small price is found in three presses, and opens in M', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await main(page).getByRole('link', { name: 'Chikankari', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chikankari')
  const quick = page.getByRole('group', { name: 'Quick filters' })
  await quick.getByRole('button', { name: 'M', exact: true }).click()
  await expect(quick.getByRole('button', { name: 'M', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await quick.getByRole('button', { name: /^(Under|Up to) / }).click()
  await expect(page).toHaveURL(/size=M.*maxPrice=|maxPrice=.*size=M/)
  await expect(chips(page).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await cards(page).first().getByRole('link').first().click()
  await expect(page.getByRole('radio', { name: /^M(, Sold out)?$/ })).toBeChecked()
})

test('the size chosen in one list is chosen in the next, until it is taken away', async ({ page }) => {
  await page.goto('/category/w-chickankari')
  await hydrated(page)
  const size = page
    .getByRole('group', { name: 'Quick filters' })
    .getByRole('button', { name: 'L', exact: true })
  await size.click()
  await expect(page).toHaveURL(/size=L/)
  await page.goto('/category/w-semi-formal')
  await expect(size).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/size=L/)
  await chips(page)
    .getByRole('link', { name: /^Remove .*\bL$/ })
    .click()
  await expect(size).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/category/w-printed-kurta')
  await hydrated(page)
  await expect(size).toHaveAttribute('aria-pressed', 'false')
})

test('a product of a list that is narrowed to a colour is shown and opens in it', async ({ page }) => {
  await page.goto('/category/w-chickankari')
  const [card, colour] = await secondColour(page)
  await page.goto(`/category/w-chickankari?color=${encodeURIComponent(colour)}`)
  await hydrated(page)
  const same = page.getByRole('article').filter({ has: page.getByRole('link', { name: card, exact: true }) })
  await expect(same.getByRole('radio', { name: colour })).toBeChecked()
  await same.getByRole('link', { name: card, exact: true }).click()
  await expect(page).toHaveURL(
    new RegExp(`color=${encodeURIComponent(colour).replaceAll('%20', '(%20|\\+)')}`),
  )
})

test('shades are filtered as one colour, and a link to a single shade still works', async ({ page }) => {
  await page.goto(list)
  await hydrated(page)
  const green = (await openFilter(page, 'Colour')).getByRole('checkbox', { name: /^Green/ })
  const number = await numberOf(green)
  await green.check()
  await closeFilter(page)
  await expect(chips(page).getByRole('link', { name: 'Remove Colour Green' })).toBeVisible()
  await expect(page).toHaveURL(`${list}&color=Green`)
  await expect(cards(page)).toHaveCount(number)
  const shades = [...new Set(await shownColours(page))]
  expect(shades.length).toBeGreaterThan(1)
  expect(shades.map(colourFamily)).toEqual(shades.map(() => 'Green'))

  const [shade] = shades
  await page.goto(`${list}&color=${encodeURIComponent(shade ?? '')}`)
  await expect(chips(page).getByRole('link', { name: `Remove Colour ${shade}` })).toBeVisible()
  expect(new Set(await shownColours(page))).toEqual(new Set([shade]))
})

/** The colours in which the cards with a choice of them are shown. */
const shownColours = (page: Page) =>
  cards(page)
    .getByRole('radio', { checked: true })
    .evaluateAll(inputs => inputs.map(input => input.getAttribute('aria-label') ?? ''))

/** A product with several colours, and the second of them. */
async function secondColour(page: Page): Promise<[card: string, colour: string]> {
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('radio').nth(1) })
    .first()
  const colour = await card.getByRole('radio').nth(1).getAttribute('aria-label')
  return [(await card.getByRole('link').first().textContent()) ?? '', colour ?? '']
}

test('a card says which sizes can be had', async ({ page }) => {
  await page.goto('/category/w-chickankari')
  await expect(
    cards(page)
      .filter({ hasText: /XS to XL|Only [XSML]+ left|[XSML]+, [XSML, ]+ left/ })
      .first(),
  ).toBeVisible()
})

test('titles and prices of a row stand on one line, with or without colours above them', async ({ page }) => {
  await page.goto('/category/w-chickankari')
  const plain = cards(page)
    .filter({ hasNot: page.getByRole('radio') })
    .first()
  await expect(plain).toBeVisible()
  const topsOf = (part: string) =>
    cards(page)
      .locator(part)
      .evaluateAll(parts => parts.map(each => Math.round(each.getBoundingClientRect().top)))
  await onBothSizes(page, async () => {
    const rows = new Set(await topsOf('picture'))
    expect(new Set(await topsOf('h3')).size).toBe(rows.size)
    expect(new Set(await topsOf('.price-line')).size).toBe(rows.size)
  })
})

test('a card tells pieces and cloth instead of its title again', async ({ page }) => {
  await page.goto('/category/w-chickankari')
  await expect(cards(page).getByText('2-piece, cotton cambric')).toBeVisible()
})

test('the cards of pieces of a pair offer both, and so does its page to search engines', async ({ page }) => {
  await page.goto('/category/w-mommy-and-me')
  const cards = page.getByRole('main').locator('article')
  await expect(cards.getByRole('button', { name: 'Add both' })).toHaveCount(await cards.count())
  await page.goto('/category/w-printed-kurta')
  await expect(cards.first()).toBeVisible()
  await expect(cards.getByRole('button', { name: 'Add both' })).toHaveCount(0)
  const product = await page.request.get('/product/chunri-bandhani-print-kurta-mother')
  expect(await product.text()).toMatch(/"isRelatedTo":\[\{"@type":"Product"/)
})
