import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { Environment } from '../src/server/environment.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const [dockerfile, compose, caddyfile, unit] = [
  read('Dockerfile'),
  read('compose.yaml'),
  read('deploy/Caddyfile'),
  read('deploy/zari.service'),
]
const guides = ['README.md', 'docs/run-a-shop.md', 'docs/settings.md', 'docs/privacy.md']
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** What `npm start` runs once the pages are built, in place of its shell. */
const startCommand = scripts.start?.split('&& exec ').at(-1) ?? ''

test('container and unit run the shop as npm start does', () => {
  const inContainer: string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]')
  expect(inContainer.join(' ')).toBe(startCommand)
  expect(unit).toContain(`/node_modules/node/bin/${startCommand}\n`)
})

test('what serves takes the place of its shell, so that a signal to npm reaches it', () => {
  const serving = Object.values(scripts).filter(script => /run-shop\.mjs|src\/main\.ts/.test(script))
  expect(serving).toHaveLength(2)
  for (const script of serving) expect(script).toMatch(/&& exec node [^&;|]+$/)
})

test('the container has the Node of .node-version and another user than root', () => {
  const images = namesIn(dockerfile, /^FROM node:([\d.]+)/gm)
  expect(images).toEqual([read('.node-version').trim(), read('.node-version').trim()])
  expect(dockerfile).toMatch(/^USER node$/m)
})

test('container, proxy and health check agree on the port and on what is asked', () => {
  const port = /\bPORT=(\d+)/.exec(dockerfile)?.[1]
  expect(dockerfile).toMatch(new RegExp(`^EXPOSE ${port}$`, 'm'))
  expect(compose).toContain(`SHOP_ADDRESS: shop:${port}\n`)
  expect(caddyfile).toContain(`{$SHOP_ADDRESS:127.0.0.1:${Environment.parse({}).PORT}}`)
  expect(dockerfile.split('\nHEALTHCHECK')[1]).toContain("process.env.PORT + '/healthz'")
  expect(caddyfile).toContain('@inside path /metrics /readyz\n')
})

test('what the container copies and runs exists, and is not left out of it', () => {
  const copied = namesIn(dockerfile, /^COPY (?:--from=\S+ )?(.*) \S+$/gm).flatMap(paths => paths.split(' '))
  const own = copied
    .map(path => path.replace(/^\/shop\//, ''))
    .filter(path => !/^(\.|build|node_modules)$/.test(path))
  const leftOut = read('.dockerignore').split('\n')
  expect(own.filter(path => !existsSync(path) || leftOut.includes(path))).toEqual([])
})

test('settings in compose file, unit and guides are settings of the shop', () => {
  const ofOthers = ['POSTGRES_PASSWORD', 'POSTGRES_USER', 'POSTGRES_DB', 'SHOP_DOMAIN', 'SHOP_ADDRESS']
  const known = new Set([...Object.keys(Environment.shape), ...ofOthers])
  const named = [
    ...namesIn(dockerfile, /\b([A-Z][A-Z_]+)=/g),
    ...namesIn(compose, /^ +([A-Z][A-Z_]+):/gm),
    ...namesIn(compose, /\$\{(\w+)/g),
    ...namesIn(caddyfile, /\{\$(\w+)/g),
    ...namesIn(unit, /^Environment=(\w+)=/gm),
    ...guides.flatMap(path => namesIn(read(path), /[`\n "]([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)(?=[=`])/g)),
  ]
  expect(named.length).toBeGreaterThan(20)
  expect([...new Set(named)].filter(name => !known.has(name))).toEqual([])
})

test('commands and links in the guides lead somewhere', () => {
  for (const path of guides) {
    const text = read(path)
    const commands = namesIn(text, /npm run ([\w-]+)/g)
    expect(commands.filter(name => scripts[name] === undefined)).toEqual([])
    const files = namesIn(text, /\]\(([^)#:]+)/g).map(link => join(dirname(path), link))
    const named = namesIn(text, /\b((?:scripts|deploy)\/[\w.-]+\w)/g)
    expect([...files, ...named].filter(file => !existsSync(file))).toEqual([])
  }
})

test('no setting of the shop is missing in its table', () => {
  const table = read('docs/settings.md')
  expect(
    Object.keys(Environment.shape).filter(name => name !== 'NODE_ENV' && !table.includes(`\`${name}\``)),
  ).toEqual([])
})
