import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

type Import = { from: string; to: string; names: string[] }

const sources = globSync('src/**/*.{ts,tsx}')
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => !path.endsWith('.d.ts'))
const production = sources.filter(path => !/\.test\.tsx?$/.test(path))
const imports = production.flatMap(importsOf)
const own = imports.filter(({ to }) => to.startsWith('src/'))

/** Every static and dynamic import of a file, type imports included; project files as paths, packages by name. */
function importsOf(from: string): Import[] {
  const { module, errors } = parseSync(from, readFileSync(from, 'utf8'))
  expect(errors, from).toEqual([])
  const text = readFileSync(from, 'utf8')
  const fixed = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    names: entries.map(entry => entry.importName.name ?? entry.importName.kind),
  }))
  const passedOn = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest }) => (moduleRequest ? [{ specifier: moduleRequest.value, names: [] }] : []))
  const late = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const quoted = /^['"](.+)['"]$/.exec(text.slice(start, end))
    return quoted?.[1] ? [{ specifier: quoted[1], names: [] }] : []
  })
  return [...fixed, ...passedOn, ...late]
    .filter(({ specifier }) => !specifier.startsWith('./+types/'))
    .map(({ specifier, names }) => ({
      from,
      to: resolve(from, specifier),
      names,
    }))
}

function resolve(from: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier
  return relative('.', join(dirname(from), specifier.replace(/\?.*$/, ''))).replaceAll('\\', '/')
}

const say = ({ from, to }: Import) => `${from} -> ${to}`
const inFolder = (folder: string) => (path: string) => path.startsWith(`${folder}/`)

test('there is something to check', () => {
  expect(production.length).toBeGreaterThan(100)
  expect(own.length).toBeGreaterThan(200)
  for (const { from, to } of own) expect(existsSync(to), `${from} -> ${to}`).toBe(true)
})

test('contract imports zod only', () => {
  const strangers = imports.filter(
    ({ from, to }) => inFolder('src/contract')(from) && to !== 'zod' && !inFolder('src/contract')(to),
  )
  expect(strangers.map(say)).toEqual([])
})

test('web and server never see each other; only main joins them', () => {
  const crossings = own.filter(
    ({ from, to }) =>
      (inFolder('src/web')(from) && inFolder('src/server')(to)) ||
      (inFolder('src/server')(from) && inFolder('src/web')(to)),
  )
  expect(crossings.map(say)).toEqual([])
  const above = own.filter(
    ({ from, to }) => /^src\/(main|pages)\.ts$/.test(to) && !/^src\/main\.ts$/.test(from),
  )
  expect(above.map(say)).toEqual([])
})

test('the sandbox stands alone: it knows nothing of the shop, and only main starts it', () => {
  const inSandbox = inFolder('src/sandbox')
  const known = own.filter(({ from, to }) => inSandbox(from) && !inSandbox(to))
  expect(known.map(say)).toEqual([])
  const starters = own.filter(({ from, to }) => !inSandbox(from) && inSandbox(to))
  expect(
    starters
      .filter(({ from, to }) => from !== 'src/main.ts' || to !== 'src/sandbox/start-sandbox.ts')
      .map(say),
  ).toEqual([])
})

const nouns = [
  'accounts',
  'media',
  'prices',
  'catalogue',
  'wishlist',
  'deals',
  'cart',
  'payments',
  'orders',
  'staff',
]
const nounOf = (path: string) => nouns.find(noun => inFolder(`src/server/${noun}`)(path))

test('a server noun imports only nouns to its left, and only their operations', () => {
  const wrong = own.filter(({ from, to }) => {
    const [user, used] = [nounOf(from), nounOf(to)]
    if (!user || !used || user === used) return false
    return nouns.indexOf(used) > nouns.indexOf(user) || /\/(routes|queries)\.ts$/.test(to)
  })
  expect(wrong.map(say)).toEqual([])
})

test('http, mail, audit, order-events, idempotency and db lie below all nouns, and db below all of them', () => {
  const wrong = own.filter(
    ({ from, to }) =>
      (inFolder('src/server/db')(from) && inFolder('src/server')(to) && !inFolder('src/server/db')(to)) ||
      (/^src\/server\/(http|mail|audit|order-events|idempotency)\//.test(from) && nounOf(to) !== undefined),
  )
  expect(wrong.map(say)).toEqual([])
})

test("only a noun's queries hold SQL, and only the database folder knows which database it is", () => {
  const openers = imports.filter(
    ({ from, to }) => /^(pg|@electric-sql\/.*)$/.test(to) && !inFolder('src/server/db')(from),
  )
  expect(openers.map(say)).toEqual([])
  const routesWithSql = imports.filter(({ from, to }) => from.endsWith('/routes.ts') && to === 'kysely')
  expect(routesWithSql.map(say)).toEqual([])
})

test('in web, ui lies below parts, parts below pages, and store and staff never meet', () => {
  const layers = ['ui', 'parts', 'store', 'staff']
  const layerOf = (path: string) => layers.find(layer => inFolder(`src/web/${layer}`)(path))
  const allowed: Record<string, string[]> = {
    ui: ['ui'],
    parts: ['ui', 'parts'],
    store: ['ui', 'parts', 'store'],
    staff: ['ui', 'parts', 'staff'],
  }
  const wrong = own.filter(({ from, to }) => {
    const [user, used] = [layerOf(from), layerOf(to)]
    return user !== undefined && used !== undefined && !allowed[user]?.includes(used)
  })
  expect(wrong.map(say)).toEqual([])
})

test('ui knows no shop, no router and no API', () => {
  const wrong = imports.filter(
    ({ from, to }) =>
      inFolder('src/web/ui')(from) &&
      (to.startsWith('react-router') || (to.startsWith('src/') && !inFolder('src/web/ui')(to))),
  )
  expect(wrong.map(say)).toEqual([])
})

test('test, scripts and bench share test-support and import nothing else of one another', () => {
  const rooms = ['test', 'scripts', 'bench', 'test-support']
  const roomOf = (path: string) => rooms.find(room => inFolder(room)(path))
  const crossings = globSync(rooms.map(room => `${room}/**/*.{ts,tsx,mjs}`))
    .map(path => path.replaceAll('\\', '/'))
    .flatMap(importsOf)
    .filter(({ from, to }) => {
      const used = roomOf(to)
      return used !== undefined && used !== 'test-support' && used !== roomOf(from)
    })
  expect(crossings.map(say)).toEqual([])
  const fromSource = sources.flatMap(importsOf).filter(({ to }) => /^(test|scripts|bench)\//.test(to))
  expect(fromSource.map(say)).toEqual([])
})

test('there are no import cycles', () => {
  const next = Map.groupBy(own, ({ from }) => from)
  const finished = new Set<string>()
  const cycles: string[] = []
  const visit = (path: string, trail: string[]) => {
    if (finished.has(path)) return
    if (trail.includes(path)) {
      cycles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '))
      return
    }
    for (const { to } of next.get(path) ?? []) visit(to, [...trail, path])
    finished.add(path)
  }
  for (const path of production) visit(path, [])
  expect(cycles).toEqual([])
})

test('no barrels, no drawers, kebab-case names', () => {
  const names = sources.map(path => path.split('/').at(-1) ?? '')
  expect(names.filter(name => /^(index|utils?|helpers?|misc|common)\./.test(name))).toEqual([])
  expect(names.filter(name => !/^[a-z0-9]+(-[a-z0-9]+)*(\.(client|server|test))*\.tsx?$/.test(name))).toEqual(
    [],
  )
})

test('files stay about a screen long', () => {
  const exempt = [/^src\/contract\/api\.ts$/, /^src\/server\/db\/migrations\//, /^src\/server\/seed\//]
  const long = production
    .filter(path => !exempt.some(pattern => pattern.test(path)))
    .map(path => ({ path, lines: readFileSync(path, 'utf8').split('\n').length }))
    .filter(({ lines }) => lines > 250)
  expect(long).toEqual([])
})

test('default exports only where React Router asks for them', () => {
  const asked = /^src\/web\/(root|routes|entry\.(client|server))\.tsx?$|\/(page|layout)\.tsx$/
  const withDefault = production.filter(
    path => !asked.test(path) && /^export default /m.test(readFileSync(path, 'utf8')),
  )
  expect(withDefault).toEqual([])
})

test('the clock is an argument on the server', () => {
  const looksAtTheWall = /\bDate\.now\(\)|\bnew Date\(\)/
  const wrong = production.filter(path => nounOf(path) && looksAtTheWall.test(readFileSync(path, 'utf8')))
  expect(wrong).toEqual([])
})
