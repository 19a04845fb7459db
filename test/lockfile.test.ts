import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = { version?: string; optionalDependencies?: Record<string, string> }
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
