// More hand-work drawn straight on a garment. ctx = { cx, X, Y, g, s, nk, hemY, back } as in work.mjs.
import { curve, lerp, mix, offset, resample, shade, tf } from './geo.mjs'
import * as m from './motifs.mjs'
import { cross, dense, starRows, stitchedFlower } from './textiles2.mjs'

const mir = (svg, cx) => `${svg}<g transform="translate(${2 * cx} 0) scale(-1 1)">${svg}</g>`
// Parallel of a neckline without the loops an offset makes in tight corners (slits, sweethearts)
const parallel = (nk, k) =>
  offset(nk, k).filter(p => nk.every(q => Math.hypot(p[0] - q[0], p[1] - q[1]) > Math.abs(k) * 0.93))
const Z = { gap: 0.95, w: 0.85, vary: 0.2 }
const sprigLeaf = (x, y, r, L, c, s, sd = 1) =>
  m.fanPetal(tf(m.leaf(L, L * 0.44, 3 * sd), { x, y, r, s }), r, c, dense())

// Aari branch: rises from one side, crosses the chest, ends near the other shoulder
export function aariBranch({ cols, leaf, gold, mirror = false }) {
  return c => {
    const { cx, X, Y, g, s, nk } = c
    const o = m.chain(offset(nk, 11 * s), gold, { step: 3 * s, w: 2 * s })
    if (c.back) return o
    const V = curve(
      [
        [X(-g.ww * 0.5), Y(g.nd + 470)],
        [X(-g.ww * 0.72), Y(g.nd + 330)],
        [X(-g.ww * 0.36), Y(g.nd + 200)],
        [X(-g.ww * 0.5), Y(g.nd + 70)],
        [X(-g.nw - 36), Y(g.nd - 58)],
      ],
      14,
    )
    let h = m.stem(V, leaf, { w: 2.1 * s })
    resample(V, 21 * s).forEach(([x, y, a], i) => {
      const sd = i % 2 ? 1 : -1
      h += sprigLeaf(x, y, a + 90 + sd * 56, 20 + (i % 3) * 4, i % 3 ? leaf : shade(leaf, 0.2), s, sd)
    })
    const at = (t, dx, dy, R, k, n) => {
      const p = V[Math.floor(t * (V.length - 1))]
      h +=
        m.stem(
          [
            [p[0], p[1]],
            [p[0] + dx * 0.6 * s, p[1] + dy * 0.9 * s],
            [p[0] + dx * s, p[1] + dy * s],
          ],
          leaf,
          { w: 1.6 * s },
        ) +
        m.at(
          stitchedFlower(R, k, gold, { n, outlineC: mix(gold, '#ffffff', 0.2) }),
          p[0] + dx * s,
          p[1] + dy * s,
          14,
          s,
        )
    }
    at(0.12, 34, -18, 22, cols[0], 6)
    at(0.3, -14, -26, 17, cols[1])
    at(0.46, 48, -20, 27, cols[0], 7)
    at(0.62, 22, -44, 15, cols[2] || cols[1])
    at(0.74, -26, -14, 18, cols[1])
    at(0.9, 24, 6, 13, cols[2] || cols[0])
    for (const [t, dx, dy] of [
      [0.2, 40, 4],
      [0.4, 64, 26],
      [0.55, 60, -34],
      [0.82, -34, -24],
    ]) {
      const p = V[Math.floor(t * (V.length - 1))],
        q = [p[0] + dx * s, p[1] + dy * s]
      h +=
        m.stem(curve([p, [lerp(p[0], q[0], 0.5), p[1] - 4], q]), leaf, { w: 1.3 * s }) +
        m.satin(tf(m.petal(14, 8), { x: q[0], y: q[1] + 3, r: dx > 0 ? 40 : -40, s }), 30, cols[1], dense()) +
        m.knot(q[0] + dx * 0.12, q[1] - 11 * s, 2 * s, gold)
    }
    return o + (mirror ? mir(h, cx) : h)
  }
}
// Cross-stitch bib: stars in a rectangular panel with zig-zag frame, plus rows under it
export function crossYoke({ cols, u = 4, wide = 5 }) {
  return c => {
    const { cx, X, Y, g, s, nk } = c
    let o =
      m.chain(offset(nk, 9 * s), cols[0], { step: 3 * s, w: 2.4 * s }) +
      m.chain(offset(nk, 14 * s), cols[1], { step: 3 * s, w: 2 * s })
    for (const [x, y] of resample(offset(nk, 22 * s), 11 * s)) o += m.knot(x, y, 2 * s, cols[3])
    if (c.back) return o
    const n = 2,
      top = g.nd + 34,
      cw = 15 * u,
      L = 4
    for (let j = 0; j < L; j++)
      for (let i = 0; i < n; i++)
        o += m.at(
          cross(starRows, i + (j % 2) ? cols : [cols[1], cols[0], cols[3], cols[2]], u),
          X((i - n / 2) * cw + u),
          Y(top + 18 + j * cw),
          0,
          s,
        )
    const frame = ['.d...d...d...d.', 'ddd.ddd.ddd.ddd', 'bbbbbbbbbbbbbbb', 'aaaaaaaaaaaaaaa']
    const W = n * cw
    for (const sd of [-1, 1])
      for (const [k, col, w] of [
        [0, cols[0], 3.4],
        [7, cols[1], 2.6],
        [-7, cols[3], 2],
      ])
        o += m.chain(
          [
            [X(sd * (W / 2 + 8 + k)), Y(top)],
            [X(sd * (W / 2 + 8 + k)), Y(top + L * cw + 26)],
          ],
          col,
          { step: 3.2 * s, w: w * s },
        )
    for (const sd of [-1, 1])
      resample(
        [
          [X(sd * (W / 2 + 18)), Y(top)],
          [X(sd * (W / 2 + 18)), Y(top + L * cw + 26)],
        ],
        13 * s,
      ).forEach(([x, y], i) => {
        o += m.satin(
          tf(
            [
              [0, -6],
              [13 * sd, 0],
              [0, 6],
            ],
            { x, y, s },
          ),
          i % 2 ? 0 : 90,
          cols[i % 4],
          Z,
        )
      })
    for (let i = 0; i < n; i++)
      o += m.at(cross(frame.slice().reverse(), cols, u), X((i - n / 2) * cw), Y(top + L * cw + 22), 0, s)
    if (wide)
      resample(
        [
          [X(-g.ww * 0.78), Y(g.sd + 34)],
          [X(-W / 2 - 40), Y(g.sd + 34)],
        ],
        26 * s,
      ).forEach(([x, y]) => {
        for (const q of [x, 2 * cx - x])
          o += m.at(cross(['.a.', 'aba', '.a.'], cols, u * 1.4), q - u * 2, y, 0, s)
      })
    return o
  }
}
// Kantha: bands of running stitch across the chest with a lotus row
export function kanthaPanel({ cols, lines = 13, from = 36, gapY = 15 }) {
  return c => {
    const { X, Y, g, s, nk } = c
    let o = ''
    for (const [k, i] of [
      [9, 0],
      [15, 1],
      [21, 2],
    ])
      o += m.run(offset(nk, k * s), cols[i % cols.length], { on: 4.4 * s, off: 3 * s, w: 1.5 * s })
    if (c.back) return o
    for (let i = 0; i < lines; i++) {
      const y = g.nd + from + i * gapY,
        hw = Math.min(g.ww, g.cw - 34) * (1 - i * 0.045)
      if (i === 3 || i === 7) {
        for (let k = -5; k <= 5; k++) {
          if (Math.abs(k * 30) > hw - 14) continue
          const big = k % 2 === 0,
            sc = big ? 0.62 : 0.46
          for (const q of [-70, -40, 0, 40, 70]) {
            const P = tf(m.petal(30, 13, 0.95), { x: X(k * 30), y: Y(y + 6), r: q, s: s * sc })
            o += m.run([...P, P[0]], cols[(Math.abs(q) > 50 ? 1 : 0) + (big ? 0 : 1)] || cols[0], {
              on: 3 * s,
              off: 1.7 * s,
              w: 1.3 * s,
            })
          }
        }
      } else if (i !== 2 && i !== 6)
        o += m.run(
          Array.from({ length: 60 }, (_, k) => {
            const t = k / 59
            return [X(lerp(-hw, hw, t)), Y(y + Math.sin(t * 34 + i) * 1.1)]
          }),
          cols[i % cols.length],
          { on: 5 * s, off: 4 * s, w: 1.5 * s },
        )
    }
    return o
  }
}
// Zari keyhole: bands along the opening, radiating butis, short dabka fringe
export function dabkaNeck({ c, c2, c3, rows = 2 }) {
  return x => {
    const { Y, s, nk } = x,
      ring = k => parallel(nk, k * s)
    const bandOf = (a, b, col, ang) => m.satin([...ring(a), ...ring(b).reverse()], ang, col, Z)
    let o = bandOf(7, 12, c, 40) + m.knots(ring(16), 1.6 * s, mix(c, '#fff2c8', 0.4), 5 * s)
    if (x.back) return o
    o += bandOf(20, 23, c2, -40)
    for (let q = 0; q < rows; q++)
      resample(ring(27 + q * 30), (19 + q * 6) * s).forEach(([px, py, a], i) => {
        if (py < Y(4)) return
        const up = a + 180
        if (q === 0) {
          for (const t of [-34, 0, 34])
            o += m.satin(
              tf(m.petal(t ? 12 : 18, 7, 1.15), { x: px, y: py, r: up + t, s }),
              up + t + 40,
              t ? c : i % 2 ? c2 : c3,
              Z,
            )
        } else {
          const P = tf(m.boteh(20, 13, 0.9), {
            x: px + Math.cos(((a + 90) * Math.PI) / 180) * 6 * s,
            y: py + Math.sin(((a + 90) * Math.PI) / 180) * 6 * s,
            r: up,
            s,
          })
          o +=
            m.satin(P, a, c, Z) +
            m.stem([...P, P[0]], mix(c, '#fff2c8', 0.35), { step: 2.3 * s, w: 0.9 * s }) +
            m.bead(
              px + Math.cos(((a + 90) * Math.PI) / 180) * 33 * s,
              py + Math.sin(((a + 90) * Math.PI) / 180) * 33 * s,
              1.8 * s,
              '#f3e9d6',
            )
        }
      })
    return o
  }
}
// Gota-patti: folded leaves set in rising chevrons
export function gotaYoke({ c, c2, rows = 5, drop = 26 }) {
  return x => {
    const { cx, X, Y, g, s, nk } = x,
      ring = k => parallel(nk, k * s)
    let o = m.satin([...ring(6), ...ring(12).reverse()], 20, c, Z) + m.knots(ring(16), 1.6 * s, c2, 6 * s)
    if (x.back) return o
    const leafAt = (px, py, r, k, col) => {
      const P = tf(m.petal(21 * k, 10 * k, 1.05), { x: px, y: py, r, s })
      return (
        m.satin(P, r + 70, col, { ...Z, gap: 1.2, w: 1.05 }) +
        m.run([...P, P[0]], mix(col, '#fff6da', 0.4), { on: 2.4 * s, off: 1.4 * s, w: 0.8 * s })
      )
    }
    resample(ring(20), 15 * s).forEach(([px, py, a], i) => {
      if (py > Y(5)) o += leafAt(px, py, a + 180, i % 2 ? 0.75 : 1.05, i % 2 ? c2 : c)
    })
    for (let j = 0; j < rows; j++) {
      const y = g.nd + 96 + j * 52,
        hw = 128 - j * 22
      for (const sd of [1, -1])
        for (let q = 0; q * 17 < hw; q++) {
          const px = X(sd * (10 + q * 17)),
            py = Y(y - q * 11 + drop)
          o += leafAt(px, py, sd * 62 - 8, 0.86, (q + j) % 2 ? c : c2) + (q ? '' : '')
        }
      o +=
        m.at(stitchedFlower(11, c2, c, { n: 6 }), cx, Y(y + drop + 8), 0, s) +
        m.bead(cx, Y(y + drop + 8), 3 * s, c)
    }
    return o
  }
}
// Chikankari panels: three vertical bands from chest to hem
export function chikanPanels({ t = '#ffffff', sh = 0.5, at = [-112, 0, 112], from = 60, to = 80 } = {}) {
  return c => {
    const { X, Y, g, s, nk } = c
    let o = m.chain(offset(nk, 11 * s), t, { step: 2.8 * s, w: 2.2 * s, tone: 0.05 })
    for (const [x, y] of resample(offset(nk, 19 * s), 11 * s)) o += m.knot(x, y, 1.5 * s, t)
    if (c.back) return o
    at.forEach((x0, n) => {
      const y0 = g.nd + from + (x0 ? -34 : 0),
        y1 = g.L - to,
        flare = y => 1 + 0.32 * Math.max(0, (y - g.wy) / (g.L - g.wy))
      const P = (dx, y) => [X(x0 * flare(y) + dx), Y(y)]
      for (const e of [-27, 27])
        o += m.chain(
          Array.from({ length: 30 }, (_, i) => P(e, lerp(y0, y1, i / 29))),
          t,
          { step: 3 * s, w: 1.8 * s, tone: 0.05 },
        )
      const V = Array.from({ length: 121 }, (_, i) => {
        const y = lerp(y0 + 6, y1 - 6, i / 120)
        return P(Math.sin(((y - y0) / 92) * Math.PI * 2 + n) * 11, y)
      })
      o += m.stem(V, t, { w: 1.6 * s })
      resample(V, 20 * s).forEach(([x, y, a], i) => {
        const sd = i % 2 ? 1 : -1,
          L = tf(m.leaf(13, 6, 2 * sd), { x, y, r: a + 90 + sd * 54, s })
        o +=
          i % 3
            ? m.fanPetal(L, a + 90 + sd * 54, t, { gap: 0.95, w: 0.85, vary: 0.05 })
            : m.fill(L, t, sh) + m.line(L, t, 1 * s, { close: true, dash: '1.7 .8' })
      })
      for (let y = y0 + 23; y < y1 - 20; y += 92) {
        const sgn = Math.round((y - y0 - 23) / 46) % 2 ? -1 : 1,
          [px, py] = P(-sgn * 9, y)
        for (let i = 0; i < 6; i++) {
          const q = tf(m.petal(13, 10.5, 1.45), { x: px, y: py, r: i * 60, s })
          o += m.fill(q, t, sh) + m.line(q, t, 1 * s, { close: true, dash: '1.7 .8' })
        }
        for (let i = 0; i < 6; i++)
          o += m.knot(px + Math.cos(i * 1.047) * 3 * s, py + Math.sin(i * 1.047) * 3 * s, 1.2 * s, t)
      }
    })
    return o
  }
}
// Large sprays that rise from the hem (daaman) - any thread colours
export function daaman({ cols, leaf, heart, n = 3, tall = 250, ring: rg = true, shadowWork = false }) {
  return c => {
    const { X, g, s, nk, hemY } = c
    let o = rg ? m.chain(offset(nk, 11 * s), cols[0], { step: 3 * s, w: 2.1 * s }) : ''
    const fl = (x, y, R, k, q) =>
      shadowWork
        ? Array.from({ length: q }, (_, i) => {
            const P = tf(m.petal(R, R * 0.8, 1.4), { x, y, r: (i * 360) / q, s })
            return m.fill(P, k, 0.5) + m.line(P, k, 1.1 * s, { close: true, dash: '1.8 .8' })
          }).join('') + m.knot(x, y, 2 * s, heart)
        : m.at(stitchedFlower(R, k, heart, { n: q }), x, y, 0, s)
    for (let i = 0; i < n; i++) {
      const u = ((i + 0.5) / n) * 2 - 1,
        bx = X(u * g.ew * 0.86),
        by = hemY(bx) - 26 * s,
        T = tall * (n % 2 && i === (n - 1) / 2 ? 1.18 : 0.86)
      const V = curve(
        [
          [bx, by],
          [bx - u * 12 * s + 9 * s, by - T * 0.35 * s],
          [bx - 9 * s - u * 24 * s, by - T * 0.7 * s],
          [bx - u * 34 * s, by - T * s],
        ],
        10,
      )
      o += m.stem(V, leaf, { w: 2 * s })
      resample(V, 19 * s).forEach(([x, y, a], k) => {
        const sd = k % 2 ? 1 : -1
        o += sprigLeaf(x, y, a + 90 + sd * 54, 22 - k * 0.6, k % 3 ? leaf : shade(leaf, 0.16), s, sd)
      })
      for (const sd of [1, -1]) {
        const W = curve(
          [
            [bx, by],
            [bx + sd * 30 * s, by - 34 * s],
            [bx + sd * 44 * s, by - 84 * s],
          ],
          8,
        )
        o += m.stem(W, leaf, { w: 1.5 * s }) + fl(bx + sd * 45 * s, by - 92 * s, 14, cols[1 % cols.length], 5)
        resample(W, 22 * s).forEach(([x, y, a], k) => {
          o += sprigLeaf(x, y, a + 90 + (k % 2 ? 50 : -50), 15, leaf, s)
        })
      }
      o +=
        fl(V[Math.floor(V.length * 0.32)][0] + 16 * s, V[Math.floor(V.length * 0.32)][1], 19, cols[0], 6) +
        fl(
          V[Math.floor(V.length * 0.62)][0] - 14 * s,
          V[Math.floor(V.length * 0.62)][1],
          16,
          cols[2 % cols.length],
          5,
        ) +
        fl(V[V.length - 1][0], V[V.length - 1][1], 20, cols[0], 7)
    }
    return o
  }
}
// Rows of chain stitch following the neckline, with mirrors or knots between
export function neckRows({ cols, mirrors = false, rows = 5, gap = 9, fringe = true }) {
  return c => {
    const { s, nk, Y } = c,
      ring = k => parallel(nk, k * s)
    let o = ''
    for (let i = 0; i < (c.back ? 2 : rows); i++)
      o += m.chain(ring(10 + i * gap + (mirrors && i > 1 ? 16 : 0)), cols[i % cols.length], {
        step: 3 * s,
        w: (i % 2 ? 2 : 2.6) * s,
      })
    if (c.back) return o
    if (mirrors)
      for (const [x, y] of resample(ring(10 + gap * 2 + 4), 21 * s))
        if (y > Y(6)) o += m.mirror(x, y, 5.4 * s, cols[2 % cols.length])
    const e = 10 + (rows - 1) * gap + (mirrors ? 16 : 0) + 5
    if (fringe)
      resample(ring(e), 14 * s).forEach(([x, y, a], i) => {
        if (y > Y(6))
          o += m.satin(
            tf(m.petal(i % 2 ? 12 : 18, 7.5, 1.1), { x, y, r: a + 180, s }),
            a + 40,
            cols[(i + 1) % cols.length],
            Z,
          )
      })
    return o
  }
}
// Embroidered bouquet at the centre of the chest
export function posy({ cols, leaf, gold, y = 110, k = 1 }) {
  return c => {
    const { cx, Y, g, s, nk } = c
    let o = m.stem(offset(nk, 10 * s), leaf, { w: 1.5 * s })
    for (const [x, yy] of resample(offset(nk, 17 * s), 13 * s)) o += m.knot(x, yy, 1.9 * s, cols[1])
    if (c.back) return o
    const by = g.nd + y,
      K = k * s
    let h = ''
    for (const [x1, y1, x2, y2] of [
      [10, 40, 30, -20],
      [34, 20, 62, 8],
      [20, -10, 44, -54],
      [40, 40, 84, 44],
    ]) {
      const V = curve(
        [
          [cx, Y(by + 52 * k)],
          [cx + x1 * K, Y(by + y1 * k)],
          [cx + x2 * K, Y(by + y2 * k)],
        ],
        8,
      )
      h += m.stem(V, leaf, { w: 1.6 * s })
      resample(V, 17 * s).forEach(([px, py, a], i) => {
        h += sprigLeaf(
          px,
          py,
          a + 90 + (i % 2 ? 52 : -52),
          14 * k,
          i % 3 ? leaf : shade(leaf, 0.2),
          s,
          i % 2 ? 1 : -1,
        )
      })
    }
    h +=
      m.at(stitchedFlower(15 * k, cols[1], gold), cx + 32 * K, Y(by - 22 * k), 20, s) +
      m.at(stitchedFlower(13 * k, cols[2], gold), cx + 64 * K, Y(by + 6 * k), 40, s) +
      m.at(stitchedFlower(10 * k, cols[0], gold), cx + 45 * K, Y(by - 56 * k), 8, s) +
      m.at(stitchedFlower(10 * k, cols[1], gold), cx + 87 * K, Y(by + 44 * k), 8, s)
    return (
      o +
      mir(h, cx) +
      m.at(stitchedFlower(24 * k, cols[0], gold, { n: 7 }), cx, Y(by + 8 * k), 0, s) +
      m.at(stitchedFlower(12 * k, cols[2], gold), cx, Y(by - 34 * k), 0, s) +
      m.satin(
        [
          [cx - 9 * K, Y(by + 52 * k)],
          [cx + 9 * K, Y(by + 52 * k)],
          [cx + 7 * K, Y(by + 58 * k)],
          [cx - 7 * K, Y(by + 58 * k)],
        ],
        0,
        cols[2],
        Z,
      )
    )
  }
}
// Smocking stitches across a gathered bodice: cable rows with diamonds between
export function smocking({ cols, from = 34, rows = 6, gap = 34 }) {
  return c => {
    const { X, Y, g, s, nk, back } = c
    let o = m.chain(offset(nk, 9 * s), cols[0], { step: 3 * s, w: 2.2 * s })
    if (back) return o
    const hw = g.ww * 0.66
    for (let i = 0; i < rows; i++) {
      const y = g.nd + from + i * gap
      if (y > g.wy - 26) break
      o += m.chain(
        [
          [X(-hw), Y(y)],
          [X(hw), Y(y)],
        ],
        cols[i % cols.length],
        { step: 4.2 * s, w: 2.6 * s },
      )
      if (y + gap < g.wy - 20)
        for (const f of [1, -1])
          o += m.stem(
            Array.from({ length: 53 }, (_, k) => [
              X(lerp(-hw, hw, k / 52)),
              Y(y + gap / 2 + f * 9 * (Math.abs((((k / 52) * 13 * 2) % 2) - 1) - 0.5)),
            ]),
            cols[(i + 1) % cols.length],
            { step: 3 * s, w: 1.7 * s },
          )
      if (y + gap < g.wy - 20)
        for (let k = 0; k <= 12; k++)
          o += m.knot(X(lerp(-hw, hw, (k + 0.5) / 13)), Y(y + gap / 2), 2 * s, cols[i % cols.length])
    }
    return o
  }
}
