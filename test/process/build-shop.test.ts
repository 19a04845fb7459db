import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../test-support/start-shop.ts'

const folder = await temporaryFolder()
afterAll(() => folder.remove())

/** Makes a project of these files and begins to build it and a new shop. */
async function startBuild(name: string, files: Record<string, string>) {
  const cwd = join(folder.path, name)
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(cwd, dirname(path)), { recursive: true })
    await writeFile(join(cwd, path), text)
  }
  const script = resolve('scripts/build-shop.ts')
  const child = spawn(process.execPath, [script, '--create-shop'], { cwd, stdio: ['pipe', 'ignore', 'pipe'] })
  return { child, ended: once(child, 'exit'), pathOf: (path: string) => join(cwd, path) }
}

const reactRouter = 'node_modules/@react-router/dev/bin.cjs'

test('a build that fails ends once nobody uses the data folder any more, so that the shop can be started again', async () => {
  // Making a new shop goes on until its input ends, and counts if it is waited for.
  const { child, ended, pathOf } = await startBuild('failing', {
    [reactRouter]: `
      console.error('The pages are wrong')
      process.exit(3)`,
    'scripts/create-shop.ts': `
      const { writeFileSync } = require('node:fs')
      const parent = process.ppid
      process.stdin.resume().on('end', () => process.ppid === parent && writeFileSync('created', ''))`,
  })
  let said = ''
  child.stderr.on('data', part => {
    said += part
  })
  await expect.poll(() => said).toContain('The pages are wrong')
  child.stdin.end()
  expect(await ended).toEqual([3, null])
  expect(existsSync(pathOf('created'))).toBe(true)
})

/** React Router's list of all pages, which it adds to the browser's files while the server is built. */
const manifest = {
  version: '1',
  entry: { css: ['/assets/all.css'] },
  routes: {
    home: {
      ...{ id: 'home', module: '/assets/home.js', imports: ['/assets/card.js'] },
      ...{ css: ['/assets/all.css'], hasLoader: true, hasAction: false, hasDefaultExport: true },
    },
    sitemap: { id: 'sitemap', module: '/assets/sitemap.js', hasLoader: true, hasDefaultExport: false },
  },
}

test('files are compressed while the server is built, and the manifest, without what only prefetching needs, after it', async () => {
  const { ended, pathOf } = await startBuild('compressed', {
    [reactRouter]: `
      const { existsSync, mkdirSync, writeFileSync } = require('node:fs')
      mkdirSync('build/client/assets', { recursive: true })
      writeFileSync('build/client/page.js', 'page')
      process.send('pages')
      const goOn = setInterval(() => {
        if (!existsSync('build/client/page.js.br')) return
        clearInterval(goOn)
        const manifest = ${JSON.stringify(`window.__reactRouterManifest=${JSON.stringify(manifest)};`)}
        writeFileSync('build/client/assets/manifest-1.js', manifest)
        process.disconnect()
      }, 10)`,
    'scripts/create-shop.ts': '',
  })
  expect(await ended).toEqual([0, null])
  const slim = {
    ...{ version: '1', entry: { css: ['/assets/all.css'] } },
    routes: { home: { id: 'home', module: '/assets/home.js', hasLoader: true, hasDefaultExport: true } },
  }
  for (const [file, text] of [
    ['page', 'page'],
    ['assets/manifest-1', `window.__reactRouterManifest=${JSON.stringify(slim)};`],
  ]) {
    const compressed = readFileSync(pathOf(`build/client/${file}.js.br`))
    expect(brotliDecompressSync(compressed).toString()).toBe(text)
    expect(existsSync(pathOf(`build/client/${file}.js.gz`))).toBe(true)
  }
  expect(existsSync(pathOf('build/fingerprint'))).toBe(true)
})
