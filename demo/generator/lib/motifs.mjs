// Motifs are polygons; techniques turn polygons into SVG (printed ink, satin stitch, chain, knots).
import { curve, d, resample, rng, shade, tf } from './geo.mjs'

const N = n => Math.round(n * 100) / 100

export const petal = (len, w, tip = 0.75) => {
  // tip < .7 gives a pointed petal, 1.3+ a round one
  const o = [],
    q = tip < 0.7 ? 1 : 0.72,
    f = t => w * 0.5 * Math.max(0, Math.sin(Math.PI * t ** tip)) ** q
  for (let i = 0; i <= 22; i++) o.push([f(i / 22), (-len * i) / 22])
  for (let i = 22; i >= 0; i--) o.push([-f(i / 22), (-len * i) / 22])
  return o
}
export const notched = (len, w) => {
  const o = []
  for (let i = -12; i <= 12; i++) {
    const a = i / 12
    const r = len * (1 - 0.22 * Math.exp(-(a * a) / 0.03)) * (1 - 0.35 * Math.abs(a) ** 3)
    o.push([Math.sin(a * 0.95) * w * 0.62 * (r / len) * 1.1, -r * Math.cos(a * 0.75)])
  }
  return [[0, 0], ...o]
}
export const leaf = (len, w, bend = 0) => {
  const L = [],
    R = []
  for (let i = 0; i <= 18; i++) {
    const t = i / 18,
      cx = bend * t * t,
      hw = w * 0.5 * Math.sin(Math.PI * t ** 0.8) * (1 - 0.25 * t)
    L.push([cx - hw, -len * t])
    R.unshift([cx + hw, -len * t])
  }
  return [...L, ...R]
}
export const circle = (r, n = 28) =>
  Array.from({ length: n }, (_, i) => [
    Math.cos((i / n) * 2 * Math.PI) * r,
    Math.sin((i / n) * 2 * Math.PI) * r,
  ])
export const star = (n, R, r) =>
  Array.from({ length: n * 2 }, (_, i) => {
    const k = i % 2 ? r : R,
      a = (i * Math.PI) / n - Math.PI / 2
    return [Math.cos(a) * k, Math.sin(a) * k]
  })
// Boteh (paisley): a swept teardrop whose spine curls; inset 0..1 gives concentric rings.
export function boteh(h = 100, w = 56, curl = 1, inset = 0) {
  const L = [],
    R = [],
    n = 46
  let x = 0,
    y = 0,
    ang = -Math.PI / 2 - 0.18 * curl
  for (let i = 0; i <= n; i++) {
    const t = i / n
    const base = t < 0.34 ? Math.sqrt(Math.max(0, 1 - (1 - t / 0.34) ** 2)) : (1 - (t - 0.34) / 0.66) ** 0.86
    const hw = Math.max(0, w * 0.5 * base - inset * w * 0.5)
    const nx = -Math.sin(ang),
      ny = Math.cos(ang)
    if (hw > 0 || i === n) {
      L.push([x + nx * hw, y + ny * hw])
      R.unshift([x - nx * hw, y - ny * hw])
    }
    const step = h / n
    x += Math.cos(ang) * step
    y += Math.sin(ang) * step
    ang += curl * (0.012 + 0.13 * t ** 3.2)
  }
  return [...L, ...R]
}

// --- techniques -----------------------------------------------------------
export const fill = (pts, c, o = 1) =>
  `<path d="${d(pts)}" fill="${c}"${o < 1 ? ` fill-opacity="${o}"` : ''}/>`
export const line = (pts, c, w = 1, { close = false, dash = '', o = 1, cap = 'round' } = {}) =>
  `<path d="${d(pts, close)}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="${cap}" stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash}"` : ''}${o < 1 ? ` stroke-opacity="${o}"` : ''}/>`
export const dot = (x, y, r, c, o = 1) =>
  `<circle cx="${N(x)}" cy="${N(y)}" r="${N(r)}" fill="${c}"${o < 1 ? ` fill-opacity="${o}"` : ''}/>`

// Satin stitch: hatch a polygon with parallel threads at an angle, each thread a slightly different tone.
export function satin(pts, angle, c, { gap = 0.9, w = 1, vary = 0.12, seed = 'satin', jitter = 0.5 } = {}) {
  const r = rng(seed + pts.length + N(pts[0][0]) + angle),
    P = tf(pts, { r: -angle })
  let lo = 1e9,
    hi = -1e9,
    out = []
  for (const p of P) {
    lo = Math.min(lo, p[1])
    hi = Math.max(hi, p[1])
  }
  const tones = [-2, -1, 0, 1, 2].map(k => shade(c, (k * vary) / 2)),
    seg = [[], [], [], [], []]
  for (let y = lo + gap / 2; y < hi; y += gap) {
    const xs = []
    for (let i = 0; i < P.length; i++) {
      const a = P[i],
        b = P[(i + 1) % P.length]
      if (a[1] <= y !== b[1] <= y) xs.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
    }
    xs.sort((a, b) => a - b)
    for (let k = 0; k + 1 < xs.length; k += 2) {
      if (xs[k + 1] - xs[k] < 0.2) continue
      const q = tf(
        [
          [xs[k] - r() * jitter, y],
          [xs[k + 1] + r() * jitter, y],
        ],
        { r: angle },
      )
      seg[Math.floor(r() * 5)].push(`M${N(q[0][0])} ${N(q[0][1])}L${N(q[1][0])} ${N(q[1][1])}`)
    }
  }
  seg.forEach((s, i) => {
    if (s.length)
      out.push(
        `<path d="${s.join('')}" stroke="${tones[i]}" stroke-width="${w}" fill="none" stroke-linecap="round"/>`,
      )
  })
  return out.join('')
}
// Petal filled with threads that fan from the base: two satin halves either side of the midrib.
export const fanPetal = (pts, mid, c, o = {}) => satin(pts, mid + 62, c, o)
export function chain(pts, c, { step = 3.2, w = 2.1, tone = 0.16 } = {}) {
  return resample(pts, step)
    .map(
      ([x, y, a], i) =>
        `<ellipse cx="${N(x)}" cy="${N(y)}" rx="${N(step * 0.62)}" ry="${N(w * 0.5)}" transform="rotate(${N(a + (i % 2 ? 9 : -9))} ${N(x)} ${N(y)})" fill="${i % 2 ? shade(c, tone) : shade(c, -tone * 0.6)}"/>`,
    )
    .join('')
}
export function stem(pts, c, { step = 2.6, w = 1.5 } = {}) {
  // stem stitch: short slanted strokes
  const s = []
  for (const [x, y, a] of resample(pts, step)) {
    const q = tf(
      [
        [-step * 0.75, w * 0.22],
        [step * 0.75, -w * 0.22],
      ],
      { r: a, x, y },
    )
    s.push(`M${N(q[0][0])} ${N(q[0][1])}L${N(q[1][0])} ${N(q[1][1])}`)
  }
  return `<path d="${s.join('')}" stroke="${c}" stroke-width="${w}" stroke-linecap="round" fill="none"/>`
}
export const run = (pts, c, { on = 3, off = 2.2, w = 1.1, o = 1 } = {}) =>
  line(pts, c, w, { dash: `${on} ${off}`, o })
export const knot = (x, y, r, c) =>
  `<circle cx="${N(x)}" cy="${N(y)}" r="${N(r)}" fill="${c}"/><path d="M${N(x - r * 0.5)} ${N(y + r * 0.15)}a${N(r * 0.5)} ${N(r * 0.5)} 0 0 1 ${N(r)} ${N(-r * 0.2)}" stroke="${shade(c, -0.22)}" stroke-width="${N(r * 0.28)}" fill="none"/>`
export const knots = (pts, r, c, step) =>
  resample(pts, step)
    .map(([x, y]) => knot(x, y, r, c))
    .join('')
export const bead = (x, y, r, c) =>
  `<circle cx="${N(x)}" cy="${N(y)}" r="${N(r)}" fill="${shade(c, -0.25)}"/><circle cx="${N(x - r * 0.12)}" cy="${N(y - r * 0.12)}" r="${N(r * 0.78)}" fill="${c}"/><circle cx="${N(x - r * 0.32)}" cy="${N(y - r * 0.34)}" r="${N(r * 0.28)}" fill="#fff" fill-opacity=".85"/>`
export const mirror = (x, y, r, thread, _id) =>
  `<circle cx="${N(x)}" cy="${N(y)}" r="${N(r)}" fill="#aeb6bb"/><path d="M${N(x - r * 0.85)} ${N(y + r * 0.2)}L${N(x + r * 0.3)} ${N(y - r * 0.85)}L${N(x + r * 0.75)} ${N(y - r * 0.5)}L${N(x - r * 0.45)} ${N(y + r * 0.75)}Z" fill="#f2f5f4" fill-opacity=".9"/><path d="M${N(x + r * 0.1)} ${N(y + r * 0.85)}L${N(x + r * 0.85)} ${N(y + r * 0.05)}L${N(x + r * 0.6)} ${N(y + r * 0.65)}Z" fill="#7d878d" fill-opacity=".8"/>` +
  (() => {
    const s = []
    const n = Math.max(12, Math.round(r * 4.2))
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 2 * Math.PI,
        b = a + 0.22
      s.push(
        `M${N(x + Math.cos(a) * r * 0.82)} ${N(y + Math.sin(a) * r * 0.82)}L${N(x + Math.cos(b) * r * 1.34)} ${N(y + Math.sin(b) * r * 1.34)}`,
      )
    }
    return `<path d="${s.join('')}" stroke="${thread}" stroke-width="${N(Math.max(0.7, r * 0.2))}" stroke-linecap="round" fill="none"/>`
  })()
export const at = (svg, x, y, r = 0, s = 1) =>
  `<g transform="translate(${N(x)} ${N(y)}) rotate(${N(r)}) scale(${N(s)})">${svg}</g>`

// --- composite printed motifs ---------------------------------------------
export function flower({ n = 5, R = 14, w = 11, c, c2, eye, out, kind = 'petal', rot = 0, ow = 0.7 }) {
  let s = ''
  const mk = (L, W) => (kind === 'notch' ? notched(L, W) : petal(L, W, kind === 'round' ? 1.45 : 1.05))
  for (let i = 0; i < n; i++) {
    const r = rot + (i * 360) / n
    s += fill(tf(mk(R, w), { r }), c)
    if (out) s += line(tf(mk(R, w), { r }), out, ow, { close: true })
    if (c2) s += fill(tf(mk(R * 0.62, w * 0.5), { r }), c2)
  }
  if (eye) {
    s += dot(0, 0, R * 0.22, eye)
    for (let i = 0; i < n * 2; i++) {
      const a = ((rot + (i * 180) / n) * Math.PI) / 180
      s += dot(Math.sin(a) * R * 0.36, -Math.cos(a) * R * 0.36, R * 0.045 + 0.25, eye)
    }
  }
  return s
}
export function sprig({ h = 60, c, c2, eye, leafc, out, n = 5, kind = 'notch' }) {
  // block-print buta: flower on a stem with leaves
  const st = curve([
    [0, 0],
    [2, -h * 0.25],
    [-1.5, -h * 0.5],
    [0, -h * 0.72],
  ])
  let s = line(st, leafc, 1.3)
  for (const [t, sd, L] of [
    [0.12, 1, 0.3],
    [0.2, -1, 0.32],
    [0.36, 1, 0.26],
    [0.44, -1, 0.24],
  ]) {
    const p = st[Math.floor(t * (st.length - 1))]
    s += fill(tf(leaf(h * L, h * 0.105, sd * h * 0.06), { r: sd * 48, x: p[0], y: p[1] }), leafc)
  }
  for (const sd of [1, -1]) {
    const p = st[Math.floor(0.62 * (st.length - 1))]
    s += line(curve([p, [sd * h * 0.1, -h * 0.6], [sd * h * 0.2, -h * 0.66]]), leafc, 0.9)
    s += fill(tf(petal(h * 0.11, h * 0.085, 1), { r: sd * 38, x: sd * h * 0.2, y: -h * 0.65 }), c2 || c)
  }
  s += at(flower({ n, R: h * 0.23, w: h * 0.2, c, c2, eye, out, kind, rot: 18 }), 0, -h * 0.8)
  return s
}
