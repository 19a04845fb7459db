import { test as base, expect, type Page, type Route } from '@playwright/test'
import type { Product } from '../../src/contract/catalogue/catalogue.ts'
import type { ApiClient } from '../../src/web/api/client.ts'
import { signUpInput } from '../../test-support/factories.ts'
import { remote, signInDemo } from '../../test-support/remote-client.ts'
import { tokenFor } from '../../test-support/sign-in.ts'
import { keepCache } from './keep-cache.ts'
import { screens } from './screens.ts'
import { SharedContexts } from './shared-contexts.ts'

export type Shopper = {
  email: string
  password: string
  firstName: string
  lastName: string
  token: string
  api: ApiClient
}

type Fixtures = {
  /** The shop as a guest's program sees it. */
  guest: ApiClient
  /** The demo's admin, as a program. */
  admin: ApiClient
  /** A product of the demo with plenty in stock. */
  frock: Product
  /** Somebody with an account, not signed in in the browser. */
  shopper: Shopper
  /** Somebody else with an account. */
  stranger: Shopper
  /** Pages must be quiet: what they log as errors fails the test, unless the test says it expects it. */
  expectedNoise: RegExp[]
  /** The same, for one test to add to. */
  noise: RegExp[]
  /** The browser has never seen the shop before, so it has nothing cached. */
  firstVisit: boolean
}

type WorkerFixtures = { contexts: SharedContexts }

/** Browser tests against the demo shop that the global setup opened; each has people of its own. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  guest: async ({ baseURL }, use) => use(remote(baseURL ?? '')),
  admin: async ({ baseURL }, use) => use(remote(baseURL ?? '', await adminToken(baseURL ?? ''))),
  frock: async ({ guest }, use) =>
    use(await guest.catalogue.get({ params: { id: 'titli-butterfly-frock' } })),
  shopper: async ({ baseURL }, use) => use(await newShopper(baseURL ?? '')),
  stranger: async ({ baseURL }, use) => use(await newShopper(baseURL ?? '')),
  expectedNoise: [[], { option: true }],
  // An option's own list lives as long as the worker: what one test added, the next would be forgiven.
  noise: async ({ expectedNoise }, use) => use([...expectedNoise]),
  firstVisit: [false, { option: true }],
  contexts: [
    async ({ browser }, use) => {
      const contexts = new SharedContexts(browser)
      await use(contexts)
      await contexts.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      contexts,
      firstVisit,
      baseURL,
      viewport,
      isMobile,
      hasTouch,
      javaScriptEnabled,
      contextOptions,
    },
    use,
  ) => {
    const screen = { viewport, isMobile, hasTouch, javaScriptEnabled }
    const options = { ...contextOptions, ...screen, ...(baseURL ? { baseURL } : {}) }
    const context = await (firstVisit ? browser.newContext(options) : contexts.take(options))
    await use(context)
    await (firstVisit ? context.close() : contexts.giveBack(context))
  },
  page: async ({ contexts, context, noise }, use) => {
    const page = await context.newPage()
    keepCache(page)
    spendOnClock(page, () => contexts.spend(context))
    const logged: string[] = []
    page.on('console', message => {
      if (message.type() === 'error') logged.push(`${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', error => logged.push(String(error)))
    await use(page)
    expect(logged.filter(text => !noise.some(pattern => pattern.test(text)))).toEqual([])
  },
})

export { expect }

/** For a test whose outcome depends on the size of the screen: others run on the phone's alone. */
export const bothSizes = { tag: '@both-sizes' }
/** For what only a desktop has: keys to walk with, a pointer, menus in the header. */
export const onDesktop = { tag: '@desktop' }

/** Whoever sets the clock of a page sets that of its whole context. */
function spendOnClock(page: Page, spend: () => void): void {
  const { clock } = page
  const get = () => {
    spend()
    return clock
  }
  Object.defineProperty(page, 'clock', { get })
}

async function newShopper(url: string): Promise<Shopper> {
  const person = signUpInput()
  await remote(url).accounts.signUp({ body: person })
  const token = await tokenFor(remote(url), person)
  return { ...person, token, api: remote(url, token) }
}

/** Signs in by the form, as a person does. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Shopper, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const adminTokens = new Map<string, Promise<string>>()

/** Each worker signs the admin in once at each shop: no call takes longer. */
function adminToken(url: string): Promise<string> {
  const token = adminTokens.get(url) ?? signInDemo(url, 'admin')
  adminTokens.set(url, token)
  return token
}

/** Gives the page the session of the demo's admin before its first script runs. */
export async function arriveAsAdmin(page: Page, baseURL = ''): Promise<void> {
  const token = await adminToken(baseURL)
  await arriveSignedIn(page, { token, api: remote(baseURL, token) })
}

/** Gives the page somebody's session before its first script runs. */
export async function arriveSignedIn(
  page: Page,
  { token, api }: Pick<Shopper, 'token' | 'api'>,
): Promise<void> {
  const { id, staffRole, ...who } = await api.accounts.verifyToken()
  await page.addInitScript(
    session => {
      // Once only: after signing out, the next page must not find the session again.
      if (sessionStorage.getItem('arrived')) return
      sessionStorage.setItem('arrived', 'yes')
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
    },
    { token, userId: id, ...who, staffRole: staffRole ?? '' },
  )
}

/** For a route: the shop does what it is asked; the browser never hears of it. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

/** For what the layout alone decides: looks at the page as it is, and again on the other screen, without loading it anew. */
export async function onBothSizes(page: Page, look: () => Promise<void>): Promise<void> {
  await test.step('on the first screen', look)
  const first = page.viewportSize()
  await page.setViewportSize(first && first.width < 1024 ? screens.desktop : screens.phone)
  await test.step('on the other screen', look)
  if (first) await page.setViewportSize(first)
}

/** By how many pixels the page is wider than the screen. */
export const beyondTheEdge = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The page answers the browser: React has taken over all that the server rendered, and its effects have run. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForFunction(() => {
    const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))?.[1]
    return root?.stateNode.current.memoizedState.isDehydrated === false
  })
  await drawn(page)
}

/** What React still had to draw is drawn. Frames are none to wait for: a page whose clock is ours has none by itself. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn += 1)
      await new Promise(resolve => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(null)
      })
  })
