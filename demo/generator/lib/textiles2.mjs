// More repeats and borders. Same contract as textiles.mjs: { w, h, svg, kind, relief, centres } in garment units.
import { curve, mix, resample, rng, shade, tf } from './geo.mjs'
import * as m from './motifs.mjs'
import { band, tile } from './textiles.mjs'

const TAU = Math.PI * 2
const wave = (w, n, f) => Array.from({ length: n + 1 }, (_, i) => f(i / n, (i / n) * w))
const rect = (x, y, w, h, c, o = 1) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${c}"${o < 1 ? ` fill-opacity="${o}"` : ''}/>`
const spread = (r, n, w, h, gap) => {
  // seeded points that keep their distance across the tile edges
  const pts = []
  for (let k = 0; pts.length < n && k < 6000; k++) {
    const x = r() * w,
      y = r() * h
    if (
      pts.every(
        p =>
          Math.hypot(
            Math.min(Math.abs(p[0] - x), w - Math.abs(p[0] - x)),
            Math.min(Math.abs(p[1] - y), h - Math.abs(p[1] - y)),
          ) > gap,
      )
    )
      pts.push([x, y])
  }
  return pts
}
export const dense = r => ({ gap: 0.95, w: 0.9, vary: 0.16, ...r })

// satin-stitched flower: petals, outline, knotted heart
export function stitchedFlower(R, c, heart, { n = 5, round = 1.35, outlineC, wide = 0.8 } = {}) {
  let s = ''
  for (let i = 0; i < n; i++) {
    const P = tf(m.petal(R, R * wide, round), { r: (i * 360) / n })
    s += m.satin(P, (i * 360) / n + 58, i % 2 ? shade(c, 0.07) : c, dense())
    if (outlineC) s += m.stem([...P, P[0]], outlineC, { step: 2.2, w: 0.9 })
  }
  for (let i = 0; i < 6; i++)
    s += m.knot(Math.cos(i * 1.047) * R * 0.19, Math.sin(i * 1.047) * R * 0.19, R * 0.1 + 0.3, heart)
  return s
}
// layered garden rose for large printed flowers
export function rose(R, c, { n = 7, tips = 0.45, eye = '#f3d9a0', dark = -0.3 } = {}) {
  let s = ''
  for (const [k, t, off, nn] of [
    [1, mix(c, '#ffffff', tips), 0, n],
    [0.8, mix(c, '#ffffff', tips * 0.45), 24, n],
    [0.58, c, 8, n - 1],
    [0.38, shade(c, dark * 0.6), 30, n - 2],
  ])
    for (let i = 0; i < nn; i++) {
      const P = tf(m.notched(R * k, R * k * 1.12), { r: off + (i * 360) / nn })
      s += m.fill(P, t) + m.line(P, shade(c, dark), 0.5, { close: true, o: 0.5 })
      for (const q of [-11, 0, 11])
        s += m.line(
          tf(
            [
              [0, -R * k * 0.42],
              [0, -R * k * 0.72],
            ],
            { r: off + (i * 360) / nn + q },
          ),
          shade(c, dark),
          0.45,
          { o: 0.42 },
        )
    }
  s += m.dot(0, 0, R * 0.15, shade(c, dark))
  for (let i = 0; i < 8; i++)
    s += m.dot(Math.cos(i * 0.785) * R * 0.16, Math.sin(i * 0.785) * R * 0.16, R * 0.032 + 0.3, eye)
  return s
}
const veined = (L, W, bend, c, o) => {
  const rib = Array.from({ length: 7 }, (_, i) => [bend * (i / 6) ** 2, (-L * i) / 6])
  const s = m.fill(tf(m.leaf(L, W, bend), o), c) + m.line(tf(rib, o), shade(c, 0.35), 0.6, { o: 0.75 })
  return s
}

/* ---------- printed ---------- */
export function bloom({ c, c2, c3, leaf, eye, w = 196, h = 226, seed = 'bloom' }) {
  const put = (x, y, R, col, a, n) => {
    let g = ''
    for (const q of [28, 112, 196, 300])
      g += veined(
        R * (1.3 + (q % 3) * 0.09),
        R * 0.66,
        R * 0.22 * (q % 8 ? 1 : -1),
        q % 3 ? leaf : mix(leaf, c3, 0.28),
        { r: q + a },
      )
    for (const q of [48, 170, 290]) {
      const st = curve([
        [0, 0],
        [R * 0.9, -R * 0.3],
        [R * 1.62, -R * 0.18],
      ])
      g += `<g transform="rotate(${q + a})">${m.line(st, leaf, 1.2)}${m.fill(tf(m.petal(11, 8), { x: R * 1.62, y: -R * 0.12, r: 70 }), c3)}${m.fill(tf(m.petal(7, 4), { x: R * 1.62, y: -R * 0.12, r: 82 }), mix(c3, '#ffffff', 0.35))}</g>`
    }
    return m.at(g + rose(R, col, { n, eye }), x, y, 0)
  }
  let s =
    put(w * 0.28, h * 0.24, 33, c, 0, 7) +
    put(w * 0.78, h * 0.72, 30, c2, 40, 7) +
    put(w * 0.77, h * 0.16, 18, c3, 15, 6) +
    put(w * 0.25, h * 0.7, 20, c3, 70, 6)
  const r = rng(seed)
  for (const [x, y] of [
    [0.52, 0.43],
    [0.04, 0.47],
    [0.5, 0.92],
    [0.99, 0.93],
    [0.53, 0.06],
  ]) {
    const a = r() * 360
    s += m.at(
      m.flower({ n: 5, R: 8.5, w: 8, c: mix(c2, '#ffffff', 0.25), c2: c, eye, kind: 'notch', rot: a }) +
        veined(15, 6, 2, leaf, { r: 120 + a }) +
        veined(15, 6, -2, leaf, { r: 190 + a }),
      w * x,
      h * y,
    )
  }
  return tile(w, h, s)
}
export function gingham({ c, w = 34, o = 0.5 }) {
  let s = ''
  for (let i = 0; i < 17; i++)
    s += rect(i, -1, 0.62, w + 2, c, o * 1.15) + rect(-1, i, w + 2, 0.62, c, o * 1.15)
  s = rect(0, -1, w / 2, w + 2, c, o * 0.62) + rect(-1, 0, w + 2, w / 2, c, o * 0.62) + s
  return tile(w, w, s, { inkwear: 0 })
}
export function khes({ c, c2, w = 56 }) {
  // tattersall check with broken woven lines
  let s = ''
  for (const [x, t, k] of [
    [8, 2.6, c],
    [14, 1, c2],
    [36, 1.4, c],
    [40, 0.9, c],
    [44, 1.4, c],
  ])
    s += rect(x, -1, t, w + 2, k, 0.78) + rect(-1, x, w + 2, t, k, 0.6)
  for (let y = 2; y < w; y += 4) s += rect(26, y, 1.3, 2.1, c2) + rect(y, 26, 2.1, 1.3, c2)
  return tile(w, w, s)
}
export function leheriya({ cols, w = 120, h = 84 }) {
  let s = ''
  const n = cols.length * 2
  for (let i = -n; i < n * 2; i++) {
    const y0 = (i * h) / n,
      th = h / n - (i % 2 ? 4.2 : 1.6),
      up = [],
      dn = []
    for (let k = 0; k <= 60; k++) {
      const x = (k / 60) * w,
        z = Math.abs((((x / w) * 2) % 2) - 1) * 42,
        e = Math.sin(k * 1.9 + i) * 0.55
      up.push([x, y0 + z + e])
      dn.unshift([x, y0 + z + th - e])
    }
    s += m.fill([...up, ...dn], cols[((i % cols.length) + cols.length) % cols.length], 0.94)
  }
  // keep the tile vertical-periodic: stripes repeat every h
  return { w, h, svg: s, kind: 'ink', relief: 0 }
}
export function ikat({ c, c2, c3, w = 104, h = 148 }) {
  const f = (P, col, j) => m.satin(P, 90, col, { gap: 1.15, w: 1.3, vary: 0.1, jitter: j, seed: 'ikat' })
  const dia = (x, y, a, b) =>
    tf(
      [
        [0, -b],
        [a * 0.55, -b * 0.45],
        [a, 0],
        [a * 0.55, b * 0.45],
        [0, b],
        [-a * 0.55, b * 0.45],
        [-a, 0],
        [-a * 0.55, -b * 0.45],
      ],
      { x, y },
    )
  const one = (x, y) =>
    f(dia(x, y, 38, 62), c, 8) +
    f(dia(x, y, 27, 44), c2, 7) +
    f(dia(x, y, 16, 26), c3, 6) +
    f(dia(x, y, 6.5, 11), c, 4)
  let s = one(w / 2, h * 0.25 + 8) + one(0, h * 0.75 + 8) + one(w, h * 0.75 + 8)
  for (const [x, y] of [
    [0, h * 0.25 + 8],
    [w, h * 0.25 + 8],
    [w / 2, h * 0.75 + 8],
  ])
    s += f(dia(x, y, 8, 15), c2, 4)
  return tile(w, h, s)
}
export function kashi({ c, c2, c3, line = '#ffffff', w = 108 }) {
  const k = w / 2
  let s = ''
  const star = (x, y) => {
    const A = m.star(8, 33, 24)
    let g =
      m.fill(tf(A, { r: 22.5 }), c) +
      m.line(tf(A, { r: 22.5 }), line, 1.5, { close: true }) +
      m.line(tf(m.star(8, 29, 21), { r: 22.5 }), c2, 0.8, { close: true })
    for (let i = 0; i < 8; i++)
      g +=
        m.fill(tf(m.petal(18, 7.4, 1.1), { r: i * 45 }), i % 2 ? c2 : line) +
        m.fill(tf(m.petal(11, 3.4, 1.1), { r: i * 45 }), i % 2 ? line : c2)
    return m.at(g + m.dot(0, 0, 4.4, c3) + m.dot(0, 0, 1.7, line), x, y)
  }
  const cross = (x, y) => {
    let g = ''
    for (let i = 0; i < 4; i++)
      g +=
        m.fill(tf(m.leaf(21, 10, 0), { r: i * 90 + 45 }), c3) +
        m.fill(tf(m.leaf(15, 4.6, 0), { r: i * 90 + 45, y: 0 }), line, 0.85) +
        m.line(
          tf(
            curve([
              [0, -6],
              [6, -17],
              [15, -19],
            ]),
            { r: i * 90 },
          ),
          c2,
          1.2,
        ) +
        m.dot(Math.cos((i * Math.PI) / 2) * 22, Math.sin((i * Math.PI) / 2) * 22, 2.2, c2)
    return m.at(g + m.dot(0, 0, 4, c) + m.dot(0, 0, 1.6, line), x, y)
  }
  for (const [x, y] of [
    [0, 0],
    [w, 0],
    [0, w],
    [w, w],
  ])
    s += star(x, y)
  s += star(k, k).replace(/^/, '')
  for (const [x, y] of [
    [k, 0],
    [k, w],
    [0, k],
    [w, k],
  ])
    s += cross(x, y)
  return tile(w, w, s)
}
export function cypress({ c, c2, c3, leaf, eye, w = 104, h = 170 }) {
  const one = (x, y, fl) => {
    const P = []
    for (let i = 0; i <= 30; i++) {
      const t = i / 30
      P.push([20 * Math.sin(Math.PI * t ** 0.62) * (1 - t * 0.35) + 10 * t ** 5 * 0, -t * 98])
    }
    const L = P.map(p => [-p[0], p[1]]).reverse()
    const tree = [...P, ...L].map(([a, b]) => [a + Math.max(0, -b - 78) * 0.55, b])
    let g = m.fill(tree, c) + m.line(tree, c2, 1.3, { close: true })
    for (let i = 0; i < 7; i++) {
      const yy = -12 - i * 11
      for (const sd of [1, -1])
        g += m.fill(tf(m.leaf(11 - i * 0.7, 4.6, sd), { x: sd * 1.5, y: yy, r: sd * 48 }), c2)
      g += m.dot(0, yy - 5, 1.5, eye)
    }
    g += m.line(
      [
        [0, 0],
        [0, 15],
      ],
      leaf,
      2.4,
    )
    for (const sd of [1, -1]) {
      g +=
        m.line(
          curve([
            [0, 12],
            [sd * 15, 6],
            [sd * 24, -12],
          ]),
          leaf,
          1.2,
        ) +
        m.at(m.flower({ n: 5, R: 8, w: 7.4, c: c3, c2: eye, eye: c2, kind: 'notch' }), sd * 25, -17) +
        veined(13, 5.5, sd * 2, leaf, { x: sd * 11, y: 8, r: sd * 105 })
    }
    return `<g transform="translate(${x} ${y}) scale(${fl} 1)">${g}</g>`
  }
  let s = one(w * 0.26, h * 0.6, 1) + one(w * 0.76, h * 1.1, -1)
  for (const [x, y] of [
    [0.76, 0.36],
    [0.26, 0.86],
  ])
    s += m.at(m.flower({ n: 6, R: 6, w: 5, c: c3, eye, kind: 'petal' }), w * x, h * y)
  return tile(w, h, s, {
    centres: [
      [0.26, 0.36, 64],
      [0.76, 0.86, 64],
      [0.76, 0.36, 6],
      [0.26, 0.86, 6],
    ],
  })
}
export function irises({ c, c2, leaf, eye, w = 112, h = 150 }) {
  const one = (x, y, fl) => {
    const st = curve([
      [0, 34],
      [4, 14],
      [-3, -8],
      [2, -28],
    ])
    let g = m.line(st, leaf, 1.7)
    for (const [a, b, L, q] of [
      [0, 34, 46, -24],
      [1, 33, 40, 22],
      [0, 32, 28, -52],
      [1, 32, 26, 50],
    ])
      g += veined(L, 7.5, q * 0.35, leaf, { x: a, y: b, r: q })
    g += m.at(
      [-112, -62, 62, 112]
        .map(
          q =>
            m.fill(tf(m.petal(19, 11, 0.95), { r: q }), Math.abs(q) > 90 ? c : c2) +
            m.fill(tf(m.petal(12, 4), { r: q }), mix(c2, '#ffffff', 0.45)),
        )
        .join('') +
        [-24, 24, 0]
          .map(
            q =>
              m.fill(tf(m.petal(24, 12.5, 0.9), { r: q }), q ? c : c2) +
              m.line(
                tf(
                  [
                    [0, -5],
                    [0, -19],
                  ],
                  { r: q },
                ),
                mix(c, '#ffffff', 0.5),
                0.6,
              ),
          )
          .join('') +
        m.dot(0, -1, 2.6, eye),
      2,
      -32,
    )
    return `<g transform="translate(${x} ${y}) scale(${fl} 1)">${g}</g>`
  }
  return tile(
    w,
    h,
    one(w * 0.25, h * 0.44, 1) +
      one(w * 0.75, h * 0.94, -1) +
      m.dot(w * 0.75, h * 0.27, 2, leaf) +
      m.dot(w * 0.25, h * 0.78, 2, leaf),
    {
      centres: [
        [0.25, 0.38, 42],
        [0.75, 0.88, 42],
        [0.75, 0.27, 4],
        [0.25, 0.78, 4],
      ],
    },
  )
}
export function rally({ cols, w = 96 }) {
  // ralli patchwork: blocks of triangles and squares, hand-quilted with running stitch
  const q = w / 2
  let s = ''
  const block = (x, y, a, b, c2, kind) => {
    let g = rect(x, y, q, q, a)
    const u = q / 4
    if (kind) {
      for (const [i, j] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ])
        g += m.fill(
          [
            [x + (i * q) / 2, y + (j * q) / 2],
            [x + ((i + 1) * q) / 2, y + (j * q) / 2],
            [x + (i * q) / 2, y + ((j + 1) * q) / 2],
          ],
          b,
        )
    } else {
      g +=
        m.fill(tf(m.star(4, q * 0.46, q * 0.325), { x: x + q / 2, y: y + q / 2 }), b) +
        m.fill(tf(m.star(4, u * 1.1, u * 0.78), { x: x + q / 2, y: y + q / 2 }), c2)
    }
    for (let k = 4; k < q; k += 5.6)
      g += m.run(
        [
          [x, y + k],
          [x + q, y + k],
        ],
        mix(a, '#ffffff', 0.55),
        { on: 2, off: 2.6, w: 0.55, o: 0.85 },
      )
    return g
  }
  s +=
    block(0, 0, cols[0], cols[1], cols[2], 0) +
    block(q, 0, cols[2], cols[3], cols[0], 1) +
    block(0, q, cols[3], cols[0], cols[1], 1) +
    block(q, q, cols[1], cols[2], cols[3], 0)
  return tile(w, w, s)
}
/* ---------- children's prints ---------- */
const kite = (c, c2, t) => {
  let g =
    m.fill(
      [
        [0, -15],
        [0, 13],
        [-11, -2],
      ],
      c,
    ) +
    m.fill(
      [
        [0, -15],
        [11, -2],
        [0, 13],
      ],
      c2,
    ) +
    m.line(
      [
        [0, -15],
        [0, 13],
      ],
      t,
      0.7,
    ) +
    m.line(
      [
        [-11, -2],
        [11, -2],
      ],
      t,
      0.7,
    )
  const tail = curve([
    [0, 13],
    [6, 20],
    [-3, 27],
    [4, 35],
  ])
  g += m.line(tail, t, 0.9)
  for (const i of [10, 20, 30]) {
    const p = tail[i]
    g +=
      m.fill(
        [
          [p[0], p[1]],
          [p[0] - 5, p[1] - 3],
          [p[0] - 4, p[1] + 3],
        ],
        i === 20 ? c : c2,
      ) +
      m.fill(
        [
          [p[0], p[1]],
          [p[0] + 5, p[1] - 3],
          [p[0] + 4, p[1] + 3],
        ],
        i === 20 ? c : c2,
      )
  }
  return g
}
const mango = (c, leaf, blush) =>
  m.fill(m.boteh(27, 22, 0.75, 0), c) +
  m.fill(tf(m.boteh(17, 11, 0.75, 0), { x: -3.2, y: -3 }), blush, 0.55) +
  m.line(
    curve([
      [8, -26],
      [9, -32],
      [13, -36],
    ]),
    leaf,
    1.4,
  ) +
  m.fill(tf(m.leaf(18, 7, 4), { x: 10, y: -32, r: 108 }), leaf) +
  m.fill(tf(m.leaf(15, 6, -3), { x: 10, y: -32, r: 20 }), leaf)
const bird = (c, c2, c3, leaf) => {
  let g =
    m.fill(tf(m.leaf(25, 8.5, -3), { x: 10, y: 3, r: 116 }), c2) +
    m.fill(tf(m.petal(30, 17, 1.15), { x: 14, y: 4, r: -78 }), c) +
    m.fill(tf(m.circle(7.2), { x: -12, y: -6 }), c) +
    m.fill(
      [
        [-18.4, -7.6],
        [-25, -4.8],
        [-18, -3.4],
      ],
      c3,
    ) +
    m.dot(-13.6, -7.4, 1.25, '#2a1f1c')
  g +=
    m.fill(tf(m.leaf(21, 11, 5), { x: -6, y: 1, r: 84 }), c2) +
    m.line(
      tf(
        [
          [0, -5],
          [2, -15],
        ],
        { x: -6, y: 1, r: 84 },
      ),
      c3,
      1,
    ) +
    m.line(
      [
        [1, 10],
        [0, 16],
      ],
      c3,
      1.1,
    ) +
    m.line(
      [
        [5, 10],
        [5, 16],
      ],
      c3,
      1.1,
    )
  g +=
    m.line(
      curve([
        [-24, 17],
        [0, 16],
        [26, 19],
      ]),
      leaf,
      1.5,
    ) +
    m.fill(tf(m.leaf(11, 5.5), { x: 22, y: 18, r: 40 }), leaf) +
    m.fill(tf(m.leaf(11, 5.5), { x: -19, y: 17, r: 155 }), leaf) +
    m.fill(tf(m.leaf(9, 5), { x: -22, y: 17, r: -50 }), leaf)
  return g
}
const butterfly = (c, c2, t) =>
  [1, -1]
    .map(
      sd =>
        m.fill(tf(m.petal(17, 15, 1.35), { r: sd * 52 }), c) +
        m.fill(tf(m.petal(12, 11, 1.3), { r: sd * 118 }), c2) +
        m.dot(sd * 9.6, -7.4, 2, c2) +
        m.dot(sd * 6.8, 3.8, 1.5, c) +
        m.line(
          curve([
            [0, -6],
            [sd * 2.4, -12],
            [sd * 5, -14],
          ]),
          t,
          0.8,
        ),
    )
    .join('') + m.fill(tf(m.petal(17, 3.6), { y: 8 }), t)
const moon = c => {
  const o = m.circle(11, 40),
    i = m.circle(9.4, 40).map(([x, y]) => [x + 4.6, y - 2.6])
  return `<path fill-rule="evenodd" fill="${c}" d="M${o
    .slice(3, 36)
    .map(p => p.map(v => v.toFixed(1)).join(' '))
    .join('L')}L${i
    .slice(4, 35)
    .reverse()
    .map(p => p.map(v => v.toFixed(1)).join(' '))
    .join('L')}Z"/>`
}
export function toss({ kind, cols, leaf, eye, w = 168, h = 180, seed = 'toss', n, gap, turn = 24 }) {
  // children's tossed motifs: kite, mango, bird, butterfly, moon
  const r = rng(seed + kind),
    N = n || { kite: 7, mango: 9, bird: 7, butterfly: 9, moon: 11 }[kind],
    G = gap || { kite: 50, mango: 45, bird: 56, butterfly: 42, moon: 38 }[kind]
  let s = ''
  const pts = spread(r, N, w, h, G)
  pts.forEach(([x, y], i) => {
    const a = cols[i % cols.length],
      b = cols[(i + 1) % cols.length],
      c = cols[(i + 2) % cols.length]
    let g
    if (kind === 'kite') g = kite(a, b, leaf)
    else if (kind === 'mango') g = `<g transform="translate(0 14)">${mango(a, leaf, b)}</g>`
    else if (kind === 'bird') g = `<g transform="scale(${i % 2 ? -1 : 1} 1)">${bird(a, b, c, leaf)}</g>`
    else if (kind === 'butterfly') g = butterfly(a, b, leaf)
    else g = i % 3 === 0 ? moon(a) : m.fill(m.star(5, i % 2 ? 8.4 : 6, i % 2 ? 3.7 : 2.6), a)
    s += m.at(g, x, y, (r() - 0.5) * 2 * (kind === 'butterfly' ? 70 : turn))
  })
  for (const [x, y] of spread(rng(`${seed}d`), 34, w, h, 19))
    if (
      pts.every(
        p =>
          Math.hypot(
            Math.min(Math.abs(p[0] - x), w - Math.abs(p[0] - x)),
            Math.min(Math.abs(p[1] - y), h - Math.abs(p[1] - y)),
          ) >
          G * 0.6,
      )
    )
      s +=
        kind === 'moon'
          ? m.dot(x, y, 1.2, eye || cols[0])
          : kind === 'bird' || kind === 'mango'
            ? m.at(
                m.flower({
                  n: 5,
                  R: 4.6,
                  w: 4.4,
                  c: cols[2] || cols[0],
                  eye: eye || '#fff3cf',
                  kind: 'petal',
                }),
                x,
                y,
              )
            : m.dot(x, y, 1.5, cols[2] || cols[0])
  return tile(w, h, s)
}
export function pinstripe({ c, c2, w = 38 }) {
  let s = ''
  for (const [x, t, k] of [
    [4, 5.5, c],
    [13, 0.9, c2],
    [20, 0.9, c2],
    [30, 0.7, c],
  ])
    s += rect(x, -1, t, 42, k, 0.9)
  return tile(w, 40, s)
}
export function bindi({ c, c2, w = 46 }) {
  return tile(
    w,
    w,
    m.dot(w * 0.25, w * 0.25, 4.2, c) +
      m.dot(w * 0.75, w * 0.75, 4.2, c2 || c) +
      m.dot(w * 0.75, w * 0.25, 1.2, c2 || c) +
      m.dot(w * 0.25, w * 0.75, 1.2, c),
  )
}
/* ---------- thread and woven ---------- */
const shadowPetal = (P, t, sh) => m.fill(P, t, sh) + m.line(P, t, 1, { close: true, dash: '1.7 .9' })
export function chikanJaal({ t = '#ffffff', sh = 0.5, w = 132, h = 150 }) {
  const strand = (x0, ph) => {
    const V = Array.from({ length: 61 }, (_, i) => [x0 + Math.sin((i / 60 + ph) * TAU) * 22, (i / 60) * h])
    let s = m.stem(V, t, { w: 1.7 })
    resample(V, h / 10)
      .slice(0, 10)
      .forEach(([x, y, a], i) => {
        const sd = i % 2 ? 1 : -1,
          P = tf(m.leaf(16, 7, 3 * sd), { x, y, r: a + 90 + sd * 55 })
        s +=
          i % 3
            ? m.fanPetal(P, a + 90 + sd * 55, t, { gap: 0.95, w: 0.85, vary: 0.05 })
            : shadowPetal(P, t, sh)
      })
    for (const [q, sd, R, n] of [
      [0.24, -1, 17, 6],
      [0.74, 1, 14, 5],
    ]) {
      const y = q * h,
        x = x0 + Math.sin((q + ph) * TAU) * 22 + sd * 25
      s += m.stem(
        [
          [x - sd * 25, y + 4],
          [x - sd * 10, y + 4],
          [x, y],
        ],
        t,
        { w: 1.5 },
      )
      for (let i = 0; i < n; i++)
        s +=
          shadowPetal(tf(m.petal(R, R * 0.8, 1.4), { x, y, r: (i * 360) / n }), t, sh) +
          m.satin(tf(m.petal(R * 0.5, R * 0.26), { x, y, r: (i * 360) / n }), (i * 360) / n, t, {
            gap: 0.9,
            w: 0.8,
            vary: 0.05,
          })
      for (let i = 0; i < 7; i++)
        s += m.knot(x + Math.cos(i * 0.9) * R * 0.22, y + Math.sin(i * 0.9) * R * 0.22, 1.3, t)
    }
    return s
  }
  return tile(w, h, `${strand(w * 0.25, 0)}<g transform="translate(0 ${h / 2})">${strand(w * 0.75, 0)}</g>`, {
    kind: 'thread',
    relief: 0.9,
  })
}
export function chikanKeri({ t = '#ffffff', sh = 0.5, w = 104, h = 128 }) {
  const one = (x, y, fl) => {
    const B = m.boteh(54, 33, 1, 0),
      I = m.boteh(54, 33, 1, 0.34)
    let g =
      m.fill(B, t, sh * 0.55) +
      m.chain(B, t, { step: 2.6, w: 2, tone: 0.05 }) +
      m.run(I, t, { on: 1.8, off: 1.1, w: 0.9 })
    for (const [a, b] of resample(m.boteh(54, 33, 1, 0.2), 6)) g += m.knot(a, b, 1.05, t)
    for (let i = 0; i < 5; i++)
      g += m.fanPetal(tf(m.petal(8.5, 7, 1.4), { x: 0.5, y: -17, r: i * 72 }), i * 72, t, {
        gap: 0.95,
        w: 0.8,
        vary: 0.05,
      })
    for (const q of [150, 180, 210])
      g += m.fanPetal(tf(m.leaf(12, 5.4), { y: 2, r: q }), q, t, { gap: 0.95, w: 0.8, vary: 0.05 })
    return `<g transform="translate(${x} ${y}) scale(${fl} 1)">${g}</g>`
  }
  let s = one(w * 0.25, h * 0.46, 1) + one(w * 0.75, h * 0.96, -1)
  for (const [x, y] of [
    [0.75, 0.24],
    [0.25, 0.74],
  ])
    for (let i = 0; i < 5; i++)
      s += m.knot(w * x + Math.cos(i * 1.257) * 4, h * y + Math.sin(i * 1.257) * 4, 1.25, t)
  return tile(w, h, s, {
    kind: 'thread',
    relief: 0.9,
    centres: [
      [0.25, 0.31, 34],
      [0.75, 0.81, 34],
      [0.75, 0.24, 8],
      [0.25, 0.74, 8],
    ],
  })
}
export function phanda({ t = '#ffffff', w = 52, h = 60 }) {
  // grains of knotted stitch in small clusters
  let s = ''
  for (const [x, y] of [
    [0.25, 0.25],
    [0.75, 0.75],
  ]) {
    for (let i = 0; i < 6; i++)
      s += m.knot(w * x + Math.cos(i * 1.047) * 4.6, h * y + Math.sin(i * 1.047) * 4.6, 1.5, t)
    s +=
      m.knot(w * x, h * y, 1.8, t) +
      m.stem(
        [
          [w * x, h * y + 7],
          [w * x + 1, h * y + 15],
        ],
        t,
        { w: 1.3 },
      )
    for (const sd of [1, -1])
      s += m.fanPetal(tf(m.leaf(8, 4, sd), { x: w * x, y: h * y + 13, r: sd * 56 }), sd * 56, t, {
        gap: 0.95,
        w: 0.8,
        vary: 0.05,
      })
  }
  return tile(w, h, s, {
    kind: 'thread',
    relief: 0.9,
    centres: [
      [0.25, 0.33, 16],
      [0.75, 0.83, 16],
    ],
  })
}
export function reshamButi({ cols, leaf, gold, w = 100, h = 118 }) {
  const one = (x, y, c, fl) => {
    const st = curve([
      [0, 24],
      [3, 10],
      [-1, -4],
    ])
    let g = m.stem(st, leaf, { w: 1.6 })
    for (const [i, sd] of [
      [6, 1],
      [12, -1],
    ]) {
      const p = st[i]
      g += m.fanPetal(tf(m.leaf(14, 6.4, 3 * sd), { x: p[0], y: p[1], r: sd * 58 }), sd * 58, leaf, dense())
    }
    g += m.at(stitchedFlower(13, c, gold), -1, -10)
    return `<g transform="translate(${x} ${y}) scale(${fl} 1)">${g}</g>`
  }
  let s = one(w * 0.25, h * 0.27, cols[0], 1) + one(w * 0.75, h * 0.77, cols[1] || cols[0], -1)
  for (const [x, y] of [
    [0.75, 0.26],
    [0.25, 0.76],
  ])
    for (let i = 0; i < 4; i++)
      s += m.knot(w * x + Math.cos(i * 1.571) * 2.8, h * y + Math.sin(i * 1.571) * 2.8, 1.4, gold)
  return tile(w, h, s, {
    kind: 'thread',
    relief: 1,
    centres: [
      [0.25, 0.28, 30],
      [0.75, 0.78, 30],
      [0.75, 0.26, 7],
      [0.25, 0.76, 7],
    ],
  })
}
export function mukaish({ c = '#d9c48a', w = 44, h = 44 }) {
  let s = ''
  for (const [x, y] of [
    [0.25, 0.25],
    [0.75, 0.75],
  ]) {
    s += m.satin(tf(m.star(4, 4.6, 2.6), { x: w * x, y: h * y }), 0, c, { gap: 0.8, w: 0.8, vary: 0.3 })
  }
  for (const [x, y] of [
    [0.75, 0.25],
    [0.25, 0.75],
  ])
    s += m.dot(w * x, h * y, 1.15, c)
  return tile(w, h, s, {
    kind: 'zari',
    relief: 0.5,
    centres: [
      [0.25, 0.25, 6],
      [0.75, 0.75, 6],
      [0.75, 0.25, 3],
      [0.25, 0.75, 3],
    ],
  })
}
const Z = { gap: 0.9, w: 0.78, vary: 0.18, jitter: 0.25 }
export function zariChand({ c, c2, w = 82, h = 82 }) {
  // round woven medallions
  const one = (x, y) => {
    let g = ''
    for (let i = 0; i < 8; i++)
      g += m.satin(tf(m.petal(13.5, 8, 1.25), { r: i * 45 }), 0, i % 2 && c2 ? c2 : c, Z)
    return m.at(g + m.satin(m.circle(4), 0, c, Z), x, y)
  }
  let s = one(w * 0.25, h * 0.25) + one(w * 0.75, h * 0.75)
  for (const [x, y] of [
    [0.75, 0.25],
    [0.25, 0.75],
  ])
    s += m.satin(tf(m.star(4, 5, 2.2), { x: w * x, y: h * y }), 0, c, Z)
  return tile(w, h, s, {
    kind: 'zari',
    relief: 0.45,
    centres: [
      [0.25, 0.25, 15],
      [0.75, 0.75, 15],
      [0.75, 0.25, 6],
      [0.25, 0.75, 6],
    ],
  })
}
export function zariKeri({ c, c2, w = 86, h = 112 }) {
  // slim woven boteh with a sprig inside
  const one = (x, y, fl) => {
    const sub = (a, b) => m.satin(a, 0, b, Z)
    let g = ''
    for (let k = 0; k < 2; k++) {
      const A = m.boteh(46, 27, 1.05, k ? 0.34 : 0),
        B = m.boteh(46, 27, 1.05, k ? 0.52 : 0.17)
      g += sub([...A, A[0], B[0], ...B.slice().reverse()], k && c2 ? c2 : c)
    }
    g += sub(tf(m.petal(9, 5), { y: -11 }), c)
    for (const r of [142, 180, 218]) g += sub(tf(m.leaf(12, 4.6), { r, y: 2 }), c)
    return `<g transform="translate(${x} ${y}) scale(${fl} 1)">${g}</g>`
  }
  let s = one(w * 0.25, h * 0.45, 1) + one(w * 0.75, h * 0.95, -1)
  for (const [x, y] of [
    [0.75, 0.26],
    [0.25, 0.76],
  ])
    for (let i = 0; i < 4; i++) s += m.satin(tf(m.petal(4.6, 3), { x: w * x, y: h * y, r: i * 90 }), 0, c, Z)
  return tile(w, h, s, {
    kind: 'zari',
    relief: 0.45,
    centres: [
      [0.25, 0.33, 30],
      [0.75, 0.83, 30],
      [0.75, 0.26, 7],
      [0.25, 0.76, 7],
    ],
  })
}
export function zariJaal({ c, c2, w = 92, h = 124 }) {
  // woven ogee net with a flower in each cell
  let s = ''
  const side = dir =>
    Array.from({ length: 41 }, (_, i) => [
      dir > 0 ? (w / 4) * (1 - Math.cos((i / 40) * TAU)) : w - (w / 4) * (1 - Math.cos((i / 40) * TAU)),
      (i / 40) * h,
    ])
  for (const P of [side(1), side(-1)]) {
    for (const [x, y, a] of resample(P, h / 26))
      s += m.satin(tf(m.petal(5.4, 3), { x, y, r: a + 90 }), 0, c, Z)
  }
  const fl = (x, y) => {
    let g = ''
    for (let i = 0; i < 6; i++)
      g += m.satin(tf(m.petal(11, 7.4, 1.3), { r: i * 60 }), 0, i % 2 && c2 ? c2 : c, Z)
    for (const sd of [1, -1]) g += m.satin(tf(m.leaf(13, 5, sd * 3), { y: 11, r: sd * 142 }), 0, c, Z)
    return m.at(
      g +
        m.satin(
          [
            [-0.9, 9],
            [0.9, 9],
            [0.9, 24],
            [-0.9, 24],
          ],
          0,
          c,
          Z,
        ),
      x,
      y - 4,
    )
  }
  s += fl(w / 2, 0) + fl(w / 2, h) + fl(0, h / 2) + fl(w, h / 2)
  for (const [x, y] of [
    [w / 2, h / 2],
    [0, 0],
    [w, 0],
    [0, h],
    [w, h],
  ])
    s += m.at(m.satin(tf(m.star(4, 7, 4), {}), 0, c, Z), x, y)
  return tile(w, h, s, { kind: 'zari', relief: 0.45 })
}
// cross-stitch from a character grid: letters index cols (a, b, c, d), '.' is empty
export function cross(rows, cols, u) {
  let s = ''
  const by = {}
  rows.forEach((row, j) => {
    for (const [i, ch] of [...row].entries()) {
      if (ch === '.') continue
      by[ch] ??= []
      by[ch].push(
        `M${(i * u + u * 0.1).toFixed(1)} ${(j * u + u * 0.1).toFixed(1)}l${(u * 0.8).toFixed(1)} ${(u * 0.8).toFixed(1)}m0 ${(-u * 0.8).toFixed(1)}l${(-u * 0.8).toFixed(1)} ${(u * 0.8).toFixed(1)}`,
      )
    }
  })
  for (const [ch, p] of Object.entries(by))
    s += `<path d="${p.join('')}" stroke="${cols[ch.charCodeAt(0) - 97]}" stroke-width="${(u * 0.34).toFixed(2)}" stroke-linecap="round" fill="none"/>`
  return s
}
export const starRows = [
  '......a......',
  '.....aba.....',
  '....abbba....',
  '.c.aabcbaa.c.',
  '..aabcccbaa..',
  '.abbccdccbba.',
  'abbbcdddcbbba',
  '.abbccdccbba.',
  '..aabcccbaa..',
  '.c.aabcbaa.c.',
  '....abbba....',
  '.....aba.....',
  '......a......',
]

/* ---------- borders: u along the edge; drawn with the hem edge at the bottom ---------- */
export function gotaBorder({ c, c2, ground, h = 62 }) {
  const w = 36
  let s = ground ? rect(-1, 14, w + 2, h, ground) : ''
  s += m.satin(
    [
      [-2, h - 9],
      [w + 2, h - 9],
      [w + 2, h],
      [-2, h],
    ],
    0,
    c,
    { ...Z, vary: 0.24 },
  )
  for (let i = 0; i < 2; i++) {
    const x = i * 18
    s +=
      m.satin(
        [
          [x, h - 11],
          [x + 9, h - 30],
          [x + 18, h - 11],
        ],
        90,
        c,
        { ...Z, vary: 0.24 },
      ) +
      m.satin(
        [
          [x + 5, h - 12],
          [x + 9, h - 21],
          [x + 13, h - 12],
        ],
        0,
        c2,
        Z,
      )
  }
  for (const [x, k] of [
    [w / 2, 1],
    [0, 0.74],
    [w, 0.74],
  ])
    for (const q of [-48, 0, 48])
      s += m.satin(tf(m.petal(17 * k, 8.5 * k, 1.15), { x, y: 27, r: q }), q, q ? c : c2, {
        ...Z,
        vary: 0.22,
      })
  return band(w, h, s, { kind: 'zari', relief: 0.8 })
}
export function laceBorder({ c = '#ffffff', h = 60 }) {
  const w = 44
  let s = rect(-1, h - 6, w + 2, 6, c, 0.95) + rect(-1, h - 42, w + 2, 3.2, c, 0.95)
  const arc = (x, y, R, o = {}) =>
    m.line(
      Array.from({ length: 19 }, (_, i) => {
        const a = Math.PI + (i / 18) * Math.PI
        return [x + Math.cos(a) * R, y + Math.sin(a) * R]
      }),
      c,
      o.w || 2.1,
      { dash: o.dash || '' },
    )
  for (const x of [0, w / 2, w])
    s += arc(x, h - 42, 11) + arc(x, h - 42, 6.4, { w: 1.5, dash: '1.6 1.4' }) + m.dot(x, h - 55.5, 1.9, c)
  for (const x of [w * 0.25, w * 0.75]) {
    for (let i = 0; i < 6; i++)
      s += m.line(tf(m.petal(11.5, 7, 1.4), { x, y: h - 22.5, r: i * 60 }), c, 1.6, { close: true })
    s += m.dot(x, h - 22.5, 2.6, c)
  }
  for (const x of [0, w / 2, w])
    s +=
      m.line(
        [
          [x, h - 38],
          [x, h - 8],
        ],
        c,
        1.3,
      ) +
      m.line(
        [
          [x - 6, h - 8],
          [x + 6, h - 38],
        ],
        c,
        1,
      ) +
      m.line(
        [
          [x + 6, h - 8],
          [x - 6, h - 38],
        ],
        c,
        1,
      ) +
      m.line(tf(m.circle(3.4), { x, y: h - 23 }), c, 1.6, { close: true })
  return band(w, h, s, { kind: 'thread', relief: 1 })
}
export function ribbonBorder({ c, c2, c3, h = 58 }) {
  const w = 30
  let s =
    rect(-1, h - 34, w + 2, 34, c) +
    rect(-1, h - 38, w + 2, 3, c2) +
    rect(-1, h - 47, w + 2, 1.5, c) +
    rect(-1, h - 52, w + 2, 1.5, c)
  for (const y of [h - 31, h - 3])
    s += m.run(
      [
        [-1, y],
        [w + 1, y],
      ],
      mix(c, '#ffffff', 0.3),
      { on: 3, off: 2, w: 0.7 },
    )
  if (c3)
    for (let x = 7.5; x < w; x += 15)
      s +=
        m.at(m.flower({ n: 4, R: 7, w: 6, c: c3, eye: c2, rot: 45 }), x, h - 17) +
        m.dot(x + 7.5, h - 17, 1.3, c2)
  return band(w, h, s)
}
export function kashiBorder({ c, c2, c3, line = '#ffffff', ground, h = 92 }) {
  const w = 60
  let s = rect(-1, 14, w + 2, h, ground || c)
  for (const [y, t, k] of [
    [14, 2.4, line],
    [19, 5, c2],
    [h - 13, 2, line],
    [h - 10, 6, c2],
    [h - 2, 3, line],
  ])
    s += rect(-1, y, w + 2, t, k)
  for (let x = 3; x < w; x += 6) s += m.dot(x, 21.6, 1.1, line) + m.dot(x, h - 6.8, 1.2, line)
  const y = 24 + (h - 38) / 2
  s +=
    m.line(
      wave(w, 40, (t, x) => [x, y + Math.sin(t * TAU) * 12]),
      line,
      1.4,
    ) +
    m.line(
      wave(w, 40, (t, x) => [x, y - Math.sin(t * TAU) * 12]),
      c2,
      1.4,
    )
  for (const [x, k] of [
    [w * 0.25, c3],
    [w * 0.75, c2],
  ]) {
    for (let i = 0; i < 6; i++)
      s +=
        m.fill(tf(m.petal(13, 8.6, 1.3), { x, y, r: i * 60 }), line) +
        m.fill(tf(m.petal(9, 4.4, 1.2), { x, y, r: i * 60 }), k)
    s += m.dot(x, y, 3, c)
  }
  for (const x of [0, w / 2, w])
    for (const q of [1, -1]) s += m.fill(tf(m.leaf(15, 6), { x, y, r: q > 0 ? 0 : 180 }), line, 0.95)
  return band(w, h, s)
}
export function crossBorder({ cols, u = 4.2 }) {
  const rows = [
    '....d....d....d...',
    '...ddd..ddd..ddd..',
    'dddddddddddddddddd',
    '..................',
    '......a...........',
    '.....aba.......c..',
    '....abbba.....ccc.',
    '...abbcbba...ccdcc',
    '..abbcdcbba.ccdddc',
    '...abbcbba...ccdcc',
    '....abbba.....ccc.',
    '.....aba.......c..',
    '......a...........',
    '..................',
    'dddddddddddddddddd',
    'bbbbbbbbbbbbbbbbbb',
    'dddddddddddddddddd',
  ]
  const w = 18 * u,
    h = rows.length * u
  return band(w, h, cross(rows, cols, u), { kind: 'floss', relief: 0.9 })
}
export function kanthaBorder({ cols, h = 96 }) {
  const w = 120
  let s = ''
  for (let i = 0; i < 4; i++)
    s += m.run(
      [
        [-1, h - 4 - i * 5],
        [w + 1, h - 4 - i * 5],
      ],
      cols[i % cols.length],
      { on: 4.4, off: 3.2, w: 1.5 },
    )
  const lotus = (x, k, a, b) => {
    let g = ''
    for (const [q, L, W] of [
      [-74, 26, 11],
      [74, 26, 11],
      [-44, 32, 13],
      [44, 32, 13],
      [-18, 36, 13],
      [18, 36, 13],
      [0, 37, 12],
    ]) {
      const P = tf(m.petal(L * k, W * k, 0.9), { r: q })
      g += m.run([...P, P[0]], Math.abs(q) < 30 ? a : b, { on: 3, off: 1.8, w: 1.25 })
      for (const z of [0.66, 0.38])
        g += m.run(tf(m.petal(L * k * z, W * k * z, 0.9), { r: q, y: -2 }), Math.abs(q) < 30 ? a : b, {
          on: 2.4,
          off: 1.8,
          w: 0.95,
        })
    }
    return m.at(g, x, h - 26)
  }
  s += lotus(w * 0.25, 1.15, cols[0], cols[1]) + lotus(w * 0.75, 0.8, cols[1], cols[2] || cols[0])
  for (const x of [w * 0.5, 0, w])
    for (let i = 0; i < 3; i++) s += m.knot(x, h - 30 - i * 9, 1.9 - i * 0.3, cols[(i + 1) % cols.length])
  for (let i = 0; i < 2; i++)
    s += m.run(
      wave(w, 48, (t, x) => [x, 17 + i * 5 + Math.sin(t * TAU * 2) * 4]),
      cols[(i + 1) % cols.length],
      { on: 4, off: 3, w: 1.2 },
    )
  return band(w, h, s, { kind: 'thread', relief: 0.9 })
}
export function rallyBorder({ cols, h = 72 }) {
  const w = 48
  let s = rect(-1, 8, w + 2, h, cols[0])
  for (let i = 0; i < 4; i++) {
    const x = i * 12
    s +=
      m.fill(
        [
          [x, 20],
          [x + 6, 10],
          [x + 12, 20],
        ],
        cols[1],
      ) +
      m.fill(
        [
          [x, h - 16],
          [x + 6, h - 6],
          [x + 12, h - 16],
        ],
        cols[2],
      )
  }
  s +=
    m.fill(tf(m.star(4, 19, 13.4), { x: w / 2, y: h / 2 + 2 }), cols[3]) +
    m.fill(tf(m.star(4, 9, 6.4), { x: w / 2, y: h / 2 + 2 }), cols[1])
  for (const x of [0, w]) s += m.fill(tf(m.star(4, 13, 9.2), { x, y: h / 2 + 2 }), cols[2])
  for (const y of [22, h - 18, h - 3])
    s += m.run(
      [
        [-1, y],
        [w + 1, y],
      ],
      '#f7efe0',
      { on: 2.6, off: 2.2, w: 0.9 },
    )
  return band(w, h, s)
}
export function reshamBorder({ cols, leaf, gold, h = 106 }) {
  const w = 116
  let s = ''
  s +=
    m.satin(
      [
        [-2, h - 7],
        [w + 2, h - 7],
        [w + 2, h - 1],
        [-2, h - 1],
      ],
      0,
      gold,
      { ...Z, vary: 0.2 },
    ) +
    m.chain(
      [
        [-1, h - 13],
        [w + 1, h - 13],
      ],
      cols[0],
      { step: 3, w: 2 },
    )
  const V = wave(w, 48, (t, x) => [x, h * 0.52 + Math.sin(t * TAU) * 13])
  s += m.stem(V, leaf, { w: 1.9 })
  resample(V, w / 12)
    .slice(0, 12)
    .forEach(([x, y, a], i) => {
      const sd = i % 2 ? 1 : -1
      s += m.fanPetal(
        tf(m.leaf(16, 7, 3 * sd), { x, y, r: a + 90 + sd * 56 }),
        a + sd * 56,
        i % 3 ? leaf : shade(leaf, 0.18),
        dense(),
      )
    })
  s +=
    m.at(stitchedFlower(18, cols[0], gold, { n: 6 }), w * 0.25, h * 0.5 - 8) +
    m.at(stitchedFlower(16, cols[1], gold), w * 0.75, h * 0.54 + 8) +
    m.at(stitchedFlower(9, cols[2] || cols[0], gold), w * 0.5, h * 0.28) +
    m.at(stitchedFlower(9, cols[2] || cols[1], gold), 0, h * 0.74) +
    m.at(stitchedFlower(9, cols[2] || cols[1], gold), w, h * 0.74)
  for (let i = 0; i < 8; i++) s += m.knot((w * (i + 0.5)) / 8, 8 + (i % 2) * 3, 1.5, gold)
  return band(w, h, s, { kind: 'thread', relief: 1 })
}
export function templeBorder({ c, c2, ground, h = 84 }) {
  const w = 30
  let s = ground ? rect(-1, 28, w + 2, h, ground) : ''
  s += m.satin(
    [
      [0, 29],
      [w / 2, 3],
      [w, 29],
    ],
    0,
    c,
    { ...Z, vary: 0.22 },
  )
  s +=
    m.satin(
      [
        [-2, 32],
        [w + 2, 32],
        [w + 2, 36],
        [-2, 36],
      ],
      0,
      c,
      Z,
    ) +
    m.satin(
      [
        [-2, h - 22],
        [w + 2, h - 22],
        [w + 2, h],
        [-2, h],
      ],
      0,
      c,
      { ...Z, vary: 0.24 },
    ) +
    m.satin(
      [
        [-2, h - 15],
        [w + 2, h - 15],
        [w + 2, h - 11],
        [-2, h - 11],
      ],
      0,
      c2,
      Z,
    )
  for (const [x, k] of [
    [w / 2, c],
    [0, c2],
    [w, c2],
  ])
    s += m.satin(tf(m.star(4, 9, 5), { x, y: (h + 12) / 2 }), 0, k, Z)
  return band(w, h, s, { kind: 'zari', relief: 0.7 })
}
export function scallopBorder({ t = '#ffffff', h = 74 }) {
  const w = 60
  let s = ''
  for (const _x of [0, w]) s += ''
  const sc = k => wave(w, 40, (q, x) => [x, h - 4 - Math.abs(Math.sin(Math.PI * q * 2)) * 11 - k])
  s += m.chain(sc(0), t, { step: 2.7, w: 2.3, tone: 0.05 }) + m.stem(sc(7), t, { w: 1.3 })
  for (const x of [w * 0.25, w * 0.75]) {
    for (const q of [-58, -29, 0, 29, 58])
      s += shadowPetal(tf(m.petal(q ? 19 : 23, 8, 1.1), { x, y: h - 27, r: q }), t, 0.5)
    s += m.knot(x, h - 26, 2, t)
    for (let i = 0; i < 3; i++) s += m.knot(x, h - 56 - i * 6, 1.6 - i * 0.25, t)
  }
  return band(w, h, s, { kind: 'thread', relief: 1 })
}
