import { defineConfig } from '@playwright/test'
import quick from './playwright.config.ts'

/** The slow half of the browser tests: `npm run test:slow`. */
export default defineConfig({ ...quick, testDir: 'test/slow/e2e' })
