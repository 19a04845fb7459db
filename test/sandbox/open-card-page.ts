import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { type Browser, chromium, type Page } from '@playwright/test'
import { Hono } from 'hono'
import { build } from 'vite'
import { onTestFinished } from 'vitest'
import type { Sandbox } from '../../src/sandbox/start-sandbox.ts'
import { contentSecurityPolicy } from '../../src/web/content-security-policy.ts'
import { chromiumFlags } from '../../test-support/chromium-flags.ts'
import { findChromium } from '../../test-support/find-chromium.ts'

const html = `<!doctype html><html lang="en"><title>Card</title><meta name="viewport" content="width=device-width">
<style>.field { border: 1px solid #767676; border-radius: 8px; padding: 0 12px } .StripeElement--invalid { border-color: #b00020 }</style>
<div id="root"></div><script src="/sandbox/stripe.js"></script><script type="module" src="/page.js"></script></html>`

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: chromiumFlags })

/** `card-page.tsx` bundled into one script. */
export async function buildCardPage(): Promise<string> {
  const entry = fileURLToPath(new URL('./card-page.tsx', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
    define: { 'process.env.NODE_ENV': '"development"' },
  })
  const [bundle] = Array.isArray(built) ? built : [built]
  if (!bundle || !('output' in bundle)) throw new Error('Nothing was built.')
  return bundle.output[0].code
}

/** Opens the form on an origin that serves the sandbox to browsers, with the shop's own Content-Security-Policy. */
export async function openCardPage(
  browser: Browser,
  sandbox: Sandbox,
  script: string,
  secret = '',
): Promise<Page> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.all('/sandbox/*', c => sandbox.fetch(c.req.raw, c.env))
  app.get('/page.js', c => c.body(script, 200, { 'content-type': 'text/javascript' }))
  app.get('/', c => c.html(html, 200, { 'content-security-policy': contentSecurityPolicy([]) }))
  const server = createAdaptorServer({ fetch: app.fetch })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const { port } = server.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}/?${new URLSearchParams({ key: sandbox.publishableKey, secret })}`)
  return page
}
