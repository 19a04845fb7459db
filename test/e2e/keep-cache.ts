import type { Page } from '@playwright/test'

type Send = (method: string, params?: object) => Promise<unknown>

/** Where Playwright's page in this process has its way to the browser. Playwright says so to nobody else. */
type WithInside = {
  _connection: { toImpl: (page: Page) => { delegate: { _mainFrameSession: { _client: { send: Send } } } } }
}

/** Such calls are never answered by the browser itself, from what it keeps in memory for all pages of a process. */
const isCall = (url: unknown) => typeof url === 'string' && url.includes('/api/')

/**
 * With the first route of a page Playwright turns the browser's cache off, and every later load fetches and compiles all
 * scripts anew: over half of its work. For routes of calls the cache stays on; for others it is off, so that none is missed.
 */
export function keepCache(page: Page): void {
  // Types hide what is inside; if a new version has it elsewhere, every test fails here.
  const { _connection: connection } = page as unknown as WithInside
  const { _client: browser } = connection.toImpl(page).delegate._mainFrameSession
  const send: Send = browser.send.bind(browser)
  browser.send = async (method, params) =>
    method === 'Network.setCacheDisabled' ? undefined : send(method, params)
  const route = page.route.bind(page)
  page.route = async (url, ...rest) => {
    if (!isCall(url)) await send('Network.setCacheDisabled', { cacheDisabled: true })
    return route(url, ...rest)
  }
}
