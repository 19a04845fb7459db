// Seeded randomness, noise and tiny 2-D geometry. No dependencies.
export function rng(seed) {
  let a = 2166136261
  for (const c of String(seed)) {
    a ^= c.charCodeAt(0)
    a = Math.imul(a, 16777619)
  }
  return () => {
    a |= 0
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
export function makeNoise(seed) {
  // 2-D gradient noise, about -1..1
  const r = rng(seed),
    p = new Uint8Array(512),
    gx = new Float32Array(256),
    gy = new Float32Array(256)
  const perm = Array.from({ length: 256 }, (_, i) => i)
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(r() * (i + 1))
    ;[perm[i], perm[j]] = [perm[j], perm[i]]
  }
  for (let i = 0; i < 512; i++) p[i] = perm[i & 255]
  for (let i = 0; i < 256; i++) {
    const a = r() * Math.PI * 2
    gx[i] = Math.cos(a)
    gy[i] = Math.sin(a)
  }
  const f = t => t * t * t * (t * (t * 6 - 15) + 10)
  const n = (x, y) => {
    const xi = Math.floor(x),
      yi = Math.floor(y),
      xf = x - xi,
      yf = y - yi,
      X = xi & 255,
      Y = yi & 255
    const a = p[p[X] + Y],
      b = p[p[X + 1] + Y],
      c = p[p[X] + Y + 1],
      d = p[p[X + 1] + Y + 1]
    const u = f(xf),
      v = f(yf)
    const l1 = gx[a] * xf + gy[a] * yf,
      l2 = gx[b] * (xf - 1) + gy[b] * yf
    const l3 = gx[c] * xf + gy[c] * (yf - 1),
      l4 = gx[d] * (xf - 1) + gy[d] * (yf - 1)
    return (l1 + u * (l2 - l1) + v * (l3 + u * (l4 - l3) - (l1 + u * (l2 - l1)))) * 1.5
  }
  n.fbm = (x, y, o = 3) => {
    let s = 0,
      a = 1,
      t = 0
    for (let i = 0; i < o; i++) {
      s += a * n(x, y)
      t += a
      a *= 0.5
      x = x * 2.03 + 17.1
      y = y * 2.03 - 9.7
    }
    return s / t
  }
  return n
}
export const lerp = (a, b, t) => a + (b - a) * t
export const clamp = (x, a = 0, b = 1) => (x < a ? a : x > b ? b : x)
export const smooth = (a, b, x) => {
  const t = clamp((x - a) / (b - a))
  return t * t * (3 - 2 * t)
}
export const hex = c => {
  const n = parseInt(c.slice(1), 16)
  return [n >> 16, (n >> 8) & 255, n & 255]
}
const toHex = a =>
  '#' +
  a
    .map(v =>
      Math.round(clamp(v, 0, 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
export const mix = (a, b, t) => {
  const A = hex(a),
    B = hex(b)
  return toHex(A.map((v, i) => lerp(v, B[i], t)))
}
export const shade = (c, k) => (k < 0 ? mix(c, '#1c1210', -k) : mix(c, '#ffffff', k))

// polygons: arrays of [x,y]
export const tf = (pts, { x = 0, y = 0, r = 0, s = 1, sx = 1, sy = 1 } = {}) => {
  const a = (r * Math.PI) / 180,
    c = Math.cos(a),
    d = Math.sin(a)
  return pts.map(([px, py]) => {
    const qx = px * s * sx,
      qy = py * s * sy
    return [qx * c - qy * d + x, qx * d + qy * c + y]
  })
}
const F = n => Math.round(n * 100) / 100
export const d = (pts, close = true) =>
  `M${pts.map(p => `${F(p[0])} ${F(p[1])}`).join('L')}${close ? 'Z' : ''}`
// Smooth outline through points; a third element 'c' marks a corner. Closed.
export function outline(pts, samples = 10) {
  const n = pts.length,
    start = Math.max(
      0,
      pts.findIndex(p => p[2] === 'c'),
    ),
    out = []
  const P = i => pts[(start + i + n * 4) % n]
  for (let i = 0; i < n; i++) {
    const p1 = P(i),
      p2 = P(i + 1),
      p0 = p1[2] === 'c' ? p1 : P(i - 1),
      p3 = p2[2] === 'c' ? p2 : P(i + 2)
    for (let k = 0; k < samples; k++) {
      const t = k / samples,
        t2 = t * t,
        t3 = t2 * t
      out.push(
        [0, 1].map(
          j =>
            0.5 *
            (2 * p1[j] +
              (p2[j] - p0[j]) * t +
              (2 * p0[j] - 5 * p1[j] + 4 * p2[j] - p3[j]) * t2 +
              (3 * p1[j] - p0[j] - 3 * p2[j] + p3[j]) * t3),
        ),
      )
    }
  }
  return out
}
export function curve(pts, samples = 12) {
  // open Catmull-Rom
  const out = [],
    n = pts.length
  for (let i = 0; i < n - 1; i++) {
    const p0 = pts[Math.max(0, i - 1)],
      p1 = pts[i],
      p2 = pts[i + 1],
      p3 = pts[Math.min(n - 1, i + 2)]
    for (let k = 0; k < samples; k++) {
      const t = k / samples,
        t2 = t * t,
        t3 = t2 * t
      out.push(
        [0, 1].map(
          j =>
            0.5 *
            (2 * p1[j] +
              (p2[j] - p0[j]) * t +
              (2 * p0[j] - 5 * p1[j] + 4 * p2[j] - p3[j]) * t2 +
              (3 * p1[j] - p0[j] - 3 * p2[j] + p3[j]) * t3),
        ),
      )
    }
  }
  out.push(pts[n - 1].slice(0, 2))
  return out
}
export function resample(pts, step) {
  // even spacing, with tangent angle (deg)
  const out = []
  let need = 0
  for (let i = 0; i < pts.length - 1; i++) {
    const [ax, ay] = pts[i],
      [bx, by] = pts[i + 1],
      L = Math.hypot(bx - ax, by - ay)
    if (!L) continue
    while (need <= L) {
      const t = need / L
      out.push([ax + (bx - ax) * t, ay + (by - ay) * t, (Math.atan2(by - ay, bx - ax) * 180) / Math.PI])
      need += step
    }
    need -= L
  }
  return out
}
export const offset = (pts, k) =>
  pts.map((p, i) => {
    const a = pts[Math.max(0, i - 1)],
      b = pts[Math.min(pts.length - 1, i + 1)],
      L = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [p[0] - ((b[1] - a[1]) / L) * k, p[1] + ((b[0] - a[0]) / L) * k]
  })
