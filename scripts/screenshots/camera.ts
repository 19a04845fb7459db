import type { Browser, Page } from '@playwright/test'
import { type ApiClient, createApiClient } from '../../src/web/api/client.ts'
import { type Screen, type Size, sizes } from './screen.ts'

/** Opens a screen in a browser of its own and hands its page over once everything on it has come. */
export async function withScreen<T>(
  browser: Browser,
  url: string,
  { size, screen }: { size: Size; screen: Screen },
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: screen.viewport?.[size] ?? sizes[size],
    reducedMotion: 'reduce',
    isMobile: size === 'phone',
    hasTouch: size === 'phone',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  try {
    context.setDefaultTimeout(10_000)
    const page = await context.newPage()
    if (screen.token) await arrive(page, url, screen.token)
    if (screen.held) await page.route(screen.held, () => undefined)
    if (screen.failing) await page.route(screen.failing, route => route.abort())
    if (screen.withoutPictures) await holdPictures(page)
    await page.goto(url + screen.path, { waitUntil: settled(screen) })
    await awake(page)
    if (screen.listens && !screen.held) await answersCame(page)
    if (screen.fullPage) await loadWhatIsBelow(page, screen)
    await screen.act?.(page, size)
    await nextFrame(page)
    if (!screen.withoutPictures) await picturesCame(page)
    await decodeAtOnce(page)
    return await use(page)
  } finally {
    await context.close()
  }
}

/** What is waited for first: not for what is held, nor for a connection that stays open. */
function settled({ held, listens, withoutPictures }: Screen) {
  if (withoutPictures) return 'domcontentloaded'
  return held || listens ? 'load' : 'networkidle'
}

const holdPictures = (page: Page) =>
  page.route('**/*', route => (route.request().resourceType() === 'image' ? undefined : route.continue()))

/** Gives the page somebody's session before its first script runs. */
async function arrive(page: Page, url: string, token: string) {
  const api: ApiClient = createApiClient({
    fetch: request => fetch(request),
    origin: url,
    token: () => token,
  })
  const { id, staffRole, ...who } = await api.accounts.verifyToken()
  await page.addInitScript(
    session => {
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
    },
    { token, userId: id, ...who, staffRole: staffRole ?? '' },
  )
}

const awake = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some(key => key.startsWith('__reactFiber')),
  )

/** Until the heading is there the page still asks who is looking. */
const answersCame = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('main h1') && !document.querySelector(':is([aria-busy=true], .animate-pulse)'),
  )

/** Walks down the page once, so that what is fetched below the fold is there. */
async function loadWhatIsBelow(page: Page, { held }: Screen) {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  // The page grows by what it fetches on the way.
  for (let y = 0; y < (await height()); y += 700) {
    await page.evaluate(top => window.scrollTo({ top, behavior: 'instant' }), y)
    if (!held) await page.waitForFunction(() => !document.querySelector('.animate-pulse'))
    await picturesCame(page)
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  // The page answers the scrolling a frame later: its header comes back.
  await nextFrame(page)
  await page.waitForFunction(() => (document.querySelector('header')?.getBoundingClientRect().top ?? 0) >= 0)
}

/** The page has answered what was done to it: pictures that came into view have begun to load. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

/** What is in view has its picture, and nothing moves any more. */
const picturesCame = (page: Page) =>
  page.waitForFunction(() => {
    const inView = Array.from(document.images).filter(image => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      const inside =
        width > 0 &&
        image.checkVisibility() &&
        bottom > 0 &&
        top < innerHeight &&
        right > 0 &&
        left < innerWidth
      // The other pictures of a row that shows one at a time come when they are wanted.
      return inside && !image.closest('[inert]')
    })
    const moving = document
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
    return inView.every(image => image.complete) && !moving
  })

/** A picture of the whole page would be taken before the browser has decoded what was out of sight. */
const decodeAtOnce = (page: Page) =>
  page.evaluate(() => {
    for (const image of document.images) image.decoding = 'sync'
  })
