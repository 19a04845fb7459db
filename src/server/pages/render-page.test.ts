import { expect, test } from 'vitest'
import { renderPage } from './render-page.ts'

const html = (body: string) => renderPage(body).html

test('headings begin below the title of the page, whatever signs they are written with', () => {
  expect(html('## Two\n\n### Three')).toBe('<h2>Two</h2>\n<h3>Three</h3>\n')
  expect(html('# One\n\n##### Five\n\n###### Six')).toBe('<h2>One</h2>\n<h6>Five</h6>\n<h6>Six</h6>\n')
})

test.each([
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](java&#115;cript:alert(1))',
  '[a](<javascript:alert(1)>)',
  '[a](vbscript:x)',
  '[a](data:text/html,<script>alert(1)</script>)',
  '[a](//evil.example)',
  '[a][b]\n\n[b]: javascript:alert(1)',
  '<javascript:alert(1)>',
])('%s is no link', body => {
  expect(html(body)).not.toContain('<a')
})

test.each(['/track', '#days', 'https://shop.example/x', 'mailto:us@shop.example', 'tel:+923001234567'])(
  'a link may lead to %s',
  address => {
    expect(html(`[a](${address})`)).toContain(`<a href="${address}"`)
  },
)

test('links out of the shop take no hold of it', () => {
  expect(html('[a](https://elsewhere.example)')).toContain('rel="noopener"')
})

test('HTML is shown as it was typed', () => {
  expect(html('<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>')).not.toMatch(/<(script|img)/)
  expect(html('```"><script>\nx\n```')).not.toContain('<script')
  expect(html('[a](/x "\\"><script>")')).not.toContain('<script')
})

test('pictures and the styles of tables are left out', () => {
  expect(html('![a](https://elsewhere.example/a.png)')).not.toContain('img')
  expect(html('|a|b|\n|:-:|--:|\n|1|2|')).not.toContain('style')
})

test('a link stays within the shop', () => {
  expect(html('[a](/\\evil.example)')).toContain('href="/%5Cevil.example"')
})

test('gaps are marked, whatever stands in them', () => {
  expect(html('- [[a *b* `c`]]')).toContain('<mark>[[a *b* `c`]]</mark>')
  expect(html('Call [[your number & name]].')).toBe('<p>Call <mark>[[your number &amp; name]]</mark>.</p>\n')
})

test('the summary is the first words without headings, cut at a word', () => {
  expect(renderPage('# Title\n\nWe take **back**\nall [we](/x) sold.').summary).toBe(
    'We take back all we sold.',
  )
  const { summary } = renderPage('word '.repeat(100))
  expect([summary.length <= 155, summary.endsWith('word…')]).toEqual([true, true])
})

const most = 20_000
const whole = (text: string) => text.slice(0, most).split('\n').slice(0, 1_000).join('\n')
const lines = (line: (nth: number) => string) =>
  whole(Array.from({ length: 500 }, (_, n) => line(n)).join('\n'))

const bombs: Record<string, string> = {
  'quotes in quotes': lines(n => `${'>'.repeat((n % 40) + 1)} a`),
  'a row of quotes': whole('>'.repeat(most)),
  'lists in lists': lines(n => `${' '.repeat((n % 40) * 2)}- a`),
  'a row of list marks': whole('- '.repeat(most)),
  'quoted lists': lines(() => `${'> - '.repeat(20)}a`),
  'opening brackets': '['.repeat(most),
  'bracket pairs in bracket pairs': '['.repeat(most / 2) + ']'.repeat(most / 2),
  'links that never end': whole('[a]('.repeat(most)),
  'pictures that never end': whole('![['.repeat(most)),
  'emphasis that never ends': whole('*a **b _c '.repeat(most)),
  'emphasis in emphasis': `${'*'.repeat(most / 2)}a${'*'.repeat(most / 2 - 1)}`,
  'both kinds of emphasis': whole(`${'*_'.repeat(most / 4)}a${'_*'.repeat(most / 4)}`),
  'strokes through': whole('~~a'.repeat(most)),
  'ever longer code marks': whole(Array.from({ length: 199 }, (_, n) => `${'`'.repeat(n + 1)} `).join('')),
  'wide tables': whole(`${'|a'.repeat(4_000)}\n${'|-'.repeat(4_000)}\n${'|\n'.repeat(900)}`),
  'long tables': whole(`|a|b|\n|-|-|\n${'|\n'.repeat(998)}`),
  references: whole(Array.from({ length: 500 }, (_, n) => `[a${n}]: /a`).join('\n') + '[a'.repeat(most)),
  'a mixture': lines(() => `${'>'.repeat(10)}${'['.repeat(10)}${'*'.repeat(10)}${'_'.repeat(10)}`),
}

/** Milliseconds of the processor's time that a text takes, or that refusing it does. */
function cost(body: string): number {
  const before = process.threadCpuUsage()
  try {
    renderPage(body)
  } catch {
    // Refused, which must be quick too.
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

const leastCost = (body: string) => Math.min(...Array.from({ length: 10 }, () => cost(body)))

/** Some 10 ms on a machine of today. */
const pageOfLinks = lines(nth => `- [a](/a) **b** _c_ ${nth}`)

test.each(Object.entries(bombs))(
  '%s as long as a page may be take at most five times what links do',
  (_, body) => {
    expect(body.length).toBeLessThanOrEqual(most)
    // Measured at the same moment: the machine may be slow just then.
    const usual = leastCost(pageOfLinks)
    expect(usual).toBeGreaterThan(0)
    // Beside other work a text costs many times what it does alone, so the least of many tries counts.
    let least = leastCost(body)
    for (let more = 0; more < 9 && least >= 5 * usual; more++) least = Math.min(least, leastCost(body))
    expect(least).toBeLessThan(5 * usual)
  },
)
