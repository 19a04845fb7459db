import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../test-support/start-shop.ts'

const folder = await temporaryFolder()
afterAll(() => folder.remove())

/** A project in which the build fails at once, while making a new shop goes on until its input ends, and counts if it is waited for. */
const files = {
  'node_modules/@react-router/dev/bin.cjs': `
    console.error('The pages are wrong')
    process.exit(3)`,
  'scripts/create-shop.ts': `
    const { writeFileSync } = require('node:fs')
    const parent = process.ppid
    process.stdin.resume().on('end', () => process.ppid === parent && writeFileSync('created', ''))`,
}

test('a build that fails ends once nobody uses the data folder any more, so that the shop can be started again', async () => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder.path, dirname(path)), { recursive: true })
    await writeFile(join(folder.path, path), text)
  }
  const child = spawn(process.execPath, [resolve('scripts/build-shop.ts'), '--create-shop'], {
    cwd: folder.path,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const ended = once(child, 'exit')
  let said = ''
  child.stderr.on('data', part => {
    said += part
  })
  await expect.poll(() => said).toContain('The pages are wrong')
  child.stdin.end()
  expect(await ended).toEqual([3, null])
  expect(existsSync(join(folder.path, 'created'))).toBe(true)
})
