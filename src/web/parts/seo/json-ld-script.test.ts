import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '../../content-security-policy.ts'
import { scriptJson } from './json-ld-script.tsx'

const hostile = '</script><script>alert(1)</script><!-- & "quoted" \u2028'

test('no text breaks out of the facts, and the facts still say it', () => {
  const json = scriptJson([{ name: hostile }])
  expect(json).not.toContain('<')
  expect(JSON.parse(json)['@graph']).toEqual([{ name: hostile }])
})

test('a hostile text allows no script in the policy of its page', () => {
  const html = `<script type="application/ld+json">${scriptJson([{ name: hostile }])}</script>`
  expect(contentSecurityPolicy(html)).toContain("script-src 'self';")
})
