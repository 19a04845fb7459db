import { existsSync, globSync, lstatSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = { version?: string; dev?: boolean; optionalDependencies?: Record<string, string> }
const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
const manifest = JSON.parse(readFileSync('package.json', 'utf8'))

// `npm ci` refuses a lock with holes, and npm leaves them when a registry lacks a platform's binary.
test('the lock holds the binaries of every platform', () => {
  const locked = new Set(Object.keys(packages).map(path => path.replace(/^.*node_modules\//, '')))
  const holes = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(name => !locked.has(name))
      .map(name => `${path} lacks ${name}`),
  )
  expect(holes).toEqual([])
})

test('every package is pinned exactly', () => {
  const wanted: [string, string][] = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(wanted.length).toBeGreaterThan(20)
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

// See docs/decisions/0014-what-is-not-installed.md. After a change of packages run `npm ci` first.
test('the installed packages take less than 600 MB, and those of a shop that only runs less than 400 MB', () => {
  const installed = Object.entries(packages)
    .filter(([path]) => path !== '' && existsSync(path))
    .map(([path, { dev = false }]) => ({ path, dev, megabytes: diskMegabytes(path) }))
  const sum = (list: typeof installed) => list.reduce((total, { megabytes }) => total + megabytes, 0)
  const heaviest = installed.toSorted((a, b) => b.megabytes - a.megabytes).slice(0, 20)
  expect(sum(installed), JSON.stringify(heaviest)).toBeLessThan(600)
  expect(sum(installed.filter(({ dev }) => !dev)), JSON.stringify(heaviest)).toBeLessThan(400)
  expect(existsSync('node_modules/node/node_modules'), "Node's C headers").toBe(false)
})

/** What a package takes on the disk, without the packages nested in it. */
function diskMegabytes(folder: string): number {
  const files = globSync(`${folder}/**`, { exclude: [`${folder}/node_modules`] })
  return files.reduce((blocks, path) => blocks + lstatSync(path).blocks, 0) / 2048
}
