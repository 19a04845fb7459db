import { expect, test } from 'vitest'
import { delayScripts, starter } from './delay-scripts.ts'

const page = `<head><link rel="modulepreload" href="/a.js"/></head>
<body><script>early()</script><script type="module" async="">import "/a.js"</script></body>`

test('nothing of a page’s modules is asked for by the page itself', () => {
  const html = delayScripts(page)
  expect(html).not.toMatch(/<link rel="modulepreload"|<script type="module"/)
  expect(html).toContain('href="/a.js"')
  expect(html).toContain('<script>early()</script>')
})

test('what starts later stays as it is, and one known script is added that starts it', () => {
  const codes = (html: string) => [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code)
  expect(codes(delayScripts(page)).toSorted()).toEqual([...codes(page), starter].toSorted())
})

test('a page without modules stays as it is', () => {
  const crash = '<body><h1>Zari</h1></body>'
  expect(delayScripts(crash)).toBe(crash)
})
