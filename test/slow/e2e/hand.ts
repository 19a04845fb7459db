import { type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'

/** What somebody's hand does. Every press counts, and every field that is gone to, as if nobody used the keyboard's Tab. */
export function handOf(page: Page) {
  const counts = new Map<string, number>()
  let part = ''
  const count = (presses: number) => counts.set(part, (counts.get(part) ?? 0) + presses)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true }).first()
  /** By the whole label, whether or not it says that the field is optional. */
  const labelled = (label: string) => page.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`)).last()
  const press = async (what: Locator) => {
    count(1)
    await what.click()
  }
  const write = async (field: Locator, text: string) => {
    count(1)
    await field.fill(text)
  }
  return {
    /** How many there were, which the report of the test shows by part. */
    presses: () => {
      const sum = [...counts.values()].reduce((a, b) => a + b, 0)
      const description = `${sum}: ${JSON.stringify(Object.fromEntries(counts))}`
      test.info().annotations.push({ type: 'presses', description })
      return sum
    },
    begin: (next: string) => {
      part = next
    },
    button: (name: string | RegExp) => press(button(name)),
    link: (name: string | RegExp) => press(link(name)),
    press,
    write: (label: string, text: string) => write(labelled(label), text),
    writeInto: write,
    /** Opens the list, and takes one of it. */
    choose: async (label: string, option: string) => {
      count(2)
      await labelled(label).selectOption({ label: option })
    },
    /** Opens the window of files, marks what is wanted by one press with Shift, and takes it. */
    takeFiles: async (label: string, names: readonly string[]) => {
      count(names.length > 1 ? 4 : 3)
      await labelled(label).setInputFiles(await pictures(names))
    },
  }
}

export type Hand = ReturnType<typeof handOf>

const pictures = (names: readonly string[]) =>
  Promise.all(
    names.map(async (name, nth) => ({
      name: `${name}.png`,
      mimeType: 'image/png',
      buffer: await sharp({
        create: { width: 800, height: 1000, channels: 3, background: `hsl(${nth * 60} 40% 60%)` },
      })
        .png()
        .toBuffer(),
    })),
  )
