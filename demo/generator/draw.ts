import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { BACKDROP, scene } from './assemble.mjs'
import { Scene } from './lib/cloth.mjs'
import { lay } from './lib/garments.mjs'
import { save } from './lib/save.ts'
import { type Product, products, slugOf, type Way } from './products.mjs'
import { wearer } from './wearer.ts'

/** Draws the pictures of the demo's products; README.md says how. */
const { values } = parseArgs({
  options: {
    views: { type: 'string', default: 'front' },
    only: { type: 'string', default: '' },
    colours: { type: 'string', default: 'all' },
    out: { type: 'string', default: 'demo/pictures' },
    size: { type: 'string', default: '960' },
    format: { type: 'string', default: 'avif' },
    keep: { type: 'boolean', default: false },
  },
})
sharp.concurrency(1)
const width = Number(values.size)
/** Close up, all is large, and less is enough. */
const qualities: Record<string, number> = { neck: 46, fabric: 44, figure: 46 }

async function draw(product: Product, way: Way, view: string): Promise<void> {
  // The drawing of who wears it is the same for every colour, and so belongs to none.
  const name = view === 'figure' ? product.slug : `${product.slug}-${slugOf(way.name)}`
  const file = `${values.out}/${name}-${view}.${values.format}`
  if (values.keep && existsSync(file)) return
  const { panels, cam } = view === 'figure' ? wearer(product) : scene(product, way, view)
  const paper = new Scene({ W: width, H: width * 1.25, seed: product.slug, cam }).backdrop({ base: BACKDROP })
  await lay(paper, panels)
  await save(await paper.finish({ grain: view === 'figure' ? 0 : 0.7 }), file, qualities[view] ?? 50)
  console.info(file)
}

for (const product of products) {
  if (!values.only.split(',').some(part => `${product.slug} ${product.cat}`.includes(part))) continue
  for (const [i, way] of product.ways.entries()) {
    if (values.colours === (i ? 'first' : 'other')) continue
    for (const view of values.views.split(',')) {
      const onceOnly = view === 'figure' || view === 'folded'
      if (!(onceOnly && i)) await draw(product, way, view)
    }
  }
}
