import { expect, test } from 'vitest'
import { scriptJson } from './json-ld-script.tsx'

const hostile = '</script><script>alert(1)</script><!-- & "quoted" \u2028'

test('no text breaks out of the facts, and the facts still say it', () => {
  const json = scriptJson([{ name: hostile }])
  expect(json).not.toContain('<')
  expect(JSON.parse(json)['@graph']).toEqual([{ name: hostile }])
})
