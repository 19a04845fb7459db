// Lower garments: one piece from the waistband to the cuffs, laid at a slant so that the shirt covers half of it.

import type { LowerKind } from '../products.mjs'
import { curve, d, lerp, outline, rng, shade, smooth } from './geo.mjs'
import type { Band, Fold, Panel, Point, Surface } from './panel.ts'

export interface Lower {
  kind: LowerKind
  seed: string
  /** The middle of the waist, and how far the legs swing to the left of it, in degrees. */
  x: number
  y: number
  lean: number
  length: number
  /** The size of everything across: 1 for a woman. */
  wide: number
  /** Seen from behind, where the waist is cut higher. */
  back: boolean
  base: string
  cloth: Surface
  band?: { tex: unknown; solid: boolean; k?: number }
  flare?: number
  knee?: string
}

/** Half widths and places of one leg, from the crotch down, as shares of the length below it. */
interface Leg {
  outer: [share: number, x: number][]
  inner: [share: number, x: number][]
}

const legs: Record<LowerKind, Leg> = {
  straight: {
    outer: [
      [0.5, 180],
      [1, 158],
    ],
    inner: [
      [0.5, 16],
      [1, 20],
    ],
  },
  cigarette: {
    outer: [
      [0.5, 166],
      [1, 134],
    ],
    inner: [
      [0.5, 18],
      [1, 24],
    ],
  },
  churidar: {
    outer: [
      [0.35, 162],
      [0.68, 122],
      [1, 96],
    ],
    inner: [
      [0.35, 12],
      [0.68, 13],
      [1, 14],
    ],
  },
  palazzo: {
    outer: [
      [0.5, 224],
      [1, 246],
    ],
    inner: [
      [0.5, 6],
      [1, 6],
    ],
  },
  shalwar: {
    outer: [
      [0.34, 244],
      [0.7, 216],
      [0.9, 158],
      [1, 154],
    ],
    inner: [
      [0.34, 2],
      [0.7, 12],
      [0.9, 34],
      [1, 36],
    ],
  },
  gharara: {
    outer: [
      [0.2, 196],
      [0.36, 192],
    ],
    inner: [
      [0.2, 10],
      [0.36, 14],
    ],
  },
}

export function lower(o: Lower): Panel[] {
  const random = rng(o.seed)
  const jitter = (k: number) => (random() - 0.5) * 2 * k
  const [sin, cos] = [Math.sin((o.lean * Math.PI) / 180), Math.cos((o.lean * Math.PI) / 180)]
  const k = o.wide
  const at = (x: number, y: number, corner?: 'c'): Point => {
    const p: Point = [o.x + x * k * cos - y * sin, o.y + x * k * sin + y * cos]
    if (corner) p[2] = corner
    return p
  }
  const local = (x: number, y: number): [number, number] => [
    ((x - o.x) * cos + (y - o.y) * sin) / k,
    -(x - o.x) * sin + (y - o.y) * cos,
  ]
  const len = o.length
  const rise = Math.min(318, len * 0.36)
  const leg = legs[o.kind]
  const below = len - rise
  const full = o.kind === 'gharara' ? rise + below * 0.36 : len
  const hip = o.kind === 'shalwar' ? 232 : o.kind === 'palazzo' ? 212 : 194
  const waist = 152
  const cuff = (side: 1 | -1): Point[] => {
    const [outerX, innerX] = [leg.outer.at(-1)?.[1] ?? 0, leg.inner.at(-1)?.[1] ?? 0]
    const points = Array.from({ length: 7 }, (_, i) => {
      const t = i / 6
      const x = lerp(outerX, innerX, t)
      return at(side * x, full + Math.sin(Math.PI * t) * 6, i === 0 || i === 6 ? 'c' : undefined)
    })
    return side > 0 ? points : points.reverse()
  }
  const down = (side: 1 | -1, edge: [number, number][]) =>
    edge.slice(0, -1).map(([t, x]) => at(side * x + jitter(2), rise + below * t))
  const shape: Point[] = [
    at(-waist, 26, 'c'),
    at(0, 32),
    at(waist, 26, 'c'),
    at(hip * 0.93, rise * 0.42),
    at(hip, rise * 0.86),
    ...down(1, leg.outer),
    ...cuff(1),
    ...down(1, leg.inner).reverse(),
    at(7, rise + 26),
    at(0, rise, 'c'),
    at(-7, rise + 26),
    ...down(-1, leg.inner),
    ...cuff(-1),
    ...down(-1, leg.outer).reverse(),
    at(-hip, rise * 0.86),
    at(-hip * 0.93, rise * 0.42),
  ]
  const fold = (points: [number, number][], rest: Omit<Fold, 'pts'>): Fold => ({
    pts: curve(
      points.map(([x, y]) => at(x, y)),
      6,
    ),
    ...rest,
  })
  const folds: Fold[] = []
  const middle = (t: number) => {
    const edge = (list: [number, number][], first: number) => {
      const all: [number, number][] = [[0, first], ...list]
      const next = all.findIndex(([share]) => share >= t)
      const place = (i: number): [number, number] => all[Math.max(0, i)] ?? [0, first]
      const [a, b] = [place(next - 1), place(next)]
      return lerp(a[1], b[1], b[0] === a[0] ? 0 : (t - a[0]) / (b[0] - a[0]))
    }
    const [outer, inner] = [edge(leg.outer, hip), edge(leg.inner, 4)]
    return { x: (outer + inner) / 2, half: (outer - inner) / 2 }
  }
  for (const side of [1, -1] as const) {
    // Whiskers that run out from the crotch, and the pull from hip to knee.
    for (let i = 0; i < 3; i++)
      folds.push(
        fold(
          [
            [side * 10, rise - 8 + i * 10],
            [side * 70, rise - 34 - i * 22 + jitter(8)],
            [side * (138 + i * 12), rise - 48 - i * 46 + jitter(10)],
          ],
          {
            w0: 6,
            w1: 13,
            amp: (2.3 + random() * 1.6) * (i % 2 ? -0.7 : 1),
            taper: 'fade',
            skew: 0.25 * side,
          },
        ),
      )
    const last = o.kind === 'gharara' ? 0.34 : 1
    const path = (u: number) =>
      [0.02, 0.35, 0.7, 1].map((t): [number, number] => {
        const m = middle(t * last)
        return [side * (m.x + m.half * u), rise + below * t * last + (t === 1 ? 8 : 0)]
      })
    const loose = o.kind === 'shalwar' ? 6 : o.kind === 'palazzo' ? 4 : 2
    for (let i = 0; i < loose; i++) {
      const u = ((i + 0.5 + jitter(0.18)) / loose) * 1.7 - 0.85
      folds.push(
        fold(path(u), {
          w0: 11,
          w1: o.kind === 'shalwar' ? 7 : 18,
          amp: (loose > 2 ? 3.4 + random() * 2.6 : 1.9 + random() * 1.5) * (i % 3 === 1 ? -0.75 : 1),
          taper: o.kind === 'shalwar' ? 'none' : 'grow',
          skew: jitter(0.45),
        }),
      )
    }
    if (loose === 2) folds.push(fold(path(0.02), { w0: 3.6, w1: 3, amp: 1.5, taper: 'none', skew: 0.3 }))
    for (let i = 0; i < 3; i++) {
      const t = (0.2 + i * 0.2 + jitter(0.04)) * last
      const m = middle(t)
      const y = rise + below * t
      folds.push(
        fold(
          [
            [side * (m.x - m.half * 0.95), y],
            [side * m.x, y + 20 + jitter(8)],
            [side * (m.x + m.half * 0.6), y + 10 + jitter(12)],
          ],
          { w0: 6, w1: 14, amp: (1.4 + random() * 1.2) * (i % 2 ? -1 : 1), taper: 'fade', skew: 0.2 },
        ),
      )
    }
    if (o.kind === 'churidar')
      for (let i = 0; i < 9; i++) {
        const t = 1 - (14 + i * 17) / below
        const m = middle(t)
        const y = rise + below * t
        folds.push(
          fold(
            [
              [side * (m.x - m.half), y - jitter(5)],
              [side * m.x, y + 7 + jitter(3)],
              [side * (m.x + m.half), y - jitter(5)],
            ],
            { w0: 5, w1: 5.4, amp: 2.1 + random() * 1.3, taper: 'none', skew: 0.3 },
          ),
        )
      }
  }
  const base: Panel = {
    base: o.base,
    map: (x, y) => local(x, y),
    lift: 0.9,
    thick: 1.3,
    amp: 0.8,
    seedX: 77,
    grain: o.lean,
    ...o.cloth,
    path: '',
  }
  const hemBand = (bottom: number, bulge: (x: number) => number): Band[] =>
    o.band
      ? [
          {
            tex: o.band.tex,
            solid: o.band.solid,
            map: (x, y) => {
              const [u, v] = local(x, y)
              return [u / (o.band?.k || 1), (bottom + bulge(u) - v) / (o.band?.k || 1)]
            },
          },
        ]
      : []
  const gathers = (depth: number) => (x: number, y: number, n: (a: number, b: number) => number) => {
    const [u, v] = local(x, y)
    const near = Math.exp(-Math.max(0, v - 30) / depth)
    return (
      near * (1.5 * Math.sin(u / 3.6 + n(u / 22, v / 60) * 2.4) + 0.9 * Math.sin(u / 2.1 + n(u / 9, 4) * 3))
    )
  }
  const stitch = (points: Point[], opacity = 0.5) =>
    `<path d="${d(points, false)}" fill="none" stroke="${shade(o.base, -0.32)}" stroke-opacity="${opacity}" stroke-width=".9" stroke-dasharray="3.2 1.8"/>`
  const panels: Panel[] = []
  const legSpan = (x: number) => {
    const [outer, inner] = [leg.outer.at(-1)?.[1] ?? 0, leg.inner.at(-1)?.[1] ?? 0]
    const t = Math.min(1, Math.max(0, (Math.abs(x) - inner) / (outer - inner)))
    return 3 + Math.sin(Math.PI * t) * 6
  }
  panels.push({
    ...base,
    path: d(outline(shape, 6)),
    pillow: 3.8,
    folds,
    heightFn: (x, y, n) => {
      const [u, v] = local(x, y)
      // The legs lie side by side: the seam between them is a valley up to the fly.
      const seam = v < rise ? -1.6 * Math.exp(-((u / 2.2) ** 2)) * smooth(30, 60, v) : 0
      return gathers(o.kind === 'shalwar' ? 120 : 58)(x, y, n) + seam
    },
    bands: o.kind === 'gharara' ? [] : hemBand(full, legSpan),
  })
  if (o.kind === 'gharara') panels.push(...flounces({ o, at, local, base, full, len, random, hemBand }))
  // The waistband: in front, its back half shows above the front one.
  const bandShape = (top: number, low: number, bow: number): Point[] => [
    at(-waist - 1, top, 'c'),
    at(0, top + bow),
    at(waist + 1, top, 'c'),
    at(waist + 2, low, 'c'),
    at(0, low + bow),
    at(-waist - 2, low, 'c'),
  ]
  if (!o.back)
    panels.unshift({
      ...base,
      base: shade(o.base, -0.16),
      path: d(outline(bandShape(-15, 30, -7), 7)),
      bands: [],
      heightFn: (x, y) => 1.4 * Math.sin(local(x, y)[0] / 3.1),
      lift: 0.8,
    })
  panels.push({
    ...base,
    path: d(outline(o.back ? bandShape(-15, 40, -7) : bandShape(-11, 33, 7), 7)),
    bands: [],
    lift: 0.3,
    thick: 2.4,
    pillow: 2,
    heightFn: (x, y, n) => {
      const [u, v] = local(x, y)
      return 1.7 * Math.sin(u / 3.3 + n(u / 16, 2) * 2.2) * (0.6 + 0.4 * Math.sin(v / 5))
    },
  })
  const cuffs = [1, -1].map(side => {
    const [outerX, innerX] = [leg.outer.at(-1)?.[1] ?? 0, leg.inner.at(-1)?.[1] ?? 0]
    const rows = o.kind === 'shalwar' ? [12, 22, 32, 42, 52] : [15]
    return rows
      .map(row =>
        stitch([
          at(side * innerX, full - row),
          at((side * (innerX + outerX)) / 2, full + 6 - row),
          at(side * outerX, full - row),
        ]),
      )
      .join('')
  })
  const seam = `<path d="${d([at(0, 36), at(1, rise * 0.6), at(0, rise + 4)], false)}" fill="none" stroke="#1c100a" stroke-opacity=".26" stroke-width="1.1"/>`
  panels.push({ overlay: seam + (o.kind === 'gharara' ? '' : cuffs.join('')) })
  return panels
}

/** The wide gathered half of a gharara, from the knee down, with its ribbon. */
function flounces({
  o,
  at,
  local,
  base,
  full,
  len,
  random,
  hemBand,
}: {
  o: Lower
  at: (x: number, y: number, corner?: 'c') => Point
  local: (x: number, y: number) => [number, number]
  base: Panel
  full: number
  len: number
  random: () => number
  hemBand: (bottom: number, bulge: (x: number) => number) => Band[]
}): Panel[] {
  const flare = o.flare ?? 150
  const top = full - 8
  const panels: Panel[] = []
  for (const side of [-1, 1]) {
    const phase = random() * 4
    const mid = (y: number) => side * lerp(103, flare * 0.97, smooth(top, len, y))
    const half = (y: number) => lerp(88, flare, Math.max(0, (y - top) / (len - top)) ** 0.8)
    const wave = (q: number) => Math.sin(q * 15 + phase) * 5 + 13 * (1 - q * q)
    const hem = Array.from({ length: 13 }, (_, i) => {
      const q = 1 - i / 6
      return at(mid(len) + q * flare, len + wave(q), i === 0 || i === 12 ? 'c' : undefined)
    })
    const edge = (s: number) => [0.3, 0.65].map(t => lerp(top, len, t)).map(y => at(mid(y) + s * half(y), y))
    panels.push({
      ...base,
      path: d(
        outline(
          [
            at(mid(top) - 88, top, 'c'),
            at(mid(top) + 88, top, 'c'),
            ...edge(1),
            ...hem,
            ...edge(-1).reverse(),
          ],
          6,
        ),
      ),
      seedX: side * 91,
      pillow: 3,
      heightFn: (x, y, n) => {
        const [u, v] = local(x, y)
        const t = Math.max(0, (v - top) / (len - top))
        const across = (u - mid(v)) / half(v)
        const q = across * 4.6 + n(across * 3 + phase, t) * 0.9 + phase
        return (
          8.5 * (0.5 - 0.5 * Math.cos(q * Math.PI * 2)) * smooth(0.02, 0.5, t) +
          2.4 * Math.sin(across * 60 + n(across * 9, t * 2) * 4) * Math.exp(-t * 4)
        )
      },
      bands: hemBand(len + 4, u => wave((u - mid(len)) / flare)),
    })
    const ribbon = [
      at(mid(top) - 91, top - 12, 'c'),
      at(mid(top) + 91, top - 12, 'c'),
      at(mid(top) + 92, top + 11, 'c'),
      at(mid(top), top + 15),
      at(mid(top) - 92, top + 11, 'c'),
    ]
    if (o.knee)
      panels.push({
        ...base,
        base: o.knee,
        path: d(outline(ribbon, 6)),
        lift: 0.2,
        thick: 2,
        bands: [],
        sheen: 0.25,
        gloss: 12,
      })
  }
  return panels
}
