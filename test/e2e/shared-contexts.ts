import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

type Shared = { context: BrowserContext; anchor: Page; spent: boolean }

/**
 * The contexts of one worker, one for each kind of screen. A new context starts a process of the browser and compiles
 * every script again, half of a page load. So tests follow each other in one, each with pages of its own, and nothing
 * of one test is left for the next but what the browser cached.
 */
export class SharedContexts {
  readonly #browser: Browser
  readonly #open = new Map<string, Shared>()

  constructor(browser: Browser) {
    this.#browser = browser
  }

  async take(options: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify(options)
    const shared = this.#open.get(key) ?? (await open(this.#browser, options))
    this.#open.set(key, shared)
    return shared.context
  }

  /** No test gets this context after the present one: a fake clock cannot be taken out of it again. */
  spend(context: BrowserContext): void {
    for (const shared of this.#open.values()) if (shared.context === context) shared.spent = true
  }

  async giveBack(context: BrowserContext): Promise<void> {
    for (const [key, shared] of this.#open) {
      if (shared.context !== context) continue
      // A context that cannot be emptied, because its browser crashed, is not used again.
      if (!shared.spent && (await clear(shared).then(wasCleared, wasNot))) return
      this.#open.delete(key)
      await context.close()
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open.values()].map(({ context }) => context.close()))
  }
}

/** The anchor is a page without scripts that keeps the process alive between two tests. */
async function open(browser: Browser, options: BrowserContextOptions): Promise<Shared> {
  const context = await browser.newContext(options)
  const anchor = await context.newPage()
  await anchor.goto('/robots.txt')
  return { context, anchor, spent: false }
}

/** What is stored for a tab goes with its page. */
async function clear({ context, anchor }: Shared): Promise<void> {
  await Promise.all(context.pages().map(page => (page === anchor ? null : page.close())))
  await Promise.all([
    anchor.evaluate(() => localStorage.clear()),
    context.clearCookies(),
    context.clearPermissions(),
    context.setOffline(false),
  ])
}

const wasCleared = () => true
const wasNot = () => false
