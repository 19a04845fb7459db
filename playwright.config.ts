import { defineConfig } from '@playwright/test'
import { screens } from './test/e2e/screens.ts'
import { chromiumFlags } from './test-support/chromium-flags.ts'
import { findChromium } from './test-support/find-chromium.ts'

/** The browser tests: a real Chromium against the built shop, on a phone's and a desktop's screen. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  globalSetup: './test/e2e/open-shop.ts',
  // One more than the cores of a small machine: each waits for the shop and for the browser.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Long enough for the longest journey on a busy machine; a step that hangs is told by its own 20 s.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    // Workers read this file after the global setup has opened the shop.
    ...(process.env.SHOP_URL ? { baseURL: process.env.SHOP_URL } : {}),
    launchOptions: {
      executablePath: findChromium(),
      // The pages of a shared context share a process, where scripts stay compiled.
      args: [...chromiumFlags, '--renderer-process-limit=1'],
    },
    // A recording slows every test down; `--trace on` makes one of a test that fails.
    trace: 'off',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: screens.phone, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grep: /@desktop|@both-sizes/, use: { viewport: screens.desktop } },
  ],
})
