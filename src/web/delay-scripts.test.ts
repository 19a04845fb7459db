import { expect, test } from 'vitest'
import { inlineScriptHashes } from './content-security-policy.ts'
import { delayScripts } from './delay-scripts.ts'

const page = `<head><link rel="modulepreload" href="/a.js"/></head>
<body><script>early()</script><script type="module" async="">import "/a.js"</script></body>`

test('nothing of a page’s modules is asked for by the page itself', () => {
  const html = delayScripts(page)
  expect(html).not.toMatch(/<link rel="modulepreload"|<script type="module"/)
  expect(html).toContain('href="/a.js"')
  expect(html).toContain('<script>early()</script>')
})

test('the page’s policy allows what starts later and what starts it', () => {
  const before = inlineScriptHashes(page)
  const after = inlineScriptHashes(delayScripts(page))
  expect(after).toEqual(expect.arrayContaining(before))
  expect(after).toHaveLength(before.length + 1)
})

test('a page without modules stays as it is', () => {
  const crash = '<body><h1>Zari</h1></body>'
  expect(delayScripts(crash)).toBe(crash)
})
