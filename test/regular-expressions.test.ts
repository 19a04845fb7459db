import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { filesOf, isTest, read } from '../test-support/source-tree.ts'

/** What only whoever runs the shop writes. */
const settings = /\/(config|mail-settings|tracing)\.ts$/

/** Every pattern of the server and of what it shares with the browser, with the place where it stands. */
const patterns = filesOf('src/{contract,server,sandbox}/**/*.ts')
  .filter(path => !isTest(path) && !settings.test(path))
  .flatMap(path => {
    const found: { place: string; source: string; flags: string }[] = []
    const text = read(path)
    new Visitor({
      Literal: node => {
        if (!('regex' in node)) return
        const line = text.slice(0, node.start).split('\n').length
        found.push({ place: `${path}:${line}`, source: node.regex.pattern, flags: node.regex.flags })
      },
    }).visit(parseSync(path, text).program)
    return found
  })

const length = 12_000
/** Far above the time of one reading, below what a reading for every place takes. */
const slowMs = 30

/** What is repeated: signs that patterns look for, and the plain words of this pattern, as an attacker would. */
function repeatedFor(source: string): string[] {
  const words = source.match(/[\w<>/&;,.:=@|'"#-]{2,}/g) ?? []
  const signs = [...'aA0 \t\n-_.,:;=|/<>&#%@\'"\\([{+*', '1,', 'a.', 'a-', 'a@', '<a ', '\\|', '&a', '://a:']
  return [...new Set([...signs, ...words.map(word => word.slice(0, 12))])]
}

/** Time of the processor, since other processes may have it meanwhile. */
function msOf(pattern: RegExp, text: string): number {
  const began = process.threadCpuUsage()
  text.replace(pattern, '')
  const { user, system } = process.threadCpuUsage(began)
  return (user + system) / 1_000
}

test('there are patterns to look at', () => {
  expect(patterns.length).toBeGreaterThan(60)
})

test('no pattern takes long on a long text, whatever is repeated in it', () => {
  const slow = new Set<string>()
  for (const { place, source, flags } of patterns) {
    const pattern = new RegExp(source, flags)
    for (const repeated of repeatedFor(source)) {
      const text = repeated.repeat(Math.ceil(length / repeated.length))
      for (const tried of [text, `${text}\u0001`, `a${text}\u0001`]) {
        // A busy machine may have been slow once or twice.
        if ([1, 2, 3, 4].some(() => msOf(pattern, tried) < slowMs)) continue
        slow.add(`${place} /${source}/${flags} on ${JSON.stringify(repeated)}`)
      }
    }
  }
  expect([...slow]).toEqual([])
})
