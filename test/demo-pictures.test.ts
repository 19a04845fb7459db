import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { products, slugOf } from '../demo/generator/products.mjs'
import { readDemoCatalogue } from '../src/server/seed/demo-catalogue.ts'

const run = promisify(execFile)

async function drawSmall(): Promise<Buffer[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const views = ['--views', 'front,folded,figure', '--colours', 'first', '--only', 'mehr-raw']
  await run(process.execPath, ['demo/generator/draw.ts', ...views, '--size', '64', '--out', folder])
  const files = (await readdir(folder)).toSorted()
  expect(files.map(file => file.replace('mehr-raw-silk-three-piece-', ''))).toEqual([
    'emerald-folded.avif',
    'emerald-front.avif',
    'figure.avif',
  ])
  return Promise.all(files.map(file => readFile(join(folder, file))))
}

test('a picture drawn twice is the same picture', async () => {
  const [once, again] = await Promise.all([drawSmall(), drawSmall()])
  expect(again).toEqual(once)
})

// The modules of the generator are plain JavaScript: nothing but a run tells of a name that is not there.
test('every recipe can be assembled in every view', async () => {
  const script = `
    const { products } = await import('./demo/generator/products.mjs')
    const { scene } = await import('./demo/generator/assemble.mjs')
    for (const product of products)
      for (const view of ['front', 'neck', 'fabric', 'back', 'folded']) {
        const { panels, cam } = scene(product, product.ways[0], view)
        if (!panels.length || !(cam.w > 0)) throw new Error(product.slug + ' ' + view)
      }`
  await run(process.execPath, ['--input-type=module', '--eval', script])
})

// Cloth never lies quite alike: an outline may differ by a tenth of a shirt's width.
test('a back shows all that lies in the front, turned over', async () => {
  const script = `
    const { products } = await import('./demo/generator/products.mjs')
    const { bounds, outfit } = await import('./demo/generator/assemble.mjs')
    for (const product of products) {
      const [front, back] = ['front', 'back'].map(view =>
        bounds(outfit(product, product.ways[0], view, { cx: 0 }).panels))
      const apart = [front.x0 + back.x1, front.x1 + back.x0, front.y0 - back.y0, front.y1 - back.y1]
      if (apart.some(far => Math.abs(far) > 30)) throw new Error(product.slug + ' ' + apart)
    }`
  await run(process.execPath, ['--input-type=module', '--eval', script])
})

test('the recipes and the catalogue tell of the same products in the same colours', async () => {
  const fronts = products.flatMap(({ slug, ways }) =>
    ways.map(({ name }) => `${slug}-${slugOf(name)}-front.avif`),
  )
  const colours = (await readDemoCatalogue()).flatMap(product => product.colours)
  expect(fronts).toEqual(colours.map(({ pictures: [first] }) => first))
})

test('every picture of the catalogue is there, as master, as card and as likeness, and no other product’s is', async () => {
  const named = (await readDemoCatalogue()).flatMap(({ pictures }) => pictures).toSorted()
  const ofPages = /^(hero|login|default)-/
  const likenesses = Object.keys(JSON.parse(await readFile('demo/placeholders.json', 'utf8')))
  for (const kept of [await readdir('demo/pictures'), await readdir('demo/pictures-480'), likenesses])
    expect(kept.filter(file => !ofPages.test(file)).toSorted()).toEqual(named)
})
