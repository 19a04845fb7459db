// Hand-work drawn straight on a garment: necklines, yokes, hem sprays. ctx = { cx, X, Y, g, s, nk, hemY }
import { curve, mix, offset, resample, tf } from './geo.mjs'
import * as m from './motifs.mjs'

const mir = (svg, cx) => `${svg}<g transform="translate(${2 * cx} 0) scale(-1 1)">${svg}</g>`

// Chikankari yoke: mirrored vines either side of the placket, jaali diamonds, keri border along the neck
export function chikanYoke({ t = '#ffffff', sh = 0.5 } = {}) {
  return c => {
    const { cx, X, Y, g, s, nk } = c,
      ring = k => offset(nk, k * s)
    let o = ''
    if (c.back) {
      o += m.chain(ring(13), t, { step: 3, w: 2.2, tone: 0.05 })
      for (const [x, y] of resample(ring(22), 12)) o += m.knot(x, y, 1.5, t)
      return o
    }
    o +=
      m.chain(ring(13), t, { step: 3 * s, w: 2.3 * s, tone: 0.05 }) +
      m.chain(ring(34), t, { step: 3 * s, w: 2 * s, tone: 0.05 })
    for (const [x, y, a] of resample(ring(23.5), 17 * s))
      for (let i = 0; i < 4; i++) {
        const P = tf(m.petal(7.2, 6.4, 1.4), { x, y, r: a + i * 90 + 45, s })
        o += m.fill(P, t, sh + 0.1) + m.line(P, t, 0.8 * s, { close: true, dash: '1.4 .7' })
      }
    for (const [x, y, a] of resample(ring(38), 21 * s)) {
      const P = tf(m.petal(17, 13, 1.2), { x, y, r: a + 180, s })
      o +=
        m.fill(P, t, sh * 0.7) +
        m.line(P, t, 1.1 * s, { close: true, dash: '1.8 .8' }) +
        m.satin(tf(m.petal(9, 5), { x, y, r: a + 180, s }), a + 180, t, { gap: 0.9, w: 0.8, vary: 0.05 })
    }
    const flower = (x, y, R, n = 7) => {
      let q = ''
      for (let i = 0; i < n; i++) {
        const P = tf(m.petal(R, R * 0.78, 1.5), { r: (i * 360) / n, x, y })
        q +=
          m.fill(P, t, sh) +
          m.line(P, t, 1.2 * s, { close: true, dash: '1.9 .8' }) +
          m.satin(tf(m.petal(R * 0.55, R * 0.3, 1), { r: (i * 360) / n, x, y }), (i * 360) / n, t, {
            gap: 0.9,
            w: 0.8,
            vary: 0.05,
          })
      }
      for (let i = 0; i < 9; i++)
        q += m.knot(x + Math.cos(i * 0.698) * R * 0.22, y + Math.sin(i * 0.698) * R * 0.22, 1.4 * s, t)
      return q + m.knot(x, y, 1.8 * s, t)
    }
    const P = (x, y) => [X(x), Y(y)]
    let h = ''
    const vine = curve(
      [
        P(40, g.nd + 330),
        P(62, g.nd + 250),
        P(36, g.nd + 175),
        P(70, g.nd + 96),
        P(96, g.nd + 18),
        P(118, g.nd - 46),
      ],
      14,
    )
    h += m.stem(vine, t, { w: 2 * s })
    resample(vine, 19 * s).forEach(([x, y, a], i) => {
      const sd = i % 2 ? 1 : -1,
        L = tf(m.leaf(21 + (i % 3) * 4, 9, 4 * sd), { x, y, r: a + 90 + sd * 56, s })
      h +=
        i % 3 === 0
          ? m.fill(L, t, sh) + m.line(L, t, 1 * s, { close: true, dash: '1.7 .8' })
          : m.fanPetal(L, a + 90 + sd * 56, t, { gap: 0.95, w: 0.85, vary: 0.06 })
    })
    h +=
      flower(X(70), Y(g.nd + 205), 23 * s) +
      flower(X(44), Y(g.nd + 118), 19 * s) +
      flower(X(112), Y(g.nd + 62), 25 * s) +
      flower(X(88), Y(g.nd - 30), 15 * s, 6) +
      flower(X(40), Y(g.nd + 296), 18 * s, 6)
    const b = curve([P(30, g.nd + 352), P(22, g.nd + 372), P(0, g.nd + 392)], 8)
    h += m.chain(b, t, { step: 2.8 * s, w: 2 * s, tone: 0.05 })
    return o + mir(h, cx) + flower(cx, Y(g.nd + 420), 16 * s, 6)
  }
}

// Zari / gota neckline: satin band, leaf fringe, scattered sequins, and a long central panel
export function zariNeck({ c = '#cfa24a', c2 = '#b23a5b', c3 = '#2f6f63', panel = 340 } = {}) {
  return x => {
    const { cx, X, Y, g, s, nk } = x,
      ring = k => offset(nk, k * s)
    let o = ''
    const band = (a, b, col, ang = 0) =>
      m.satin([...ring(a), ...ring(b).reverse()], ang, col, { gap: 1, w: 0.95, vary: 0.24 })
    o +=
      band(6, 13, c, 34) +
      m.knots(ring(17.5), 1.9 * s, mix(c, '#fff2c8', 0.35), 5.6 * s) +
      band(22, 27, c, -34)
    if (x.back) return o
    resample(ring(29), 13.5 * s).forEach(([px, py, a], i) => {
      const P = tf(m.petal(i % 2 ? 17 : 25, 10.5, 1.1), { x: px, y: py, r: a + 180, s })
      o +=
        m.satin(P, a + 30, i % 2 ? c2 : c, { gap: 0.95, w: 0.9, vary: 0.2 }) +
        m.stem([...P, P[0]], mix(c, '#fff0c0', 0.2), { step: 2.3 * s, w: 1 * s })
      o += m.bead(
        px + Math.cos(((a + 90) * Math.PI) / 180) * (i % 2 ? 22 : 30) * s,
        py + Math.sin(((a + 90) * Math.PI) / 180) * (i % 2 ? 22 : 30) * s,
        1.9 * s,
        '#f3e9d6',
      )
    })
    const P = (a, b) => [X(a), Y(b)]
    let h = ''
    const y0 = g.nd + 62
    const edge = curve(
      [P(33, y0 - 4), P(33, y0 + panel * 0.72), P(24, y0 + panel * 0.86), P(0, y0 + panel)],
      16,
    )
    const edge2 = offset(edge, 6 * s)
    h +=
      m.satin([...edge, ...edge2.slice().reverse()], 20, c, { gap: 1, w: 0.95, vary: 0.22 }) +
      m.knots(offset(edge, -4 * s), 1.5 * s, mix(c, '#fff2c8', 0.35), 5.4 * s)
    resample(offset(edge, -9 * s), 15 * s).forEach(([px, py, a]) => {
      h += m.satin(tf(m.petal(12, 7, 1.1), { x: px, y: py, r: a, s }), a, c3, { gap: 0.95, w: 0.85 })
    })
    o += mir(h, cx)
    const n = Math.floor(panel / 62)
    for (let i = 0; i < n; i++) {
      const yy = y0 + 22 + i * 58,
        k = (1 - i * 0.06) * s
      let q = ''
      for (let j = 0; j < 6; j++)
        q +=
          m.satin(tf(m.petal(15, 10, 1.4), { r: j * 60 }), j * 60, j % 2 ? c2 : mix(c2, c, 0.4), {
            gap: 0.95,
            w: 0.9,
          }) + m.stem(tf([...m.petal(15, 10, 1.4)], { r: j * 60 }), c, { step: 2.4, w: 0.9 })
      q +=
        m.bead(0, 0, 3.4, '#f3e9d6') +
        m.satin(tf(m.leaf(19, 7, 3), { r: 158, x: 4, y: 10 }), 158, c3, { gap: 0.95, w: 0.9 }) +
        m.satin(tf(m.leaf(19, 7, -3), { r: 202, x: -4, y: 10 }), 202, c3, { gap: 0.95, w: 0.9 }) +
        m.stem(
          [
            [0, 14],
            [0, 40],
          ],
          c,
          { w: 1.3 },
        )
      o += m.at(q, cx, Y(yy), 0, k)
    }
    return o
  }
}

// Phulkari / mirror-work yoke
export function mirrorYoke({ cols, w = 116, l = 250 }) {
  return x => {
    const { X, Y, g, s, nk } = x,
      ring = k => offset(nk, k * s)
    let o =
      m.chain(ring(9), cols[0], { step: 3.2 * s, w: 2.6 * s }) +
      m.chain(ring(14), cols[1], { step: 3.2 * s, w: 2.2 * s })
    if (x.back) return o
    for (const [px, py, _a] of resample(ring(27), 23 * s)) {
      o += m.mirror(px, py, 6.2 * s, cols[2])
    }
    o += m.chain(ring(40), cols[0], { step: 3.2 * s, w: 2.6 * s })
    resample(ring(43), 15 * s).forEach(([px, py, a], i) => {
      o += m.satin(
        tf(
          [
            [-6.5, 0],
            [0, -16],
            [6.5, 0],
          ],
          { x: px, y: py, r: a + 180, s },
        ),
        i % 2 ? a : a + 90,
        cols[i % 3],
        { gap: 1.05, w: 0.98 },
      )
    })
    const y0 = g.nd + 56,
      y1 = g.nd + 56 + l
    const br = [
      [X(-w / 2), Y(y0)],
      [X(-w / 2), Y(y1)],
      [X(0), Y(y1 + 42)],
      [X(w / 2), Y(y1)],
      [X(w / 2), Y(y0)],
    ]
    for (const [k, c, ww] of [
      [0, cols[0], 3],
      [-6, cols[1], 2.4],
    ])
      o += m.chain(
        offset(br, -k * s).map(p => p),
        c,
        { step: 3.2 * s, w: ww * s },
      )
    const R = 17
    for (let i = 0; i < Math.floor((l + 4) / (R * 2)); i++)
      for (let j = -1; j <= 1; j++) {
        const px = X(j * R * 2),
          py = Y(y0 + 22 + i * R * 2),
          q = [
            [
              [0, 0],
              [0, -R + 1.5],
              [R - 1.5, 0],
            ],
            [
              [0, 0],
              [R - 1.5, 0],
              [0, R - 1.5],
            ],
            [
              [0, 0],
              [0, R - 1.5],
              [-R + 1.5, 0],
            ],
            [
              [0, 0],
              [-R + 1.5, 0],
              [0, -R + 1.5],
            ],
          ]
        q.forEach((T, n) => {
          o += m.satin(tf(T, { x: px, y: py, s }), n % 2 ? 90 : 0, cols[(i + j + 4) % 3], {
            gap: 1.05,
            w: 0.98,
            vary: 0.16,
          })
        })
        o += m.mirror(px, py, 4.6 * s, cols[3])
      }
    resample(offset(br, 9 * s), 13 * s).forEach(([px, py, a], i) => {
      o += m.satin(
        tf(
          [
            [-5.5, 0],
            [0, -14],
            [5.5, 0],
          ],
          { x: px, y: py, r: a + 180, s },
        ),
        i % 2 ? a : a + 90,
        cols[(i + 1) % 3],
        { gap: 1.05, w: 0.98 },
      )
    })
    o += m.mirror(X(0), Y(y1 + 12), 6 * s, cols[2])
    return o
  }
}
