import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../test-support/start-shop.ts'

const folder = await temporaryFolder()
afterAll(() => folder.remove())

/** A project in which the build fails at once, while a new shop takes longer. */
const files = {
  'node_modules/@react-router/dev/bin.cjs': 'process.exit(3)',
  'scripts/create-shop.ts': `
    const { writeFileSync } = require('node:fs')
    setTimeout(() => writeFileSync('created', ''), 1_000)`,
}

test('a build that fails ends once nobody uses the data folder any more, so that the shop can be started again', async () => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder.path, dirname(path)), { recursive: true })
    await writeFile(join(folder.path, path), text)
  }
  const child = spawn(process.execPath, [resolve('scripts/build-shop.ts'), '--create-shop'], {
    cwd: folder.path,
    stdio: 'ignore',
  })
  expect(await once(child, 'exit')).toEqual([3, null])
  expect(existsSync(join(folder.path, 'created'))).toBe(true)
})
