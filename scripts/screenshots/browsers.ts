import { type Browser, chromium } from '@playwright/test'
import { chromiumFlags } from '../../test-support/chromium-flags.ts'
import { findChromium } from '../../test-support/find-chromium.ts'
import type { Screen } from './screen.ts'

export type Browsers = { for: (screen: Screen) => Browser; close: () => Promise<void> }

/** One browser as it comes, and one whose owner has set its text to twice the size. */
export async function openBrowsers(): Promise<Browsers> {
  const launch = (flags: string[]) =>
    chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags, ...flags] })
  const plain = await launch([])
  const large = await launch(['--blink-settings=defaultFontSize=32'])
  return {
    for: ({ largeText }) => (largeText ? large : plain),
    close: async () => {
      await plain.close()
      await large.close()
    },
  }
}
