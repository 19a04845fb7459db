// A dupatta: a long scarf in soft pleats, thrown over one shoulder of the garment and falling past its hem.
import { d, lerp, outline, rng, shade, smooth } from './geo.mjs'
import type { Panel, Point, Surface } from './panel.ts'

interface Edge {
  tex: { w: number; h: number }
  solid?: boolean
  k?: number
}

export interface Drape {
  seed: string
  /** Places of the middle line and half widths, from the shoulder to the end; y only grows. */
  line: [y: number, x: number, half: number][]
  /** How much lower the top edge is at its outer end: the slope of the shoulder. */
  slope: number
  base: string
  tile?: unknown
  scale?: number
  edge?: Edge
  end?: Edge
  tassel?: string | null
  cloth: Surface
}

export function drape(o: Drape): Panel {
  const random = rng(o.seed)
  const first = o.line[0] ?? [0, 0, 1]
  const last = o.line.at(-1) ?? first
  const [y0, y1] = [first[0], last[0]]
  /** Between the given places, along a smooth line. */
  const place = (y: number): { x: number; half: number } => {
    const i = Math.max(
      0,
      Math.min(
        o.line.length - 2,
        o.line.findLastIndex(([top]) => top <= y),
      ),
    )
    const get = (j: number) => o.line[Math.max(0, Math.min(o.line.length - 1, j))] ?? first
    const [a, b, before, after] = [get(i), get(i + 1), get(i - 1), get(i + 2)]
    const t = Math.max(0, Math.min(1.2, (y - a[0]) / (b[0] - a[0])))
    const spline = (k: 1 | 2) =>
      0.5 *
      (2 * a[k] +
        (b[k] - before[k]) * t +
        (2 * before[k] - 5 * a[k] + 4 * b[k] - after[k]) * t * t +
        (3 * a[k] - before[k] - 3 * b[k] + after[k]) * t * t * t)
    return { x: spline(1), half: spline(2) }
  }
  const phase = random() * 9
  const tilt = (u: number) => -u * o.slope * 0.5
  const endWave = (u: number) => Math.sin(u * 7 + phase) * 5 + Math.sin(u * 17 + phase * 2) * 2.2 - u * 10
  const side = (u: 1 | -1): Point[] =>
    Array.from({ length: 17 }, (_, i) => {
      const t = i / 16
      const y = lerp(y0, y1, t)
      const { x, half } = place(y)
      const wobble = Math.sin(t * 19 + phase * u) * 2.4 * smooth(0.05, 0.3, t)
      const cornered = i === 0 || i === 16
      const p: Point = [x + u * (half + wobble), y + (i === 0 ? tilt(u) : i === 16 ? endWave(u) : 0)]
      if (cornered) p[2] = 'c'
      return p
    })
  const across = (y: number, from: number, to: number, lift: (u: number) => number): Point[] =>
    Array.from({ length: 11 }, (_, i) => {
      const u = lerp(from, to, (i + 1) / 12)
      const { x, half } = place(y)
      return [x + u * half, y + lift(u)]
    })
  const path = d(
    outline(
      [
        ...side(1),
        ...across(y1, 1, -1, endWave),
        ...side(-1).reverse(),
        ...across(y0, -1, 1, u => tilt(u) - 7 * (1 - u * u) + Math.sin(u * 9 + phase) * 1.6),
      ],
      5,
    ),
  )
  // Uneven pleats: each rises slowly and falls quickly, and all of them open towards the end.
  const cuts = [-1]
  while ((cuts.at(-1) ?? 1) < 0.82) cuts.push((cuts.at(-1) ?? 0) + 0.27 + random() * 0.3)
  cuts.push(1.06)
  const sign = cuts.map(() => (random() > 0.35 ? 1 : -1))
  const depth = cuts.map(() => 0.7 + random() * 0.6)
  const local = (x: number, y: number): [number, number] => {
    const p = place(y)
    return [(x - p.x) / p.half, y]
  }
  const wide = o.line.reduce((most, [, , half]) => Math.max(most, half), 0) * 1.5
  return {
    base: o.base,
    tile: o.tile,
    path,
    map: (x, y) => {
      const [u, v] = local(x, y)
      return [(u * wide) / (o.scale ?? 1), v / (o.scale ?? 1)]
    },
    heightFn: (x, y, n) => {
      const [u0, v] = local(x, y)
      const u = u0 + n(v / 310, phase) * 0.09 + n(v / 120 + 7, u0 * 1.4) * 0.03
      const t = (v - y0) / (y1 - y0)
      let height = 0
      for (let i = 0; i < cuts.length - 1; i++) {
        const a = (cuts[i] ?? 0) + (i ? n(v / 420, i * 3.1) * 0.07 : -0.1)
        const b = (cuts[i + 1] ?? 1) + n(v / 420, i * 3.1 + 3.1) * 0.07
        if (u < a || u >= b) continue
        const q = (u - a) / (b - a)
        const p = (sign[i] ?? 1) > 0 ? q : 1 - q
        const rise =
          p < 0.68
            ? Math.sin((p / 0.68) * Math.PI * 0.5)
            : 0.5 + 0.5 * Math.cos(((p - 0.68) / 0.32) * Math.PI)
        height += rise * (b - a) * wide * 0.068 * (depth[i] ?? 1)
      }
      const open = lerp(1, 0.62, smooth(0.45, 1, t))
      const roll = (v - y0 - tilt(u0)) / 20
      return (
        height * open * smooth(-0.4, 1.6, roll) + n(x / 40, y / 150) * 1.1 - 10 * Math.exp(-roll * roll * 1.4)
      )
    },
    amp: 0.6,
    lift: 0.8,
    thick: 1.5,
    seedX: 900,
    bend: 0.3,
    bands: [
      ...(o.end
        ? [
            {
              tex: o.end.tex,
              solid: o.end.solid,
              map: (x: number, y: number): [number, number] => {
                const [u] = local(x, y)
                return [(u * wide) / (o.end?.k || 1), (y1 + endWave(u) - y) / (o.end?.k || 1)]
              },
            },
          ]
        : []),
      ...(o.edge
        ? [1, -1].map(at => ({
            tex: o.edge?.tex,
            solid: o.edge?.solid,
            map: (x: number, y: number): [number, number] => {
              const p = place(y)
              return [y / (o.edge?.k || 1), (p.half - at * (x - p.x)) / (o.edge?.k || 1)]
            },
          }))
        : []),
    ],
    ...o.cloth,
  }
}

/** Tassels hang from the end, under the cloth. */
export function tassels(o: Drape): Panel[] {
  if (!o.tassel) return []
  const last = o.line.at(-1) ?? [0, 0, 0]
  const random = rng(`${o.seed}tassels`)
  let marks = ''
  for (let i = 0; i < 11; i++) {
    const u = ((i + 0.5) / 11) * 2 - 1
    const [x, y] = [last[1] + u * last[2] * 0.96, last[0] - u * 10 - 3]
    for (let strand = -3; strand <= 3; strand++)
      marks += `<path d="M${x} ${y}q${strand * 0.9} 14 ${strand * 1.3 + random() * 2 - 1} ${30 + random() * 4}" stroke="${shade(o.tassel, strand % 2 ? -0.14 : 0.1)}" stroke-width="1.3" fill="none"/>`
    marks += `<rect x="${x - 2.8}" y="${y + 8}" width="5.6" height="3" rx="1" fill="${shade(o.tassel, -0.25)}"/>`
  }
  return [{ overlay: `<g>${marks}</g>` }]
}
