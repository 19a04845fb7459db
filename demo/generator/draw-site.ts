import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { BACKDROP, CLOTH, outfit } from './assemble.mjs'
import { Scene } from './lib/cloth.mjs'
import { kurta, lay } from './lib/garments.mjs'
import { curve, rng } from './lib/geo.mjs'
import type { Camera, Fold, Panel } from './lib/panel.ts'
import { save } from './lib/save.ts'
import { products } from './products.mjs'

/** Draws the pictures that belong to pages: banner, sign-in and the picture of a product without one. */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'demo/pictures' },
    format: { type: 'string', default: 'avif' },
  },
})
sharp.concurrency(1)

interface Garments {
  panels: object[]
  ctx: { cx: number; y0: number }
}
interface Place {
  cx?: number
  y0?: number
  s?: number
}

function garmentsOf(slug: string, colour: string, place?: Place): Garments {
  const product = products.find(one => one.slug === slug)
  const way = product?.ways.find(({ name }) => name === colour)
  if (!way) throw new Error(`There is no ${slug} in ${colour}.`)
  return outfit(product, way, 'front', place)
}

const write = async (scene: Scene, name: string) =>
  save(await scene.finish({ grain: 0.7 }), `${values.out}/${name}.${values.format}`, 50)

/** Cloth under the garments: still on the left, where the words go; a few soft folds run in from the right. */
function ground({ x, y, w }: Camera, h: number, base: string, seed: string, sheen = 0.08): Panel {
  const random = rng(seed)
  const folds = Array.from({ length: 6 }, (_, i): Fold => {
    const t = (i + 0.5) / 6
    const top = x + w * (0.5 + t * 0.62)
    const lean = w * (0.1 + random() * 0.12)
    const wide = 26 + random() * 40
    const line = [
      [top, y - 60],
      [top - lean * 0.3, y + h * 0.34],
      [top - lean * 0.75, y + h * 0.68],
      [top - lean * 1.2, y + h + 60],
    ]
    const amp = wide * (0.16 + random() * 0.1) * (i % 3 === 1 ? -0.8 : 1)
    const skew = 0.3 * (random() > 0.5 ? 1 : -1)
    return { pts: curve(line, 8), w0: wide, w1: wide * 1.5, amp, taper: 'none', skew }
  })
  const slow = [
    [x + w * 0.3, y - 60],
    [x + w * 0.22, y + h * 0.5],
    [x + w * 0.06, y + h + 60],
  ]
  folds.push({ pts: curve(slow, 8), w0: 120, w1: 170, amp: 10, taper: 'none', skew: 0.2 })
  return {
    base,
    path: `M${x - 60} ${y - 60}L${x + w + 60} ${y - 60}L${x + w + 60} ${y + h + 60}L${x - 60} ${y + h + 60}Z`,
    folds,
    lift: 0,
    thick: 0,
    amp: 0.34,
    weave: { period: 1.3, amp: 0.04 },
    sheen,
    gloss: 8,
    slub: 0.012,
    stretch: 1.4,
    mottle: 0.008,
  }
}

async function banner(
  name: string,
  { base, sheen, garments, cam }: { base: string; sheen: number; garments: Garments[]; cam: Camera },
): Promise<void> {
  const scene = new Scene({ W: 1920, H: 900, seed: name, cam }).backdrop({ base })
  await lay(scene, [ground(cam, (cam.w * 900) / 1920, base, name, sheen)])
  for (const { panels } of garments) await lay(scene, panels)
  await write(scene, name)
}

/** The neck of a garment, for the sign-in page: from how far left of its middle, and how wide. */
async function portrait(name: string, base: string, { panels, ctx }: Garments, left: number, w: number) {
  const cam = { x: ctx.cx - left, y: ctx.y0 - (left === 330 ? 80 : 70), w }
  const scene = new Scene({ W: 960, H: 1200, seed: name, cam }).backdrop({ base })
  await lay(scene, [ground(cam, w * 1.25, base, name), ...panels])
  await write(scene, name)
}

async function plainKurta(): Promise<void> {
  const { panels } = kurta({
    seed: 'plain',
    y0: 0,
    cx: 600,
    fabric: { base: '#ddd2c1', ...CLOTH.cotton },
    neckTrim: { c: '#d3c6b2', w: 8 },
    g: { L: 1000, ew: 280 },
    sleeve: { len: 445, w1: 120 },
  })
  const cam = { x: 40, y: -195, w: 1120 }
  const scene = new Scene({ W: 960, H: 1200, seed: 'plain', cam }).backdrop({ base: BACKDROP })
  await lay(scene, panels)
  await write(scene, 'default-product')
}

const pictures: Record<string, (name: string) => Promise<void>> = {
  'hero-semi-formal': name =>
    banner(name, {
      base: '#5b2338',
      sheen: 0.12,
      garments: [garmentsOf('mehr-raw-silk-three-piece', 'Ivory', { cx: 560, y0: 0 })],
      cam: { x: -790, y: -60, w: 1720 },
    }),
  'hero-chikankari': name =>
    banner(name, {
      base: '#d9c7ae',
      sheen: 0.05,
      garments: [
        garmentsOf('nilofer-chikankari-kurta', 'Pistachio', { cx: 850, y0: 130 }),
        garmentsOf('chandni-chikan-jaal-kurta', 'Lilac', { cx: 460, y0: 20 }),
      ],
      cam: { x: -1170, y: -60, w: 2300 },
    }),
  'hero-mommy-and-me': name =>
    banner(name, {
      base: '#c98f5f',
      sheen: 0.05,
      garments: [
        garmentsOf('chunri-bandhani-kurta-mother', 'Peacock', { cx: 440, y0: 0 }),
        garmentsOf('chunri-bandhani-frock-daughter', 'Peacock', { cx: 850, y0: 330, s: 0.74 }),
      ],
      cam: { x: -1140, y: -60, w: 2270 },
    }),
  'login-1': name => portrait(name, '#e9dcc8', garmentsOf('zarmina-anarkali', 'Rust'), 330, 640),
  'login-2': name => portrait(name, '#cdb79d', garmentsOf('mehtab-panelled-chikan-kurta', 'Peach'), 240, 620),
  'login-3': name => portrait(name, '#7d9a93', garmentsOf('gul-gathered-frock', 'Mustard'), 400, 720),
  'default-product': plainKurta,
}

for (const [name, draw] of Object.entries(pictures)) if (name.includes(values.only)) await draw(name)
