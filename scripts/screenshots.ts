import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { startShop, temporaryFolder } from '../test-support/start-shop.ts'
import { type Browsers, openBrowsers } from './screenshots/browsers.ts'
import { withScreen } from './screenshots/camera.ts'
import { everyScreen } from './screenshots/every-screen.ts'
import { type Screen, type Size, sizes } from './screenshots/screen.ts'
import { letGuestsOrder } from './screenshots/stage/let-guests-order.ts'
import { setStage } from './screenshots/stage/stage.ts'

/**
 * Writes a picture of every screen, on a phone and on a desktop, into `screenshots/`; with words behind it, of the
 * screens whose name begins so. With `--readme` it renews the few in `docs/pictures/` instead, which the README shows.
 */
const forReadme: [string, Size][] = [
  ['home', 'desktop'],
  ['product', 'desktop'],
  ['category', 'phone'],
  ['checkout', 'phone'],
  ['staff-desk', 'phone'],
  ['staff-dashboard', 'desktop'],
  ['staff-order', 'phone'],
]

async function main(wishes: string[]) {
  const folder = await temporaryFolder()
  const shop = await startShop({
    ...{ DATA_DIR: folder.path, SHOP_PHONE: '+92 300 1234567' },
    SANDBOX_PAYMENTS: '1',
  })
  const browsers = await openBrowsers()
  try {
    const stage = await setStage(shop.url)
    const screens = everyScreen(stage)
    if (wishes.includes('--readme')) return await renewReadme(browsers, shop.url, screens)
    const wished = wishedFor(screens, wishes)
    const take = (some: Screen[]) => takeAll(browsers, shop.url, some)
    const failures = await take(wished.filter(({ forGuests }) => !forGuests))
    await letGuestsOrder(shop.url, stage.staff)
    failures.push(...(await take(wished.filter(({ forGuests }) => forGuests))))
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} pictures are missing.`)
  } finally {
    await browsers.close()
    await shop.stop()
    await folder.remove()
  }
}

const wishedFor = (screens: Screen[], wishes: string[]) =>
  wishes.length === 0 ? screens : screens.filter(({ name }) => wishes.some(wish => name.startsWith(wish)))

/** What cannot be taken is told at the end: the other pictures are worth having meanwhile. */
async function takeAll(browsers: Browsers, url: string, screens: Screen[]) {
  mkdirSync('screenshots', { recursive: true })
  const failures: Error[] = []
  for (const size of Object.keys(sizes) as Size[]) {
    for (const screen of screens.filter(({ only }) => !only || only === size)) {
      await takeOne(browsers, url, { size, screen }).catch(cause =>
        failures.push(new Error(`No picture of ${screen.name} on a ${size}`, { cause })),
      )
    }
  }
  return failures
}

function takeOne(browsers: Browsers, url: string, view: { size: Size; screen: Screen }) {
  const { size, screen } = view
  const path = join('screenshots', `${screen.name}-${size}.png`)
  return withScreen(browsers.for(screen), url, view, page =>
    page.screenshot({ path, fullPage: screen.fullPage ?? false }),
  )
}

async function renewReadme(browsers: Browsers, url: string, screens: Screen[]) {
  for (const [name, size] of forReadme) {
    const screen = screens.find(one => one.name === name)
    if (!screen) throw new Error(`There is no screen ${name}`)
    const png = await withScreen(browsers.for(screen), url, { size, screen }, page => page.screenshot())
    await sharp(png)
      .webp({ quality: 82 })
      .toFile(join('docs', 'pictures', `${name}-${size}.webp`))
  }
}

await main(process.argv.slice(2))
