// A folded piece of cloth: a block with soft edges, of which the layers show below.
import { curve, d, outline, rng } from './geo.mjs'
import type { Fold, Panel, Point, Surface } from './panel.ts'

export interface Block {
  seed: string
  x: number
  half: number
  top: number
  end: number
  base: string
  tile?: unknown
  scale?: number
  cloth: Surface
  band?: { tex: unknown; solid?: boolean; k?: number }
  /** A pressed line along the middle, as trousers have. */
  crease?: boolean
}

export function stack(o: Block): Panel[] {
  const random = rng(`${o.seed}stack`)
  const jitter = (k: number) => (random() - 0.5) * 2 * k
  const phase = random() * 6
  const bottom = (x: number) => o.end + 4 * (1 - ((x - o.x) / o.half) ** 2) + Math.sin(x / 37 + phase) * 1.3
  const layer = (grow: number, drop: number): string => {
    const edge = Array.from({ length: 9 }, (_, i): Point => {
      const x = o.x + o.half * (1 - i / 4)
      return [x + (i === 0 ? grow : i === 8 ? -grow : 0), bottom(x) + drop - (i === 0 || i === 8 ? 5 : 0)]
    })
    const side = (sign: 1 | -1): Point[] => [
      [o.x + sign * (o.half + grow), o.top + (o.end - o.top) * 0.3 + jitter(6)],
      [o.x + sign * (o.half + grow + jitter(1.5)), o.top + (o.end - o.top) * 0.66],
      [o.x + sign * (o.half + grow), o.end - 26 + drop],
    ]
    const shape: Point[] = [
      [o.x - o.half, o.top, 'c'],
      [o.x + o.half, o.top, 'c'],
      ...side(1),
      ...edge,
      ...side(-1).reverse(),
    ]
    return d(outline(shape, 6))
  }
  const folds: Fold[] = [-0.42, 0.3].map(u => ({
    pts: curve(
      [
        [o.x + o.half * u, o.end - 190],
        [o.x + o.half * (u + jitter(0.08)), o.end - 90],
        [o.x + o.half * (u + jitter(0.14)), o.end + 10],
      ],
      6,
    ),
    w0: 12,
    w1: 26,
    amp: 1.8 + random() * 1.4,
    taper: 'grow',
    skew: jitter(0.4),
  }))
  const scale = o.scale ?? 1
  const panel: Panel = {
    base: o.base,
    tile: o.tile,
    map: (x, y) => [(x - o.x) / scale, (y - o.end) / scale],
    lift: 0.5,
    thick: 1.6,
    pillow: 3.6,
    amp: 0.6,
    seedX: phase * 90,
    ...o.cloth,
    folds,
    heightFn: o.crease ? x => -1.2 * Math.exp(-(((x - o.x) / 3) ** 2)) : undefined,
    bands: o.band
      ? [
          {
            tex: o.band.tex,
            solid: o.band.solid,
            map: (x, y) => [(x - o.x) / (o.band?.k || 1), (bottom(x) - y) / (o.band?.k || 1)],
          },
        ]
      : [],
  }
  // The turned-back layers make the edge thick.
  return [
    { ...panel, path: layer(2.5, 8), lift: 0.9, bands: [] },
    { ...panel, path: layer(0, 0), lift: 0.25 },
  ]
}
