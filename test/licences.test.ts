import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Package = { license?: string; dev?: boolean; devOptional?: boolean }

const read = (path: string) => readFileSync(path, 'utf8')
const { packages }: { packages: Record<string, Package> } = JSON.parse(read('package-lock.json'))
const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(read('package.json'))
const page = read('docs/licences.md')

const known = new Set([
  ...['MIT', 'MIT-0', 'Apache-2.0', 'ISC', 'OFL-1.1', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause'],
  ...['BlueOak-1.0.0', 'Unlicense', 'PSF-2.0', 'CC-BY-4.0', 'MPL-2.0', 'LGPL-3.0-or-later'],
])

test('the page on licences names each package of the shop beside its licence', () => {
  const missing = Object.keys(dependencies).filter(name => {
    const line = page
      .split('\n')
      .find(row => row.startsWith(`| ${packages[`node_modules/${name}`]?.license} |`))
    return !line?.split(/[|,]/).some(cell => cell.trim() === name)
  })
  expect(missing).toEqual([])
})

test('what ships with the shop is under licences that the page names', () => {
  const shipped = Object.entries(packages).filter(
    ([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional,
  )
  expect(shipped.length).toBeGreaterThan(100)
  const strange = shipped.filter(
    ([, { license = 'none' }]) => !license.split(' AND ').every(part => known.has(part)),
  )
  expect(strange.map(([path, { license }]) => `${path} ${license}`)).toEqual([])
})
