// Repeating cloth designs. Each returns { w, h, svg, kind, relief } in garment units; the ground stays transparent.
import { curve, mix, resample, rng, shade, tf } from './geo.mjs'
import * as m from './motifs.mjs'

const wrap = (w, h, inner) => {
  let s = `<defs><g id="t">${inner}</g></defs>`
  for (const x of [-w, 0, w]) for (const y of [-h, 0, h]) s += `<use href="#t" x="${x}" y="${y}"/>`
  return s
}
export const tile = (w, h, inner, o = {}) => ({ w, h, svg: wrap(w, h, inner), kind: 'ink', relief: 0, ...o })

// Sanganeri-style half-drop sprig
export function buta({ c, c2, eye, leaf, out, h = 62, w = 84, hh = 112 }) {
  const one = (x, y, r) => m.at(m.sprig({ h, c, c2, eye, leafc: leaf, out, n: 5 }), x, y, r)
  let s = one(w * 0.25, hh * 0.5 - 4, -7) + one(w * 0.75, hh - 4, 7)
  for (const [x, y] of [
    [0.25, 0.78],
    [0.75, 0.28],
  ]) {
    s += m.at(m.flower({ n: 4, R: 4.6, w: 4.6, c: c2 || c, eye, kind: 'petal', rot: 45 }), w * x, hh * y)
  }
  for (const [x, y] of [
    [0, 0.02],
    [0.5, 0.02],
    [0, 0.52],
    [0.5, 0.52],
  ])
    for (const [dx, dy] of [
      [0, -3.2],
      [3.2, 0],
      [0, 3.2],
      [-3.2, 0],
    ])
      s += m.dot(w * x + dx, hh * y + dy, 1.05, leaf)
  return tile(w, hh, s, {
    centres: [
      [0.25, 0.5 - 38 / hh, 34],
      [0.75, 1 - 38 / hh, 34],
      [0.25, 0.78, 8],
      [0.75, 0.28, 8],
      [0, 0.02, 6],
      [0.5, 0.02, 6],
      [0, 0.52, 6],
      [0.5, 0.52, 6],
    ],
  })
}
// Meandering floral vine (jaal), two strands a half repeat apart
export function jaal({ c, c2, c3, eye, leaf, out, w = 156, h = 176 }) {
  const strand = (x0, ph) => {
    let s = ''
    const vine = Array.from({ length: 61 }, (_, i) => {
      const t = i / 60
      return [x0 + Math.sin((t + ph) * 2 * Math.PI) * 21, t * h]
    })
    s += m.line(vine, leaf, 1.9)
    const R = resample(vine, h / 12)
    R.slice(0, 12).forEach(([x, y, a], i) => {
      const sd = i % 2 ? 1 : -1
      s += m.fill(
        tf(m.leaf(19 + (i % 3) * 3, 8, 5 * sd), { r: a + 90 + sd * 52, x, y }),
        i % 4 < 2 ? leaf : mix(leaf, c2, 0.25),
      )
      s += m.line(
        tf(
          [
            [0, 0],
            [2 * sd, -8],
            [4 * sd, -15],
          ],
          { r: a + 90 + sd * 52, x, y },
        ),
        shade(leaf, 0.35),
        0.5,
        { o: 0.8 },
      )
    })
    const big = (t, sd, col, k, R0, n) => {
      const y = t * h,
        x = x0 + Math.sin((t + ph) * 2 * Math.PI) * 21,
        fx = x + sd * 27,
        fy = y - 7
      s += m.line(
        curve([
          [x, y + 6],
          [x + sd * 13, y + 3],
          [fx, fy],
        ]),
        leaf,
        1.5,
      )
      for (const r of [95, 150, 215, 265])
        s += m.fill(tf(m.leaf(R0 * 1.22, 8, 3), { r: r * 1, x: fx, y: fy }), leaf)
      s += m.at(m.flower({ n, R: R0, w: R0 * 0.92, c: col, c2: k, eye, out, kind: 'notch', rot: 12 }), fx, fy)
    }
    big(0.25, -1, c, c2, 20, 6)
    big(0.76, 1, c3, mix(c3, '#ffffff', 0.35), 16, 5)
    for (const [t, sd] of [
      [0.06, 1],
      [0.44, 1],
      [0.56, -1],
      [0.94, -1],
    ]) {
      const y = t * h,
        x = x0 + Math.sin((t + ph) * 2 * Math.PI) * 21,
        bx = x + sd * 17,
        by = y - 12
      s += m.line(
        curve([
          [x, y],
          [x + sd * 9, y - 3],
          [bx, by],
        ]),
        leaf,
        1,
      )
      s += m.fill(tf(m.petal(11, 7.5), { r: sd * 28, x: bx, y: by + 2 }), c)
      s += m.fill(tf(m.leaf(7, 4), { r: sd * 28 - 26, x: bx, y: by + 2 }), leaf)
      s += m.fill(tf(m.leaf(7, 4), { r: sd * 28 + 26, x: bx, y: by + 2 }), leaf)
    }
    return s
  }
  return tile(w, h, `${strand(w * 0.25, 0)}<g transform="translate(0 ${h / 2})">${strand(w * 0.75, 0)}</g>`)
}
// Ajrak: eight-fold stars in a grid, dotted outlines, resist-white lines
export function ajrak({ field, red, cream, dark, w = 92 }) {
  const c = w / 2
  let s = `<rect width="${w}" height="${w}" fill="${field}"/>`
  const star8 = (x, y, R, col, o) => {
    const a = m.star(8, R, R * 0.74)
    return (
      m.fill(tf(a, { x, y, r: 22.5 }), col) +
      (o ? m.line(tf(a, { x, y, r: 22.5 }), o, 1.3, { close: true }) : '')
    )
  }
  const ros = (x, y, R, col, eye) =>
    m.at(m.flower({ n: 8, R, w: R * 0.62, c: col, kind: 'petal' }), x, y) +
    m.dot(x, y, R * 0.3, eye) +
    m.dot(x, y, R * 0.14, cream)
  const corner = (x, y) =>
    star8(x, y, 27, dark, cream) +
    star8(x, y, 21.5, red, cream) +
    ros(x, y, 16, cream, dark) +
    ros(x, y, 11.5, field, red)
  for (const x of [0, w]) for (const y of [0, w]) s += corner(x, y)
  s +=
    star8(c, c, 31, red, cream) +
    star8(c, c, 25, dark, null) +
    m.line(tf(m.star(8, 25, 18.5), { x: c, y: c, r: 22.5 }), cream, 1, { close: true }) +
    ros(c, c, 19, red, cream) +
    ros(c, c, 12.5, cream, dark)
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4 + Math.PI / 8
    s += m.dot(c + Math.cos(a) * 27.6, c + Math.sin(a) * 27.6, 1.25, cream)
  }
  for (const [x, y] of [
    [c, 0],
    [c, w],
    [0, c],
    [w, c],
  ]) {
    s +=
      m.fill(tf(m.star(4, 16, 9), { x, y }), dark) +
      m.line(tf(m.star(4, 16, 9), { x, y }), cream, 1.1, { close: true }) +
      ros(x, y, 8.4, red, cream)
  }
  for (const sx of [-1, 1])
    for (const sy of [-1, 1]) {
      s +=
        m.fill(
          tf(m.leaf(13, 6), { x: c + sx * 21, y: c + sy * 21, r: (Math.atan2(sx, -sy) * 180) / Math.PI }),
          cream,
        ) +
        m.fill(
          tf(m.leaf(9, 3), { x: c + sx * 22.5, y: c + sy * 22.5, r: (Math.atan2(sx, -sy) * 180) / Math.PI }),
          field,
        )
    }
  return tile(w, w, s)
}
// Small scattered flowers (kids)
export function ditsy({ cols, leaf, eye, w = 120, h = 120, n = 15, seed = 'ditsy', R = [6, 11] }) {
  const r = rng(seed),
    pts = []
  let s = '',
    tries = 0
  while (pts.length < n && tries++ < 4000) {
    const x = r() * w,
      y = r() * h
    if (
      pts.every(p => {
        const dx = Math.min(Math.abs(p[0] - x), w - Math.abs(p[0] - x)),
          dy = Math.min(Math.abs(p[1] - y), h - Math.abs(p[1] - y))
        return Math.hypot(dx, dy) > 25
      })
    )
      pts.push([x, y])
  }
  pts.forEach(([x, y], i) => {
    const k = R[0] + r() * (R[1] - R[0]),
      a = r() * 360,
      col = cols[i % cols.length]
    const st = curve([
      [0, 0],
      [3, 8],
      [-1, 17],
    ])
    let g =
      m.line(st, leaf, 1.1) +
      m.fill(tf(m.leaf(9, 4.6, 2), { x: 2.2, y: 9, r: 58 }), leaf) +
      m.fill(tf(m.leaf(8, 4.4, -2), { x: 1.2, y: 13, r: -62 }), leaf)
    if (i % 4 === 3)
      g +=
        m.fill(tf(m.petal(k * 1.1, k * 0.8), { y: 2 }), col) +
        m.fill(tf(m.petal(k * 0.8, k * 0.45), { y: 2, r: 24 }), mix(col, '#ffffff', 0.3))
    else
      g += m.flower({
        n: 5,
        R: k,
        w: k * 0.98,
        c: col,
        c2: mix(col, '#ffffff', 0.3),
        eye,
        kind: i % 3 ? 'notch' : 'petal',
        rot: a,
      })
    s += m.at(g, x, y, (r() - 0.5) * 120)
  })
  for (let i = 0; i < 26; i++) {
    const x = r() * w,
      y = r() * h
    if (pts.every(p => Math.hypot(p[0] - x, p[1] - y) > 13)) s += m.dot(x, y, 1.15, i % 2 ? leaf : cols[0])
  }
  return tile(w, h, s)
}
// Chikankari all-over: white thread; shadow-work petals, stem stitch, knots
export function chikanButi({ t = '#ffffff', sh = 0.55, w = 96, h = 120 }) {
  const one = (x, y, r, fl) => {
    let g = ''
    const st = curve([
      [0, 22],
      [3, 10],
      [-1, 0],
      [2, -9],
    ])
    g += m.stem(st, t, { w: 1.6 })
    for (const [i, sd] of [
      [8, 1],
      [16, -1],
      [22, 1],
    ]) {
      const p = st[i]
      const L = tf(m.leaf(13, 6, 3 * sd), { r: sd * 56, x: p[0], y: p[1] })
      g += m.fanPetal(L, sd * 56, t, { gap: 0.95, w: 0.8, vary: 0.06 })
    }
    for (let i = 0; i < 5; i++) {
      const P = tf(m.petal(13, 11.5, 1.5), { r: i * 72, x: 2, y: -17 })
      g += m.fill(P, t, sh) + m.line(P, t, 1, { close: true, dash: '1.7 .9' })
      g += m.run(
        tf(
          [
            [0, -3],
            [0, -10],
          ],
          { r: i * 72, x: 2, y: -17 },
        ),
        t,
        { on: 1.4, off: 1, w: 0.7 },
      )
    }
    for (let i = 0; i < 6; i++)
      g += m.knot(2 + Math.cos(i * 1.047) * 2.6, -17 + Math.sin(i * 1.047) * 2.6, 1.25, t)
    g += m.knot(2, -17, 1.3, t)
    return `<g transform="translate(${x} ${y}) rotate(${r}) scale(${fl ? -1 : 1} 1)">${g}</g>`
  }
  let s = one(w * 0.25, h * 0.3, -12, 0) + one(w * 0.75, h * 0.8, 12, 1)
  for (const [x, y] of [
    [0.75, 0.22],
    [0.25, 0.74],
    [0.5, 0.5],
    [0, 0],
  ])
    for (let i = 0; i < 4; i++)
      s += m.knot(w * x + Math.cos(i * 1.571) * 2.7, h * y + Math.sin(i * 1.571) * 2.7, 1.2, t)
  return tile(w, h, s, {
    kind: 'thread',
    relief: 0.9,
    centres: [
      [0.25, 0.27, 32],
      [0.75, 0.77, 32],
      [0.75, 0.22, 7],
      [0.25, 0.74, 7],
      [0.5, 0.5, 7],
      [0, 0, 7],
    ],
  })
}
export function stripes({ c, c2, c3, w = 60, h = 90 }) {
  let s = ''
  for (const [x, ww, col] of [
    [6, 1.4, c],
    [9.5, 0.7, c],
    [50.5, 0.7, c],
    [54, 1.4, c],
  ])
    s += `<rect x="${x - ww / 2}" width="${ww}" y="-2" height="${h + 4}" fill="${col}"/>`
  for (let y = 3; y < h; y += 6) s += m.dot(w, y, 1.2, c2) + m.dot(0, y, 1.2, c2)
  s +=
    m.at(m.sprig({ h: 34, c: c2, c2: c3, eye: c, leafc: c, n: 5 }), w / 2, h * 0.5) +
    m.at(m.sprig({ h: 34, c: c2, c2: c3, eye: c, leafc: c, n: 5 }), w / 2, h * 1.0)
  return tile(w, h, s)
}
// Bandhani: tied dots in rings and squares
export function bandhani({ c, c2, w = 104 }) {
  let s = ''
  const q = (x, y, r = 1.9, col = c) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${col}" stroke-width="1.5"/>`
  const ring = (x, y, R, n, col) => {
    let g = ''
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 2 * Math.PI
      g += q(x + Math.cos(a) * R, y + Math.sin(a) * R, 1.7, col)
    }
    return g
  }
  for (const [x, y] of [
    [w / 2, w / 2],
    [0, 0],
    [w, 0],
    [0, w],
    [w, w],
  ])
    s += ring(x, y, 22, 22, c) + ring(x, y, 14.5, 14, c2) + ring(x, y, 7.4, 8, c) + q(x, y, 2.2, c2)
  for (const [x, y] of [
    [w / 2, 0],
    [0, w / 2],
    [w, w / 2],
    [w / 2, w],
  ])
    for (const [a, b] of [
      [0, 0],
      [6, 0],
      [-6, 0],
      [0, 6],
      [0, -6],
      [12, 0],
      [-12, 0],
      [0, 12],
      [0, -12],
      [6, 6],
      [-6, 6],
      [6, -6],
      [-6, -6],
    ])
      s += q(x + a, y + b, 1.6, c)
  return tile(w, w, s)
}

// --- borders: u repeats along the edge, v=0 at the edge and 1 at the inner side -------------------
export const band = (w, h, inner, o = {}) => ({
  w,
  h,
  svg: `<defs><g id="t">${inner}</g></defs>${[-w, 0, w].map(x => `<use href="#t" x="${x}"/>`).join('')}`,
  kind: 'ink',
  relief: 0,
  band: true,
  ...o,
})
export function blockBorder({ c, c2, c3, leaf, eye, ground, h = 92 }) {
  const w = 64
  let s = '' // drawn with y down; bottom is the hem edge
  if (ground) s += `<rect y="20" width="${w}" height="${h - 20}" fill="${ground}"/>`
  for (const [y, t, col] of [
    [h - 5, 4, c],
    [h - 13, 1.4, leaf],
    [21, 1.4, leaf],
    [26.5, 3.2, c],
  ])
    s += `<rect x="-1" y="${y - t / 2}" width="${w + 2}" height="${t}" fill="${col}"/>`
  for (let x = 4; x < w; x += 8) s += m.dot(x, h - 9.4, 1.3, c3) + m.dot(x, 23.7, 0, c3)
  for (let i = 0; i < 4; i++) {
    const x = i * 16 + 8
    s +=
      m.fill(tf(m.petal(13, 9), { x, y: 19.5 }), c) +
      m.fill(tf(m.petal(8, 4.6), { x, y: 18.6 }), c3) +
      m.dot(x + 8, 16.5, 1.7, leaf) +
      m.dot(x, 3.4, 1.3, leaf)
  }
  const v = Array.from({ length: 33 }, (_, i) => [
    (i / 32) * w,
    (h + 12) / 2 + Math.sin((i / 32) * 2 * Math.PI) * 9,
  ])
  s += m.line(v, leaf, 1.7)
  resample(v, w / 8)
    .slice(0, 8)
    .forEach(([x, y, a], i) => {
      s += m.fill(tf(m.leaf(11, 5.2, i % 2 ? 2 : -2), { x, y, r: a + 90 + (i % 2 ? 50 : -50) }), leaf)
    })
  s +=
    m.at(m.flower({ n: 6, R: 12.5, w: 11, c, c2: c3, eye, kind: 'notch' }), w * 0.25, (h + 12) / 2 - 3) +
    m.at(
      m.flower({ n: 6, R: 12.5, w: 11, c: c2, c2: c3, eye, kind: 'notch', rot: 30 }),
      w * 0.75,
      (h + 12) / 2 + 3,
    )
  return band(w, h, s)
}
export function ajrakBorder({ field, red, cream, dark, h = 96 }) {
  const w = 48
  let s = `<rect width="${w}" height="${h}" fill="${dark}"/><rect y="12" width="${w}" height="${h - 24}" fill="${red}"/>`
  for (const y of [1, 11, 15, h - 15, h - 11, h - 2])
    s += `<rect x="-1" y="${y - 0.7}" width="${w + 2}" height="1.4" fill="${cream}"/>`
  for (let x = 3; x < w; x += 6) s += m.dot(x, 6, 1.5, cream) + m.dot(x, h - 6.5, 1.5, cream)
  const cy = h / 2
  s +=
    m.fill(tf(m.star(8, 25, 18), { x: w / 2, y: cy, r: 22.5 }), field) +
    m.line(tf(m.star(8, 25, 18), { x: w / 2, y: cy, r: 22.5 }), cream, 1.3, { close: true }) +
    m.at(m.flower({ n: 8, R: 17, w: 10, c: cream, eye: dark }), w / 2, cy) +
    m.at(m.flower({ n: 8, R: 10.5, w: 6, c: red, eye: cream }), w / 2, cy)
  for (const x of [0, w])
    for (const sg of [-1, 1])
      s +=
        m.fill(tf(m.leaf(17, 8), { x, y: cy + sg * 6, r: sg < 0 ? 0 : 180 }), cream) +
        m.fill(tf(m.leaf(11, 4), { x, y: cy + sg * 8, r: sg < 0 ? 0 : 180 }), dark)
  return band(w, h, s)
}
export function zariBorder({ c, c2, ground, h = 74 }) {
  const w = 40
  let s = ''
  if (ground) s += `<rect y="10" width="${w}" height="${h - 10}" fill="${ground}"/>`
  s +=
    m.satin(
      [
        [-2, h - 10],
        [w + 2, h - 10],
        [w + 2, h],
        [-2, h],
      ],
      0,
      c,
      { gap: 1.05, w: 0.95, vary: 0.22 },
    ) +
    m.satin(
      [
        [-2, 13],
        [w + 2, 13],
        [w + 2, 18],
        [-2, 18],
      ],
      0,
      c,
      { gap: 1.05, w: 0.95, vary: 0.22 },
    )
  s +=
    m.satin(tf(m.star(4, 19, 11), { x: w / 2, y: h / 2 + 4 }), 0, c, { gap: 1, w: 0.9, vary: 0.2 }) +
    m.satin(tf(m.star(4, 8, 5), { x: w / 2, y: h / 2 + 4 }), 90, c2, { gap: 1, w: 0.9 })
  for (const x of [0, w])
    s += m.satin(tf(m.star(4, 11, 6), { x, y: h / 2 + 4 }), 90, c, { gap: 1, w: 0.9, vary: 0.2 })
  for (let x = 5; x < w + 5; x += 10)
    s += m.satin(tf(m.leaf(12, 7), { x, y: 12 }), 0, c, { gap: 1, w: 0.85, vary: 0.2 })
  return band(w, h, s, { kind: 'zari', relief: 0.8 })
}
export function chikanBorder({ t = '#ffffff', sh = 0.55, h = 118 }) {
  const w = 110
  let s = ''
  const sc = Array.from({ length: 41 }, (_, i) => {
    return [(i / 40) * w, h - 4 - Math.abs(Math.sin(Math.PI * (i / 40) * 2)) * 13]
  })
  s +=
    m.chain(sc, t, { step: 2.8, w: 2.4, tone: 0.05 }) +
    m.chain(
      sc.map(p => [p[0], p[1] - 6]),
      t,
      { step: 2.8, w: 1.5, tone: 0.05 },
    )
  for (const x of [0.25, 0.75])
    for (let i = 0; i < 3; i++) s += m.knot(w * x + (i - 1) * 4.5, h - 9 + Math.abs(i - 1) * 1.2, 1.5, t)
  const flower = (x, y, R) => {
    let g = ''
    for (let i = 0; i < 7; i++) {
      const P = tf(m.petal(R, R * 0.74, 1.5), { r: (i * 360) / 7, x, y })
      g +=
        m.fill(P, t, sh) +
        m.line(P, t, 1.2, { close: true, dash: '1.9 .9' }) +
        m.satin(tf(m.petal(R * 0.5, R * 0.3), { r: (i * 360) / 7, x, y }), (i * 360) / 7, t, {
          gap: 0.9,
          w: 0.8,
          vary: 0.05,
        })
    }
    for (let i = 0; i < 8; i++)
      g += m.knot(x + Math.cos(i * 0.785) * 3.6, y + Math.sin(i * 0.785) * 3.6, 1.35, t)
    return g + m.knot(x, y, 1.7, t)
  }
  const vine = Array.from({ length: 49 }, (_, i) => [
    (i / 48) * w,
    h * 0.5 + Math.sin((i / 48) * 2 * Math.PI) * 15,
  ])
  s += m.stem(vine, t, { w: 1.9 })
  resample(vine, w / 12)
    .slice(0, 12)
    .forEach(([x, y, a], i) => {
      const sd = i % 2 ? 1 : -1,
        P = tf(m.leaf(16, 7.5, 3 * sd), { x, y, r: a + 90 + sd * 55 })
      s +=
        i % 3 === 0
          ? m.fill(P, t, sh) + m.line(P, t, 1, { close: true, dash: '1.7 .8' })
          : m.fanPetal(P, a + 90 + sd * 55, t, { gap: 0.95, w: 0.85, vary: 0.05 })
    })
  s += flower(w * 0.25, h * 0.5 - 9, 19) + flower(w * 0.75, h * 0.5 + 9, 19)
  const top = Array.from({ length: 41 }, (_, i) => [
    (i / 40) * w,
    15 + Math.cos((i / 40) * 4 * Math.PI) * 2.5,
  ])
  s += m.stem(top, t, { w: 1.4 })
  for (let i = 0; i < 8; i++) s += m.knot((w * (i + 0.5)) / 8, 8 + (i % 2) * 2, 1.3, t)
  return band(w, h, s, { kind: 'thread', relief: 1 })
}
export function phulkariBorder({ cols, h = 104 }) {
  const w = 52
  let s = ''
  const tri = (P, a, c) => m.satin(P, a, c, { gap: 1.1, w: 0.98, vary: 0.14, jitter: 0.25 })
  s += tri(
    [
      [-2, h - 9],
      [w + 2, h - 9],
      [w + 2, h - 1],
      [-2, h - 1],
    ],
    90,
    cols[0],
  )
  for (let i = 0; i < 2; i++) {
    const x = i * 26
    s += tri(
      [
        [x, h - 12],
        [x + 13, h - 32],
        [x + 26, h - 12],
      ],
      0,
      cols[1],
    )
  }
  s +=
    tri(
      [
        [w / 2, h - 80],
        [w / 2 + 25, h - 56],
        [w / 2, h - 34],
        [w / 2, h - 80],
      ],
      0,
      cols[2],
    ) +
    tri(
      [
        [w / 2, h - 80],
        [w / 2, h - 34],
        [w / 2 - 25, h - 56],
      ],
      90,
      shade(cols[2], 0.12),
    ) +
    tri(
      tf(
        [
          [0, -11],
          [11, 0],
          [0, 11],
          [-11, 0],
        ],
        { x: w / 2, y: h - 57 },
      ),
      0,
      cols[0],
    )
  for (const x of [0, w])
    s +=
      tri(
        tf(
          [
            [0, -9],
            [8, 0],
            [0, 9],
            [-8, 0],
          ],
          { x, y: h - 72 },
        ),
        90,
        cols[3],
      ) +
      tri(
        tf(
          [
            [0, -9],
            [8, 0],
            [0, 9],
            [-8, 0],
          ],
          { x, y: h - 42 },
        ),
        0,
        cols[1],
      )
  for (let i = 0; i < 4; i++) {
    const x = i * 13 + 6.5
    s += tri(
      [
        [x - 5, h - 84],
        [x, h - 98],
        [x + 5, h - 84],
      ],
      90,
      cols[i % 2 ? 1 : 3],
    )
  }
  return band(w, h, s, { kind: 'floss', relief: 1.1 })
}
