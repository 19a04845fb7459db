import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync, Visitor } from 'vite'

/** What the tests of the structure know of the sources: imports, exports, functions and SQL of every file. */

type Parsed = ReturnType<typeof parseSync>
export type Import = { from: string; to: string }
export type FunctionSize = { path: string; line: number; lines: number }

const slashes = (path: string) => path.replaceAll('\\', '/')

export const filesOf = (pattern: string): string[] =>
  globSync(pattern)
    .map(slashes)
    .filter(path => !path.endsWith('.d.ts'))

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path)

export const read = (path: string): string => readFileSync(path, 'utf8')

export function parse(path: string) {
  const parsed = parseSync(path, read(path))
  if (parsed.errors.length > 0) throw new Error(`${path}: ${parsed.errors[0]?.message}`)
  return parsed
}

/** Every static and dynamic import of a file, type imports included; project files as paths, packages by name. */
export function importsOf(from: string): Import[] {
  const { module } = parse(from)
  const text = read(from)
  const late = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const quoted = /^['"](.+)['"]$/.exec(text.slice(start, end))
    return quoted?.[1] ? [quoted[1]] : []
  })
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...reExportsOf(module.staticExports),
    ...late,
  ]
  return specifiers
    .filter(specifier => !specifier.startsWith('./+types/'))
    .map(specifier => ({ from, to: resolve(from, specifier) }))
}

function resolve(from: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier
  return slashes(relative('.', join(dirname(from), specifier.replace(/\?.*$/, ''))))
}

const reExportsOf = (staticExports: Parsed['module']['staticExports']): string[] =>
  staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : []))

/** Names that a file exports without having made them: `export … from`, or an import that is exported. */
export function passedOn(path: string): string[] {
  const { module } = parse(path)
  const imported = new Set(
    module.staticImports.flatMap(({ entries }) => entries.map(entry => entry.localName.value)),
  )
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ localName }) => (localName.name && imported.has(localName.name) ? [localName.name] : []))
  return [...reExportsOf(module.staticExports), ...exported]
}

/** The size of every function of a file in lines, components and methods included. */
export function functionsOf(path: string): FunctionSize[] {
  const text = read(path)
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const sizes: FunctionSize[] = []
  const note = ({ start, end }: { start: number; end: number }) =>
    sizes.push({ path, line: lineAt(start), lines: lineAt(end) - lineAt(start) + 1 })
  visit(parse(path).program, note)
  return sizes
}

function visit(program: Parsed['program'], note: (node: { start: number; end: number }) => void) {
  new Visitor({
    FunctionDeclaration: note,
    FunctionExpression: note,
    ArrowFunctionExpression: note,
  }).visit(program)
}

const builderCalls =
  /\b(selectFrom|insertInto|insertJson|rowsOf|updateTable|deleteFrom|mergeInto|(?:inner|left|right|full)(?:Lateral)?Join|from|using)\(\s*(\[?(?:\s*'[^']+',?)+)/g
const rawSql = /\bsql(?:<[^`]*?>)?`([^`]*)`/g
const rawTables =
  /\b(from|join|using|insert into|update|delete from|truncate)\s+([a-z_]+(?:\s*,\s*[a-z_]+)*)/g
/** What follows a comma may be a further table of a `from` clause, after names and conditions of the first ones. */
const afterComma = /(,)\s*(?:lateral\s+)?([a-z_]+)/g
const writes = /^(insert|update|delete|merge|truncate)/

export type TableUse = { path: string; table: string; isWrite: boolean }

/** The tables that a file's SQL names, by Kysely's builder or as raw SQL; `tables` are those of the schema. */
export const tableUses = (path: string, tables: readonly string[]): TableUse[] =>
  tableUsesIn(read(path), tables).map(use => ({ path, ...use }))

export function tableUsesIn(text: string, tables: readonly string[]): Omit<TableUse, 'path'>[] {
  const built = [...text.matchAll(builderCalls)].flatMap(([, call = '', names = '']) =>
    [...names.matchAll(/'(\w+)/g)].map(([, name = '']) => ({ call, name })),
  )
  const raw = [...text.matchAll(rawSql)].flatMap(([, statement = '']) =>
    [...statement.matchAll(rawTables), ...statement.matchAll(afterComma)].flatMap(
      ([, call = '', list = '']) =>
        list.split(',').map(item => ({ call, name: toCamel(/[a-z_]+/.exec(item)?.[0] ?? '') })),
    ),
  )
  return [...built, ...raw]
    .filter(({ name }) => tables.includes(name))
    .map(({ call, name }) => ({ table: name, isWrite: writes.test(call) }))
}

const toCamel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The tables that a file of `db/routines` names: those its functions read and write, and those it sets triggers on. */
export function routineUses(path: string, tables: readonly string[]): TableUse[] {
  const text = read(path)
  const triggered = [
    ...text.matchAll(/\btrigger [^;`]*? on ([a-z_]+)/g),
    ...[...text.matchAll(/announceChanges\(\s*\[([^\]]*)\]/g)].flatMap(([, names = '']) => [
      ...names.matchAll(/'([a-z_]+)'/g),
    ]),
  ].map(([, name = '']) => ({ table: toCamel(name), isWrite: false }))
  const used = [...triggered, ...tableUsesIn(`sql\`${text.replaceAll('`', '')}\``, tables)]
  return used.filter(({ table }) => tables.includes(table)).map(use => ({ path, ...use }))
}

/** The lines on which a literal is spread into another one, whose properties could as well stand there by themselves. */
export function literalSpreadsOf(path: string): string[] {
  const text = read(path)
  const found: number[] = []
  const note = (
    spreads: readonly ({ type: string; start: number; argument?: { type: string } } | null)[],
  ) => {
    for (const spread of spreads)
      if (/^(Object|Array)Expression$/.test(spread?.argument?.type ?? '')) found.push(spread?.start ?? 0)
  }
  new Visitor({
    ObjectExpression: ({ properties }) => note(properties.filter(({ type }) => type === 'SpreadElement')),
    ArrayExpression: ({ elements }) => note(elements.filter(element => element?.type === 'SpreadElement')),
    JSXSpreadAttribute: spread => note([spread]),
  }).visit(parse(path).program)
  return found.map(start => `${path}:${text.slice(0, start).split('\n').length}`)
}

/** Whether a file runs SQL: a call of Kysely's builder, or a raw statement. */
export const holdsSql = (path: string): boolean =>
  /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*>)?`/.test(read(path))
