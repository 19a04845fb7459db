import { recipe } from './assemble.mjs'
import { type Figure, figure } from './lib/figure.ts'
import { neckline } from './lib/garments.mjs'
import type { Camera, Panel } from './lib/panel.ts'
import type { Product } from './products.mjs'

const usualFrock = { nw: 78, nd: 62, sw: 176, sd: 38, cw: 182, ww: 172, wy: 330, ew: 400, L: 860 }
const usualShirt = { nw: 74, nd: 92, sw: 182, sd: 52, cw: 212, ww: 192, wy: 470, ew: 286, L: 1120 }

/** Who wears the product, drawn in lines: a woman in M, a child in the size for 7 to 8 years. */
export function wearer(product: Product): { panels: Panel[]; cam: Camera } {
  const child = product.cat.startsWith('k')
  const frock = product.shape === 'frock'
  const { neck = 'round' } = recipe(product, product.ways[0], 'front', {})
  const g = { ...(frock ? usualFrock : usualShirt), ...product.g }
  const sleeve: { len: number; w1?: number; type?: string } =
    product.sleeve || (frock ? { len: product.sleeveLen ?? 190, w1: 124, type: 'puff' } : { len: 470 })
  const drawn = figure({
    child,
    height: child ? 126 : 168,
    // A garment of the same measures in units is smaller on a child: it has more of them to the inch.
    unit: child ? 11.74 : 10.08,
    size: child ? '7-8 Y' : 'M',
    neck: neckline(neck, g.nw * 0.86, g.nd) as Figure['neck'],
    shoulder: { x: g.sw * 0.9, y: g.sd },
    chest: g.cw,
    waist: { y: frock ? g.wy : Math.min(g.wy, g.L * 0.5), half: g.ww, seam: frock },
    hem: { y: g.L, half: g.ew, round: product.hem === 'round' },
    sleeve:
      product.sleeve === false
        ? undefined
        : { length: sleeve.len, cuff: sleeve.w1 ?? 108, full: sleeve.type === 'puff' },
    lower:
      product.bottom || !frock
        ? {
            kind: product.bottom?.type ?? 'cigarette',
            end: child ? 1190 : 1400,
            included: Boolean(product.bottom),
          }
        : undefined,
    dupatta: Boolean(product.dup),
  })
  const tall = (drawn.floor - drawn.top) / 0.84
  return {
    panels: [{ overlay: drawn.svg }],
    cam: { x: -tall * 0.4, y: drawn.top - tall * 0.075, w: tall * 0.8 },
  }
}
