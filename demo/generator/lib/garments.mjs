// Parametric silhouettes -> ordered panels for Scene.panel(). All coordinates are garment units on a 1200 x 1500 sheet.
import { curve, d, lerp, mix, offset, outline, rng, shade, smooth, tf } from './geo.mjs'
import * as m from './motifs.mjs'

const jit = (r, k) => (r() - 0.5) * 2 * k
const C = 'c'

export function neckline(type, nw, nd) {
  // left -> right, relative to neck centre
  if (type === 'boat')
    return curve(
      [
        [-nw * 1.25, 4],
        [-nw * 0.7, nd * 0.7],
        [0, nd],
        [nw * 0.7, nd * 0.7],
        [nw * 1.25, 4],
      ],
      10,
    )
  if (type === 'v')
    return curve(
      [
        [-nw, 0],
        [-nw * 0.78, nd * 0.34],
        [-nw * 0.4, nd * 0.74],
        [0, nd],
      ],
      8,
    ).concat(
      curve(
        [
          [0, nd],
          [nw * 0.4, nd * 0.74],
          [nw * 0.78, nd * 0.34],
          [nw, 0],
        ],
        8,
      ).slice(1),
    )
  if (type === 'square')
    return [
      [-nw, 0],
      ...curve(
        [
          [-nw * 0.98, nd * 0.5],
          [-nw * 0.9, nd * 0.94],
        ],
        4,
      ),
      ...curve(
        [
          [-nw * 0.9, nd * 0.94],
          [0, nd],
          [nw * 0.9, nd * 0.94],
        ],
        6,
      ),
      ...curve(
        [
          [nw * 0.9, nd * 0.94],
          [nw * 0.98, nd * 0.5],
          [nw, 0],
        ],
        4,
      ),
    ]
  if (type === 'slit') {
    // round neck with a narrow slit; nd is the round part, the slit adds 1.15 nd
    const e = nd * 2.1
    return [
      ...curve(
        [
          [-nw, 0],
          [-nw * 0.9, nd * 0.42],
          [-nw * 0.56, nd * 0.84],
          [-nw * 0.14, nd],
        ],
        8,
      ),
      ...curve(
        [
          [-nw * 0.1, nd * 1.12],
          [-nw * 0.03, nd * 1.7],
          [0, e],
        ],
        5,
      ),
      ...curve(
        [
          [0, e],
          [nw * 0.03, nd * 1.7],
          [nw * 0.1, nd * 1.12],
        ],
        5,
      ).slice(1),
      ...curve(
        [
          [nw * 0.14, nd],
          [nw * 0.56, nd * 0.84],
          [nw * 0.9, nd * 0.42],
          [nw, 0],
        ],
        8,
      ),
    ]
  }
  if (type === 'scoop')
    return curve(
      [
        [-nw * 1.12, 2],
        [-nw * 1.06, nd * 0.5],
        [-nw * 0.68, nd * 0.9],
        [0, nd],
        [nw * 0.68, nd * 0.9],
        [nw * 1.06, nd * 0.5],
        [nw * 1.12, 2],
      ],
      8,
    )
  if (type === 'sweetheart')
    return [
      ...curve(
        [
          [-nw * 1.02, 0],
          [-nw * 0.98, nd * 0.5],
          [-nw * 0.74, nd * 0.9],
          [-nw * 0.36, nd * 0.98],
          [0, nd * 0.8],
        ],
        7,
      ),
      ...curve(
        [
          [0, nd * 0.8],
          [nw * 0.36, nd * 0.98],
          [nw * 0.74, nd * 0.9],
          [nw * 0.98, nd * 0.5],
          [nw * 1.02, 0],
        ],
        7,
      ).slice(1),
    ]
  return curve(
    [
      [-nw, 0],
      [-nw * 0.9, nd * 0.42],
      [-nw * 0.56, nd * 0.84],
      [0, nd],
      [nw * 0.56, nd * 0.84],
      [nw * 0.9, nd * 0.42],
      [nw, 0],
    ],
    8,
  )
}

// Woven neck label, sewn on its upper edge. The name is drawn as lines: fonts differ from machine to machine.
const NAME =
  'M-13 6.6H-7.6L-13.2 14.4H-7.4M-4.6 14.4L-1.7 6.4L1.2 14.4M-3.6 11.7H.2M4 14.4V6.6H6.6Q9 6.8 9 8.8Q9 10.8 6.6 11H4M6.6 11L9.2 14.4M12.8 6.6V14.4'
const label = (cx, y, s) =>
  `<g transform="translate(${cx} ${y}) scale(${s})"><rect x="-22" y="0" width="44" height="21" rx="1" fill="#f4efe6"/><rect x="-22" y="0" width="44" height="21" rx="1" fill="none" stroke="#000" stroke-opacity=".12" stroke-width=".6"/><path d="M-20.5 2.5h41" stroke="#cbbfae" stroke-width=".7" stroke-dasharray="2 1.4"/><path d="${NAME}" fill="none" stroke="#7d2436" stroke-width="1"/><path d="M-20.5 18.6h41" stroke="#d9b9b4" stroke-width=".8"/></g>`

// One sleeve: outline, local coordinates, creases, cuff border. types: straight, bell, puff, bishop
function makeSleeve({ g, S, r, s, cx, y0, X, Y, pt, fa, sleeveBand }) {
  return sd => {
    const ang = S.ang + (S.turn?.[sd > 0 ? 1 : 0] ?? 0),
      an = ((ang + jit(r, 2.4)) * Math.PI) / 180,
      dx = Math.sin(an) * sd,
      dy = Math.cos(an),
      px = Math.cos(an) * sd,
      py = -Math.sin(an)
    const ax = (sd * (g.sw + g.cw)) / 2 - sd * 8,
      ay = (g.sd + g.ud) / 2
    const at = (t, w) => [ax + dx * t + px * w, ay + dy * t + py * w]
    const L = S.len,
      w1 = S.w1 / 2
    const bell = S.type === 'bell' ? 1 : 0,
      puff = S.type === 'puff' ? 1 : 0,
      bishop = S.type === 'bishop' ? 1 : 0
    const outer = [
      [sd * (g.sw - 46), g.sd + 9, C],
      [sd * (g.sw + 2), g.sd + 1 - (puff ? 14 : 0)],
      [...at(L * 0.16, puff ? 104 : 66)],
      [...at(L * 0.5, lerp(70, w1, 0.5) + (puff ? 36 : 0) + bishop * 10 - bell * 6)],
      [...at(L * 0.8, lerp(70, w1, 0.86) + (puff ? 16 : 0) + bishop * 24 - bell * 4)],
    ]
    const cuffO = at(L, w1),
      cuffI = at(L + 3, -w1)
    const cuffN = 9,
      cuff = Array.from({ length: cuffN }, (_, i) => {
        const t = i / (cuffN - 1),
          q = [lerp(cuffO[0], cuffI[0], t), lerp(cuffO[1], cuffI[1], t)],
          c = Math.sin(Math.PI * t) * 5 + (bell ? Math.sin(t * 9) * 2.4 : 0)
        return [q[0] + dx * c, q[1] + dy * c, i === 0 || i === cuffN - 1 ? C : undefined]
      })
    const inner = [
      [...at(L * 0.8, -lerp(66, w1, 0.88) - (puff ? 12 : 0) - bishop * 20 + bell * 4)],
      [...at(L * 0.48, -lerp(68, w1, 0.52) - (puff ? 22 : 0) + bell * 5)],
      [sd * (g.cw + 3), g.ud + 8],
      [sd * (g.cw - 30), g.ud + 16, C],
      [sd * (g.sw - 52), g.sd + 110],
    ]
    let poly = [...outer, ...cuff, ...inner].map(p => pt(p[0], p[1], p[2]))
    if (sd < 0) poly = poly.reverse()
    const path = d(outline(poly, 6))
    const loc = (x, y) => {
      const qx = (x - cx) / s - ax,
        qy = (y - y0) / s - ay
      return [(qx * px + qy * py) * sd, qx * dx + qy * dy]
    }
    const fs = []
    const seg = (t0, w0, t1, w1_, t2, w2, o2) => {
      const q = [
        [t0, w0],
        [t1, w1_],
        [t2, w2],
      ].map(([t, w]) => {
        const p = at(t, w)
        return [X(p[0]), Y(p[1])]
      })
      fs.push({ pts: curve(q, 5), ...o2 })
    }
    for (let i = 0; i < 4; i++) {
      const t = L * (0.3 + i * 0.105) + jit(r, 10),
        w = lerp(80, w1, 0.5)
      seg(t, -w, t + 12 + jit(r, 8), -w * 0.3, t - 14 + jit(r, 14), w * 0.45, {
        w0: 6 * s,
        w1: 12 * s,
        amp: (2.4 + r() * 2.2) * fa * (i % 2 ? -0.7 : 1),
        taper: 'fade',
        skew: 0.3,
      })
    }
    for (let i = 0; i < 3; i++) {
      const t = L * (0.56 + i * 0.1) + jit(r, 8),
        w = lerp(80, w1, 0.62)
      seg(t, w, t + 20, w * 0.35, t + 30, -w * 0.2, {
        w0: 5 * s,
        w1: 10 * s,
        amp: (1.5 + r() * 1.4) * fa,
        taper: 'fade',
        skew: -0.3,
      })
    }
    seg(30, 46, L * 0.3, 34, L * 0.62, 16, {
      w0: 14 * s,
      w1: 18 * s,
      amp: 3.4 * fa,
      taper: 'both',
      skew: 0.3,
    })
    seg(50, -40, L * 0.5, -14, L * 0.95, -8, { w0: 10 * s, w1: 16 * s, amp: 2.4 * fa, taper: 'both' })
    if (bell || puff || bishop)
      for (let i = 0; i < 7; i++) {
        const u = ((i + 0.5) / 7) * 2 - 1
        seg(
          L * (puff ? 1 : 0.62),
          w1 * u,
          L * 0.82,
          w1 * u * 1.05,
          puff ? L * 0.2 : L,
          (puff ? 92 : w1 * 1.05) * u,
          {
            w0: 5 * s,
            w1: (bell ? 15 : 10) * s,
            amp: (bell ? 2.4 : 4.2) * fa,
            taper: puff ? 'fade' : 'grow',
            skew: 0.3,
          },
        )
      }
    if (puff)
      for (let i = 0; i < 6; i++) {
        const u = ((i + 0.5) / 6) * 2 - 1
        seg(0, 66 * u, L * 0.2, 84 * u, L * 0.5, 100 * u, {
          w0: 5 * s,
          w1: 11 * s,
          amp: 4 * fa,
          taper: 'fade',
          skew: -0.3,
        })
      }
    const bands = []
    if (sleeveBand) {
      const kb = sleeveBand.k || 1,
        off = sleeveBand.at || 0
      bands.push({
        tex: sleeveBand.tex,
        solid: sleeveBand.solid,
        map: (x, y) => {
          const q = loc(x, y),
            c = Math.sin(Math.PI * Math.max(0, Math.min(1, q[0] / (w1 * 2) + 0.5))) * 5
          return [q[0] / kb, (L + c - off - q[1]) / kb]
        },
      })
    }
    const unloc = (a, b) => [cx + (ax + px * a * sd + dx * b) * s, y0 + (ay + py * a * sd + dy * b) * s]
    return { path, loc, unloc, fs, bands, grain: sd * -ang }
  }
}

// Kurta / shirt. Returns { panels, geo }.
export function kurta(o) {
  const r = rng(o.seed || 'k'),
    { cx = 600, y0 = 165, s = 1, view = 'front' } = o,
    back = view === 'back'
  const g = {
    nw: 74,
    nd: 92,
    sw: 182,
    sd: 52,
    cw: 212,
    ud: 230,
    ww: 192,
    wy: 470,
    hw: 226,
    hy: 720,
    ew: 286,
    L: 1120,
    hemC: 16,
    ...o.g,
  }
  if (!o.g?.hy) g.hy = Math.min(720, g.L * 0.66) // short kurtas: hip and waist move up with the hem
  if (!o.g?.wy) g.wy = Math.min(470, g.ud + (g.hy - g.ud) * 0.49)
  const X = x => cx + x * s,
    Y = y => y0 + y * s,
    pt = (x, y, c) => (c ? [X(x), Y(y), C] : [X(x), Y(y)])
  const nt = back ? 'round' : o.neck || 'round',
    nk0 = neckline(nt, g.nw, back ? 20 : g.nd),
    nk = nk0.map(p => [X(p[0]), Y(p[1])])
  const j = () => jit(r, 2.2),
    inset = o.folded ? 0 : 1 // a folded garment has no armholes to see
  const sideR = [
    [g.cw, g.ud],
    [lerp(g.cw, g.ww, 0.62) - 2, lerp(g.ud, g.wy, 0.5)],
    [g.ww, g.wy],
    [lerp(g.ww, g.hw, 0.55), lerp(g.wy, g.hy, 0.55)],
    [g.hw, g.hy],
    [
      lerp(g.hw, g.ew, 0.55),
      o.hem === 'round' ? Math.min(lerp(g.hy, g.L, 0.4), g.L - (o.rise ?? 120) - 22) : lerp(g.hy, g.L, 0.5),
    ],
  ]
  const round = o.hem === 'round'
  const body = (grow = 0, drop = 0, neck = nk) => {
    const hemY = x =>
      Y(g.L + drop) +
      (o.hem === 'round'
        ? -(1 - Math.max(0, 1 - Math.min(1, Math.abs((x - cx) / s) / g.ew) ** 2.6) ** 0.42) *
          (o.rise ?? 120) *
          s
        : 0) +
      g.hemC * s * (1 - ((x - cx) / s / g.ew) ** 2) +
      Math.sin((x - cx) / s / 47 + 1.3) * 1.2 * s +
      hemF.reduce((q, f) => q + f.amp * 0.62 * Math.exp(-((((x - cx) / s - f.xe) / (f.w1 * 1.1)) ** 2)), 0)
    const hem = Array.from({ length: 19 }, (_, i) => {
      const q = 1 - i / 9,
        x = X((g.ew + grow) * (round ? Math.sign(q) * Math.sin((Math.abs(q) * Math.PI) / 2) ** 0.8 : q))
      return [x, hemY(x), !round && (i === 0 || i === 18) ? C : undefined]
    })
    const nkp = neck.map((p, i) => [
      p[0],
      p[1],
      i === 0 ||
      i === neck.length - 1 ||
      (['v', 'slit', 'sweetheart'].includes(nt) && i === (neck.length - 1) / 2)
        ? C
        : undefined,
    ])
    const R = [
      pt(g.sw, g.sd, C),
      pt(g.sw - 17 * inset, g.sd + 62),
      pt(g.sw - 14 * inset, g.sd + 120),
      pt(g.cw, g.ud, C),
      ...sideR.slice(1).map(([x, y]) => pt(x + grow * (y > g.hy ? 1 : 0.3) + j(), y)),
    ]
    const Lf = [
      pt(-g.sw, g.sd, C),
      pt(-g.sw + 17 * inset, g.sd + 62),
      pt(-g.sw + 14 * inset, g.sd + 120),
      pt(-g.cw, g.ud, C),
      ...sideR.slice(1).map(([x, y]) => pt(-x - grow * (y > g.hy ? 1 : 0.3) + j(), y)),
    ].reverse()
    return { path: d(outline([...nkp, ...R, ...hem, ...Lf], 7)), hemY }
  }
  const hemF = []
  const fa0 = (o.foldAmp ?? 1.25) * s
  {
    const rr = rng(`${o.seed || 'k'}fold`)
    const nF = o.drapes ?? 7
    for (let i = 0; i < nF; i++) {
      const t = ((i + 0.5 + jit(rr, 0.3)) / nF) * 2 - 1,
        ys = i % 3 === 1 ? g.ud + 90 + rr() * 120 : g.wy - 60 + rr() * 190,
        w1 = 17 + rr() * 22,
        xs = t * g.ww * 0.84,
        xe = t * g.ew * 0.93 + jit(rr, 14),
        amp = Math.min((3.4 + rr() * 4.6) * fa0, w1 * 0.34 * s) * (i % 3 === 2 ? -1 : 1)
      hemF.push({ xs, xe, ys, w1, amp, b1: jit(rr, 9), b2: jit(rr, 9), skew: jit(rr, 0.55) })
    }
  }
  const B = body(),
    f = o.fabric,
    k = f.scale || 1
  const P = []
  const map = (x, y) => [(x - cx) / s / k, (y - y0) / s / k],
    inv = (u, v) => [cx + u * k * s, y0 + v * k * s]
  // folds ------------------------------------------------------------------
  const fa = fa0,
    F = []
  for (const q of hemF)
    F.push({
      pts: curve(
        [
          [X(q.xs), Y(q.ys)],
          [X(lerp(q.xs, q.xe, 0.35) + q.b1), Y(lerp(q.ys, g.L, 0.34))],
          [X(lerp(q.xs, q.xe, 0.72) + q.b2), Y(lerp(q.ys, g.L, 0.7))],
          [X(q.xe), Y(g.L + 20)],
        ],
        5,
      ),
      w0: 10 * s,
      w1: q.w1 * s,
      amp: q.amp,
      taper: 'grow',
      skew: q.skew,
    })
  for (const sd of [1, -1]) {
    for (let i = 0; i < (o.folded ? 0 : 4); i++) {
      const a = 0.18 + i * 0.33 + jit(r, 0.07),
        L = 78 + r() * 78
      const ux = sd * (g.cw - 7),
        uy = g.ud - 8
      F.push({
        pts: curve(
          [
            [X(ux), Y(uy)],
            [X(ux - sd * Math.cos(a) * L * 0.5), Y(uy + Math.sin(a) * L * 0.5 + 5)],
            [X(ux - sd * Math.cos(a) * L), Y(uy + Math.sin(a) * L + 3)],
          ],
          5,
        ),
        w0: 5.5 * s,
        w1: 12 * s,
        amp: (2.3 + r() * 2) * fa * (i % 2 ? -0.8 : 1),
        taper: 'fade',
        skew: 0.25,
      })
    }
    F.push({
      pts: curve(
        [
          [X(sd * g.nw * 1.25), Y(30)],
          [X(sd * (g.nw * 1.38)), Y(150)],
          [X(sd * (g.nw * 1.22)), Y(300)],
        ],
        5,
      ),
      w0: 9 * s,
      w1: 22 * s,
      amp: 2 * fa,
      taper: 'both',
      skew: jit(r, 0.4),
    })
    F.push({
      pts: curve(
        [
          [X(sd * g.ww), Y(g.wy - 30 + jit(r, 20))],
          [X(sd * g.ww * 0.66), Y(g.wy - 6)],
          [X(sd * g.ww * 0.3), Y(g.wy + 26)],
        ],
        5,
      ),
      w0: 7 * s,
      w1: 15 * s,
      amp: 2.1 * fa,
      taper: 'fade',
      skew: 0.2,
    })
  }
  const crease = o.crease ?? 0.3,
    heightFn = (x, y, n) =>
      -crease *
        s *
        Math.exp(-(((x - cx - Math.sin(y / 190) * 4 * s - n(y / 60, 3) * 3 * s) / (4 * s)) ** 2)) -
      crease *
        0.55 *
        s *
        Math.exp(-(((y - Y(g.L * 0.46) - n(x / 90, 8) * 7 * s) / (4.5 * s)) ** 2)) *
        (0.4 + 0.6 * Math.abs(n(x / 70, 5)))
  // sleeves ---------------------------------------------------------------
  const S = { len: 470, ang: 31, w1: 108, type: 'straight', ...o.sleeve }
  const sleeve = makeSleeve({ g, S, r, s, cx, y0, X, Y, pt, fa, sleeveBand: o.sleeveBand })
  const common = {
    base: f.base,
    tile: f.tile,
    weave: f.weave,
    sheen: f.sheen,
    gloss: f.gloss,
    slub: f.slub,
    mottle: f.mottle,
    amp: 0.8 * s,
  }
  const hemBand = (drop = 0) =>
    o.hemBand
      ? [
          {
            tex: o.hemBand.tex,
            solid: o.hemBand.solid,
            map: (x, y) => [
              (x - cx) / s / (o.hemBand.k || 1),
              (B.hemY(x) + drop * s - (o.hemBand.at || 0) * s - y) / s / (o.hemBand.k || 1),
            ],
          },
        ]
      : []
  // back layer seen at slits and hem
  if (!o.noBack)
    P.push({
      ...common,
      base: shade(f.base, -0.04),
      path: body(7, 11).path,
      from: Y(g.hy - 40),
      map,
      inv,
      bands: hemBand(11),
      lift: 1.05 * s,
      folds: F.slice(0, 3),
      thick: 1 * s,
      seedX: 300,
    })
  // inside of the back neck
  if (!back) {
    const nwx = nk0[nk0.length - 1][0], // as wide as the neckline itself (boat and scoop are wider than nw)
      dp = Math.max(...nk0.map(p => p[1])) + 14,
      inner = outline(
        [
          pt(-nwx - 3, 3, C),
          pt(-nwx * 0.5, 13),
          pt(0, 18),
          pt(nwx * 0.5, 13),
          pt(nwx + 3, 3, C),
          pt(nwx + 5, g.nd * 0.6),
          pt(nwx * 0.6, g.nd + 16),
          pt(0, dp),
          pt(-nwx * 0.6, g.nd + 16),
          pt(-nwx - 5, g.nd * 0.6),
        ],
        7,
      )
    P.push({
      ...common,
      base: mix(f.base, '#2a1c16', 0.17),
      tile: f.tile && { ...f.tile, svg: `<g opacity=".4">${f.tile.svg}</g>` },
      map,
      path: d(inner),
      lift: 0.5 * s,
      thick: 1.2 * s,
      sheen: 0,
    })
    P.push({
      overlay: label(cx, Y(30), s),
    })
  }
  if (!o.noSleeves)
    for (const sd of [-1, 1]) {
      const q = sleeve(sd)
      P.push({
        ...common,
        tile: f.sleeveTile || f.tile,
        path: q.path,
        map: (x, y) => {
          const l = q.loc(x, y)
          return [(l[0] + 40) / k, l[1] / k]
        },
        inv: (u, v) => q.unloc(u * k - 40, v * k),
        bands: q.bands,
        folds: q.fs,
        lift: 0.95 * s,
        thick: 1.4 * s,
        pillow: 4.5 * s,
        grain: q.grain,
        seedX: sd * 500,
      })
    }
  const ctx = { cx, y0, s, X, Y, g, nk, hemY: B.hemY, back }
  const tucks = o.pintucks && !back ? o.pintucks(ctx) : null
  P.push({
    ...common,
    path: B.path,
    map,
    inv,
    bands: hemBand(),
    folds: F,
    heightFn: tucks ? (x, y, n) => heightFn(x, y, n) + tucks.at(x, y) : heightFn,
    lift: 0.42 * s,
    thick: 1.2 * s,
    pillow: 3.4 * s,
    noTile: o.noTile && !back ? o.noTile(ctx) : null,
    thread: o.thread ? o.thread(ctx) : null,
    threadGloss: o.threadGloss,
  })
  // angrakha: the right front crosses over and ties at the left waist
  if (o.angrakha && !back) {
    const A = o.angrakha,
      ex = -g.ww * 0.74,
      ey = A.y ?? g.wy * 0.86,
      edge = curve(
        [
          [X(g.nw), Y(0)],
          [X(g.nw * 0.42), Y(g.nd * 0.66)],
          [X(-g.nw * 0.3), Y(g.nd * 1.24)],
          [X(lerp(-g.nw * 0.3, ex, 0.62)), Y(lerp(g.nd * 1.24, ey, 0.66))],
          [X(ex), Y(ey)],
        ],
        10,
      ),
      down = curve(
        [
          [X(ex), Y(ey)],
          [X(ex - 4), Y(lerp(ey, g.L, 0.3))],
          [X(-g.ew * 0.64), Y(g.L + 40)],
        ],
        10,
      )
    const cut = d([
      ...edge,
      ...down.slice(1),
      [X(-g.ew - 200), Y(g.L + 80)],
      [X(-g.ew - 200), Y(-80)],
      [X(g.nw), Y(-80)],
    ])
    P.push({
      ...common,
      path: B.path,
      cut,
      map,
      inv,
      bands: hemBand(),
      folds: F.slice(3),
      lift: 0.3 * s,
      thick: 1.6 * s,
      noTile: o.noTile ? o.noTile(ctx) : null,
      thread: A.thread ? A.thread({ ...ctx, edge, down }) : null,
      threadGloss: o.threadGloss,
    })
    const strip = (pts, w) => d([...offset(pts, w * 0.5 * s), ...offset(pts, -w * 0.5 * s).reverse()])
    P.push({
      base: A.trim,
      path: strip([...edge, ...down.slice(1).filter(q => q[1] < B.hemY(q[0]) - 3 * s)], A.w || 13),
      lift: 0.2 * s,
      thick: 1.2 * s,
      amp: 0.2,
      weave: f.weave,
      sheen: A.sheen ?? 0.1,
    })
    let q = ''
    for (const [dx, len, c2] of [
      [-16, 128, A.tie || A.trim],
      [9, 150, A.tie || A.trim],
    ]) {
      const st = curve(
          [
            [X(ex), Y(ey)],
            [X(ex + dx * 0.7), Y(ey + len * 0.4)],
            [X(ex + dx), Y(ey + len * 0.72)],
          ],
          8,
        ),
        e = st[st.length - 1]
      q +=
        m.line(st, shade(c2, -0.3), 5.4 * s, { o: 0.35 }) +
        m.line(st, c2, 4.4 * s) +
        m.run(st, shade(c2, 0.3), { on: 2.4 * s, off: 2 * s, w: 1.4 * s })
      for (let k = -5; k <= 5; k++)
        q += `<path d="M${e[0]} ${e[1]}q${k * 1.1 * s} ${14 * s} ${k * 1.5 * s} ${(36 - Math.abs(k) * 0.8) * s}" stroke="${shade(c2, k % 2 ? -0.16 : 0.14)}" stroke-width="${1.7 * s}" fill="none"/>`
      q += m.bead(e[0], e[1], 5.2 * s, A.bead || '#d9b565')
    }
    P.push({ overlay: q })
  }
  // armhole + hem stitching
  const arm = sd =>
    curve(
      [
        [X(sd * g.sw), Y(g.sd)],
        [X(sd * (g.sw - 17)), Y(g.sd + 62)],
        [X(sd * (g.sw - 14)), Y(g.sd + 120)],
        [X(sd * g.cw), Y(g.ud)],
      ],
      8,
    )
  const ln = (pts, o2 = 0.26, w = 1) =>
    `<path d="${d(pts, false)}" fill="none" stroke="#1c100a" stroke-opacity="${o2}" stroke-width="${w * s}"/>`
  const hs = Array.from({ length: 25 }, (_, i) => {
    const x = X(lerp(-g.ew + 5, g.ew - 5, i / 24) * (round ? 0.965 : 1))
    return [x, B.hemY(x) - 13 * s]
  })
  let st = (o.folded ? [] : [1, -1])
    .map(
      sd =>
        ln(arm(sd), 0.3, 1.1) +
        `<path d="${d(
          arm(sd).map(p => [p[0] - sd * 4.5 * s, p[1]]),
          false,
        )}" fill="none" stroke="${shade(f.base, -0.28)}" stroke-opacity=".55" stroke-width="${0.8 * s}" stroke-dasharray="${3.4 * s} ${1.8 * s}"/>`,
    )
    .join('')
  if (!o.folded)
    st += `<path d="${d(hs, false)}" fill="none" stroke="${shade(f.base, -0.3)}" stroke-opacity=".5" stroke-width="${0.8 * s}" stroke-dasharray="${3.4 * s} ${1.8 * s}"/>`
  for (const sd of [1, -1])
    st += ln(
      [
        [X(sd * (g.nw + 2)), Y(1)],
        [X(sd * g.sw), Y(g.sd)],
      ],
      0.12,
      0.9,
    )
  P.push({ overlay: st })
  // neck finish
  const fin = o.neckTrim || { c: f.base, w: 7 }
  if (fin.w && !(back && fin.frontOnly)) {
    const cl = p => [p[0], Math.max(p[1], Y(3.2))],
      a = offset(nk, fin.w * 0.55 * s).map(cl),
      b = offset(nk, -fin.w * 0.45 * s)
        .reverse()
        .map(cl)
    P.push({
      base: fin.c,
      path: d([...a, ...b]),
      lift: 0.22 * s,
      thick: 3 * s,
      amp: 0,
      weave: f.weave,
      sheen: fin.sheen ?? 0.06,
      tile: fin.tile,
      map: fin.tile ? (x, y) => [x / s, y / s] : undefined,
      thread: fin.thread ? fin.thread(nk, s) : null,
      threadGloss: fin.gloss,
    })
  }
  // placket
  if (o.placket && !back) {
    const p = { w: 46, l: 300, ...o.placket },
      y1 = g.nd - 2,
      x = -p.w / 2
    const poly = outline(
      [
        pt(x, y1, C),
        pt(-x, y1, C),
        pt(-x, y1 + p.l, C),
        ...(p.point ? [pt(0, y1 + p.l + p.w * 0.55, C)] : []),
        pt(x, y1 + p.l, C),
      ],
      4,
    )
    P.push({
      ...common,
      base: p.c || f.base,
      tile: p.tile === undefined ? f.tile : p.tile,
      map,
      path: d(poly),
      lift: 0.24 * s,
      thick: 2 * s,
      heightFn: (xx, yy) =>
        -1.5 * s * Math.exp(-(((xx - cx) / (1.6 * s)) ** 2)) * (yy < Y(y1 + p.l * 0.93) ? 1 : 0),
      thread: p.thread ? p.thread(ctx, y1, p) : null,
      threadGloss: p.gloss,
    })
    let q = `<path d="${d(
      [
        [X(x + 4), Y(y1 + 6)],
        [X(x + 4), Y(y1 + p.l - 4)],
        [X(-x - 4), Y(y1 + p.l - 4)],
        [X(-x - 4), Y(y1 + 6)],
      ],
      false,
    )}" fill="none" stroke="${shade(p.c || f.base, -0.3)}" stroke-opacity=".5" stroke-width="${0.8 * s}" stroke-dasharray="${3.2 * s} ${1.7 * s}"/>`
    q += `<path d="M${cx} ${Y(y1)}V${Y(y1 + p.l * 0.94)}" stroke="#160c08" stroke-opacity=".35" stroke-width="${1.1 * s}"/>`
    P.push({ overlay: q })
    const nb = p.buttons ?? 5
    for (let i = 0; i < nb; i++) {
      const by = Y(y1 + 22 + (i * (p.l - 44)) / Math.max(1, nb - 1)),
        R = 6.6 * s
      P.push({
        base: p.button || '#efe6d6',
        path: d(tf(m.circle(R), { x: cx + 7 * s, y: by })),
        lift: 0.3 * s,
        thick: 4 * s,
        amp: 0,
        sheen: 0.3,
        gloss: 30,
        weave: { period: 1, amp: 0 },
        overlayAfter: `<g fill="#4b3a2e" fill-opacity=".75"><circle cx="${cx + 7 * s - 1.7 * s}" cy="${by}" r="${0.9 * s}"/><circle cx="${cx + 7 * s + 1.7 * s}" cy="${by}" r="${0.9 * s}"/></g>`,
      })
    }
  }
  // the same collar from behind: one standing band
  if (o.collar && back) {
    const w = g.nw,
      stand = outline(
        [
          pt(-w - 5, 4, C),
          pt(-w * 0.88, -19),
          pt(-w * 0.45, -16),
          pt(0, -14),
          pt(w * 0.45, -16),
          pt(w * 0.88, -19),
          pt(w + 5, 4, C),
          pt(w * 0.55, 19),
          pt(0, 25),
          pt(-w * 0.55, 19),
        ],
        7,
      )
    P.push({
      ...common,
      base: o.collar.c || f.base,
      tile: o.collar.tile === undefined ? f.tile : o.collar.tile,
      map,
      path: d(stand),
      lift: 0.35 * s,
      thick: 3 * s,
      amp: 0.2,
    })
  }
  // band (ban) collar: two standing halves with rounded ends, topstitched
  if (o.collar && !back) {
    const mid = (nk.length - 1) / 2,
      hgt = o.collar.h || 27,
      bk = g.nw,
      inside = outline(
        [
          pt(-bk - 4, 3, C),
          pt(-bk * 0.86, -13),
          pt(-bk * 0.4, -11),
          pt(0, -8),
          pt(bk * 0.4, -11),
          pt(bk * 0.86, -13),
          pt(bk + 4, 3, C),
          pt(bk * 0.5, 17),
          pt(0, 21),
          pt(-bk * 0.5, 17),
        ],
        7,
      )
    P.push({
      ...common,
      base: mix(o.collar.c || f.base, '#2a1c16', 0.14),
      tile: null,
      path: d(inside),
      lift: 0.3 * s,
      thick: 2 * s,
      amp: 0.2,
    })
    P.push({ overlay: label(cx, Y(15), s) })
    for (const half of [nk.slice(0, Math.floor(mid) + 1), nk.slice(Math.ceil(mid))]) {
      const right = half !== null && half[half.length - 1][0] > cx + 5,
        a = offset(half, 5 * s),
        n = half.length,
        b = half.map((_p, i) => {
          const e = right ? i / (n - 1) : 1 - i / (n - 1),
            k = -hgt * s * (0.42 + 0.58 * smooth(0, 0.16, e))
          return offset(half, k)[i]
        })
      P.push({
        ...common,
        base: o.collar.c || f.base,
        tile: o.collar.tile === undefined ? f.tile : o.collar.tile,
        map,
        path: d([...a, ...b.slice().reverse()]),
        lift: 0.42 * s,
        thick: 4 * s,
        amp: 0.2,
        thread: o.collar.thread ? o.collar.thread(a, b, s) : null,
        threadGloss: o.threadGloss,
      })
      const line = b.map((p, i) => [lerp(p[0], a[i][0], 0.16), lerp(p[1], a[i][1], 0.16)])
      P.push({
        overlay: `<path d="${d(line, false)}" fill="none" stroke="${shade(o.collar.c || f.base, -0.32)}" stroke-opacity=".6" stroke-width="${0.9 * s}" stroke-dasharray="${3.2 * s} ${1.8 * s}"/>`,
      })
    }
  }
  return { panels: P, ctx }
}

// Gathered frock
export function frock(o) {
  const r = rng(o.seed || 'f'),
    { cx = 600, y0 = 300, s = 1, view = 'front' } = o,
    back = view === 'back',
    f = o.fabric,
    k = f.scale || 1
  const X = x => cx + x * s,
    Y = y => y0 + y * s,
    pt = (x, y, c) => (c ? [X(x), Y(y), C] : [X(x), Y(y)])
  const g = { nw: 78, nd: 62, sw: 176, sd: 38, cw: 182, ud: 200, ww: 172, wy: 330, ew: 400, L: 860, ...o.g }
  const P = []
  const common = { base: f.base, weave: f.weave, sheen: f.sheen, gloss: f.gloss, slub: f.slub, amp: 0.75 * s }
  const nt = back ? 'round' : o.neck || 'round'
  const nk = neckline(nt, g.nw, back ? 22 : g.nd).map(p => [X(p[0]), Y(p[1])])
  const hemY = (x, L = g.L) => {
    const u = (x - cx) / s / g.ew
    if (o.folded) return Y(L) + 4 * s * (1 - u * u) + Math.sin(u * 9 + 1) * 1.4 * s
    return Y(L) + 34 * s * (1 - u * u) + Math.sin(u * 17 + 1) * 5 * s + Math.sin(u * 31) * 2.5 * s
  }
  const skirtX = (y, sd) => {
    const t = Math.max(0, (y - g.wy) / (g.L - g.wy))
    return sd * (g.ww + (g.ew - g.ww) * (t ** 0.8 * 0.98 + 0.02))
  }
  const gathers = (n0, amp, yTop, yBot, ph) => (xx, yy, n) => {
    const y = (yy - y0) / s,
      t = (y - yTop) / (yBot - yTop)
    if (t < 0) return 0
    const half = skirtX(y, 1),
      u = (xx - cx) / s / half
    const q = u * n0 * 0.5 + n(u * 4 + ph, t * 1.1) * 1.1 + ph,
      w = n(Math.floor(q * 0.5) * 7.3, ph) * 0.5
    const rid = 0.5 - 0.5 * Math.cos(2 * Math.PI * q)
    const q2 = u * n0 * 1.15 + n(u * 9, t * 2.2) * 0.8,
      fine = Math.sin(q2 * 2 * Math.PI),
      q3 = u * n0 * 2.3 + n(u * 14, t * 3),
      f3 = Math.sin(q3 * 2 * Math.PI)
    return (
      s *
      (amp * rid * (0.75 + w) * smooth(0.02, 0.45, t) +
        fine * 2.6 * Math.exp(-t * 3.2) * smooth(-0.02, 0.02, t) +
        f3 * 1.1 * Math.exp(-t * 9))
    )
  }
  // ruffle at the hem
  if (o.ruffle) {
    const Rf = o.ruffle,
      hb = 78,
      up = g.L - 18,
      bot = Array.from({ length: 33 }, (_, i) => {
        const u = 1 - i / 16
        const x = X(u * (g.ew + 20))
        return [x, hemY(x, g.L + hb - 18) + Math.sin(u * 44) * 4.5 * s, i === 0 || i === 32 ? C : undefined]
      }),
      top = Array.from({ length: 17 }, (_, i) => {
        const u = -1 + i / 8
        const x = X(u * (g.ew - 8))
        return [x, hemY(x, up - 10), i === 0 || i === 16 ? C : undefined]
      })
    P.push({
      ...common,
      base: Rf.c,
      tile: Rf.tile,
      map: (x, y) => [((x - cx) / s / k) * 1.15, (y - y0) / s / k],
      path: d(outline([...top, ...bot], 5)),
      heightFn: (xx, yy, n) => {
        const u = (xx - cx) / s / g.ew
        const q = u * 13 + n(u * 6, 3) * 1.1
        const t = (yy - hemY(xx, up)) / (hb * s),
          z = 0.5 - 0.5 * Math.cos(2 * Math.PI * q)
        return (
          s *
          (5.2 * z * Math.min(1, Math.max(0.25, t)) +
            1.4 * Math.sin(q * 12.6 + n(u * 20, 1)) * Math.max(0, 1 - t * 1.6))
        )
      },
      lift: 0.95 * s,
      thick: 1.2 * s,
    })
  }
  // skirt
  {
    const hem = Array.from({ length: 29 }, (_, i) => {
      const u = 1 - i / 14
      const x = X(u * g.ew)
      return [x, hemY(x), i === 0 || i === 28 ? C : undefined]
    })
    const side = sd =>
      [0.15, 0.35, 0.6, 0.82].map(t => {
        const y = lerp(g.wy, g.L, t)
        return pt(skirtX(y, sd) + jit(r, 3), y)
      })
    const poly = [
      pt(-g.ww + 2, g.wy - 12, C),
      pt(g.ww - 2, g.wy - 12, C),
      ...side(1),
      ...hem,
      ...side(-1).reverse(),
    ]
    P.push({
      ...common,
      tile: f.tile,
      path: d(outline(poly, 6)),
      map: (x, y) => {
        const yy = (y - y0) / s,
          half = skirtX(yy, 1),
          u = (x - cx) / s
        const q = u * lerp(1, (g.ww / half) * 1.55, 0.32)
        return [q / k, yy / k]
      },
      inv: (a, b) => {
        const yy = b * k,
          half = skirtX(yy, 1)
        return [cx + ((a * k) / lerp(1, (g.ww / half) * 1.55, 0.32)) * s, y0 + yy * s]
      },
      heightFn: (() => {
        // tiers: each starts its own gathers under a seam
        const T = [g.wy - 8, ...(o.tiers || []).map(q => lerp(g.wy, g.L, q)), g.L + 30],
          ph = r() * 3,
          n0 = o.gather?.[0] ?? 11,
          fns = T.slice(0, -1).map((y, i) =>
            gathers(
              n0 * (1 + i * 0.22),
              (o.gather?.[1] ?? 11) * (i ? 0.8 : 1),
              y,
              T[i + 1] + (i < T.length - 2 ? 160 : 0),
              ph + i * 1.7,
            ),
          )
        return (xx, yy, n) => {
          const bow = 20 * (1 - ((xx - cx) / s / g.ew) ** 2),
            y = (yy - y0) / s
          let i = 0
          while (i < fns.length - 1 && y > T[i + 1] + bow) i++
          const into = i < fns.length - 1 ? 1 - 0.8 * smooth(-46, 0, y - T[i + 1] - bow) : 1,
            lip = i ? 1.3 * Math.exp(-(((y - T[i] - bow - 7) / 6) ** 2)) : 0
          return (
            fns[i](xx, yy - (i ? bow * s : 0), n) * into * (i ? smooth(-2, 16, y - T[i] - bow) : 1) + lip * s
          )
        }
      })(),
      lift: o.ruffle ? 0.45 * s : 1 * s,
      thick: 1.3 * s,
      bend: 0.4,
      bands: o.hemBand
        ? [
            {
              tex: o.hemBand.tex,
              solid: o.hemBand.solid,
              map: (x, y) => [
                (x - cx) / s / (o.hemBand.k || 1),
                (hemY(x) - (o.hemBand.at || 0) * s - y) / s / (o.hemBand.k || 1),
              ],
            },
          ]
        : [],
    })
  }
  if (!back) {
    const nwx = (nk[nk.length - 1][0] - cx) / s,
      inner = outline(
        [
          pt(-nwx - 2, 3, C),
          pt(0, 19),
          pt(nwx + 2, 3, C),
          pt(nwx + 4, g.nd * 0.6),
          pt(nwx * 0.6, g.nd + 16),
          pt(0, g.nd + 26),
          pt(-nwx * 0.6, g.nd + 16),
          pt(-nwx - 4, g.nd * 0.6),
        ],
        8,
      )
    P.push({
      ...common,
      base: mix(o.bodice?.c || f.base, '#2a1c16', 0.16),
      path: d(inner),
      lift: 0.4 * s,
      thick: 1 * s,
    })
    P.push({
      overlay: label(cx, Y(22), s * 0.82),
    })
  }
  // sleeves: any kurta sleeve, none, or the gathered puff with a cuff
  if (o.sleeve) {
    const S = { len: 470, ang: 31, w1: 108, type: 'straight', ...o.sleeve },
      mk = makeSleeve({ g, S, r, s, cx, y0, X, Y, pt, fa: 1.2 * s, sleeveBand: o.sleeveBand })
    for (const sd of [-1, 1]) {
      const q = mk(sd)
      P.push({
        ...common,
        base: o.sleeveBase || f.base,
        tile: f.sleeveTile === undefined ? f.tile : f.sleeveTile,
        path: q.path,
        map: (x, y) => {
          const l = q.loc(x, y)
          return [(l[0] + 40) / k, l[1] / k]
        },
        inv: (u, v) => q.unloc(u * k - 40, v * k),
        bands: q.bands,
        folds: q.fs,
        lift: 0.95 * s,
        thick: 1.4 * s,
        pillow: 4.5 * s,
        grain: q.grain,
        seedX: sd * 500,
      })
    }
  }
  for (const sd of o.sleeve === undefined ? [-1, 1] : []) {
    const an = (38 * Math.PI) / 180,
      dx = Math.sin(an) * sd,
      dy = Math.cos(an),
      px = Math.cos(an) * sd,
      py = -Math.sin(an),
      ax = sd * ((g.sw + g.cw) / 2 - 8),
      ay = (g.sd + g.ud) / 2,
      L = o.sleeveLen ?? 190,
      at = (t, w) => [ax + dx * t + px * w, ay + dy * t + py * w]
    const w1 = o.cuffW ?? 62
    const pl = [
      [sd * (g.sw - 40), g.sd + 4, C],
      [sd * (g.sw + 12), g.sd - 12],
      at(L * 0.22, 104),
      at(L * 0.55, 112),
      at(L * 0.86, 86),
      [...at(L, w1), C],
      [...at(L + 2, -w1), C],
      at(L * 0.82, -92),
      at(L * 0.5, -104),
      [sd * (g.cw + 2), g.ud + 8],
      [sd * (g.cw - 30), g.ud + 14, C],
      [sd * (g.sw - 50), g.sd + 90],
    ].map(p => pt(p[0], p[1], p[2]))
    if (sd < 0) pl.reverse()
    const loc = (x, y) => {
      const qx = (x - cx) / s - ax,
        qy = (y - y0) / s - ay
      return [(qx * px + qy * py) * sd, qx * dx + qy * dy]
    }
    P.push({
      ...common,
      tile: f.tile,
      path: d(outline(pl, 7)),
      map: (x, y) => {
        const l = loc(x, y)
        return [(l[0] / k) * 0.95, l[1] / k]
      },
      heightFn: (x, y, n) => {
        const [u, t0] = loc(x, y),
          t = t0 / L
        const w = u / 105,
          q = w * 6.5 + n(w * 3, t * 1.4) * 0.6
        const a = Math.abs(Math.cos(Math.PI * q))
        return (
          s *
          (16 * Math.sin(Math.PI * Math.min(1, Math.max(0, t * 0.9 + 0.08))) * (1 - w * w * 0.6) +
            a * a * (5 * Math.exp(-Math.max(0, 1 - t) * 4) + 3.4 * Math.exp(-Math.max(0, t + 0.05) * 4.6)))
        )
      },
      lift: 1 * s,
      thick: 1.6 * s,
      seedX: sd * 400,
    })
    const cf = [
      [...at(L - 5, w1 + 3), C],
      [...at(L + 21, w1 + 1), C],
      [...at(L + 23, -w1 - 1), C],
      [...at(L - 3, -w1 - 3), C],
    ].map(p => pt(p[0], p[1], p[2]))
    if (sd < 0) cf.reverse()
    P.push({
      ...common,
      base: o.trim || f.base,
      path: d(outline(cf, 4)),
      lift: 0.4 * s,
      thick: 4 * s,
      amp: 0.2,
    })
  }
  // bodice
  const side = sd =>
    [
      [sd * g.sw, g.sd, C],
      [sd * (g.sw - (o.folded ? 0 : 18)), g.sd + 58],
      [sd * (g.sw - (o.folded ? 0 : 14)), g.sd + 104],
      [sd * g.cw, g.ud, C],
      [sd * lerp(g.cw, g.ww, 0.5), lerp(g.ud, g.wy, 0.5)],
      [sd * g.ww, g.wy + 4, C],
    ].map(p => pt(p[0], p[1], p[2]))
  const nkp = nk.map((p, i) => [
    p[0],
    p[1],
    i === 0 || i === nk.length - 1 || (['v', 'slit', 'sweetheart'].includes(nt) && i === (nk.length - 1) / 2)
      ? C
      : undefined,
  ])
  const bod = outline([...nkp, ...side(1), pt(0, g.wy + 10), ...side(-1).reverse()], 7)
  const F = []
  for (const sd of [1, -1])
    for (let i = 0; i < (o.folded ? 0 : 3); i++) {
      const a = 0.3 + i * 0.4
      F.push({
        pts: curve(
          [
            [X(sd * (g.cw - 6)), Y(g.ud - 4)],
            [X(sd * (g.cw - 40 * Math.cos(a))), Y(g.ud + 40 * Math.sin(a))],
            [X(sd * (g.cw - 84 * Math.cos(a))), Y(g.ud + 80 * Math.sin(a))],
          ],
          5,
        ),
        w0: 5 * s,
        w1: 11 * s,
        amp: 2.4 * s * (i % 2 ? -0.8 : 1),
        taper: 'fade',
      })
    }
  const ctx = { cx, y0, s, X, Y, g, nk, back }
  P.push({
    ...common,
    base: o.bodice?.c || f.base,
    tile: o.bodice && 'tile' in o.bodice ? o.bodice.tile : f.tile,
    map: (x, y) => [(x - cx) / s / k, (y - y0) / s / k],
    inv: (u, v) => [cx + u * k * s, y0 + v * k * s],
    noTile: o.noTile && !back ? o.noTile(ctx) : null,
    path: d(bod),
    folds: F,
    lift: 0.45 * s,
    thick: 3 * s,
    thread: o.thread ? o.thread(ctx) : null,
    threadGloss: o.threadGloss,
    heightFn: o.smock
      ? (xx, yy) => {
          const y = (yy - y0) / s,
            x = (xx - cx) / s,
            e = smooth(g.ww * 0.74, g.ww * 0.66, Math.abs(x)) * smooth(g.nd + 26, g.nd + 40, y)
          return (
            e *
            s *
            1.5 *
            (0.5 + 0.5 * Math.cos((x / 8.5) * Math.PI * 2)) *
            (0.45 + 0.55 * Math.abs(Math.sin(((y - g.nd - 34) / 34) * Math.PI)))
          )
        }
      : undefined,
  })
  const arm = sd =>
    curve(
      [
        [X(sd * g.sw), Y(g.sd)],
        [X(sd * (g.sw - 18)), Y(g.sd + 58)],
        [X(sd * (g.sw - 14)), Y(g.sd + 104)],
        [X(sd * g.cw), Y(g.ud)],
      ],
      8,
    )
  if (!o.folded)
    P.push({
      overlay: [1, -1]
        .map(
          sd =>
            `<path d="${d(arm(sd), false)}" fill="none" stroke="#1c100a" stroke-opacity=".3" stroke-width="${1.1 * s}"/>`,
        )
        .join(''),
    })
  // sash
  if (o.sash) {
    const y = g.wy - 6,
      hw = g.ww + 3
    P.push({
      ...common,
      base: o.sash,
      path: d(
        outline(
          [
            pt(-hw, y - 16, C),
            pt(0, y - 11),
            pt(hw, y - 16, C),
            pt(hw + 1, y + 20, C),
            pt(0, y + 26),
            pt(-hw - 1, y + 20, C),
          ],
          6,
        ),
      ),
      lift: 0.4 * s,
      thick: 4 * s,
      heightFn: (xx, yy) => s * 2 * Math.sin((yy - Y(y)) / (5.5 * s) + Math.sin((xx - cx) / 80) * 0.8),
      sheen: 0.14,
      gloss: 10,
      weave: { period: 0.8, amp: 0.02 },
    })
    if (o.bow !== false && (!back || o.backBow)) {
      const bx = back ? 0 : (o.bowX ?? 0),
        by = y + 4
      const tail = (sx, L2, _a) =>
          outline(
            [
              [X(bx - 8), Y(by), C],
              [X(bx + 8), Y(by), C],
              [X(bx + sx * 26 + 20), Y(by + L2 * 0.5)],
              [X(bx + sx * 40 + 22), Y(by + L2), C],
              [X(bx + sx * 40), Y(by + L2 - 14), C],
              [X(bx + sx * 40 - 20), Y(by + L2 + 8), C],
              [X(bx + sx * 22 - 16), Y(by + L2 * 0.5)],
            ],
            6,
          ),
        loop = sx =>
          outline(
            [
              [X(bx), Y(by - 6), C],
              [X(bx + sx * 40), Y(by - 40)],
              [X(bx + sx * 92), Y(by - 34)],
              [X(bx + sx * 104), Y(by - 2)],
              [X(bx + sx * 90), Y(by + 28)],
              [X(bx + sx * 40), Y(by + 24)],
              [X(bx), Y(by + 8), C],
            ],
            7,
          )
      for (const sx of [-1, 1])
        P.push({
          ...common,
          base: o.sash,
          path: d(tail(sx, sx > 0 ? 190 : 168)),
          lift: 0.5 * s,
          thick: 3 * s,
          sheen: 0.14,
          gloss: 10,
          folds: [
            {
              pts: curve(
                [
                  [X(bx), Y(by)],
                  [X(bx + sx * 20), Y(by + 90)],
                  [X(bx + sx * 38), Y(by + 170)],
                ],
                5,
              ),
              w0: 5 * s,
              w1: 9 * s,
              amp: 4 * s,
              taper: 'fade',
            },
          ],
        })
      for (const sx of [-1, 1])
        P.push({
          ...common,
          base: o.sash,
          path: d(loop(sx)),
          lift: 0.6 * s,
          thick: 1.6 * s,
          pillow: 2 * s,
          sheen: 0.14,
          gloss: 10,
          folds: [-14, 0, 12].map(dy => ({
            pts: curve(
              [
                [X(bx), Y(by + dy * 0.2)],
                [X(bx + sx * 46), Y(by + dy * 0.9 - 4)],
                [X(bx + sx * 96), Y(by + dy * 1.3 - 4)],
              ],
              5,
            ),
            w0: 4 * s,
            w1: 9 * s,
            amp: 4.6 * s,
            taper: 'fade',
          })),
        })
      P.push({
        ...common,
        base: o.sash,
        path: d(
          outline(
            [
              [X(bx - 15), Y(by - 16)],
              [X(bx + 15), Y(by - 16)],
              [X(bx + 17), Y(by + 4)],
              [X(bx + 13), Y(by + 20)],
              [X(bx - 13), Y(by + 20)],
              [X(bx - 17), Y(by + 4)],
            ],
            6,
          ),
        ),
        lift: 0.5 * s,
        thick: 3 * s,
        pillow: 2 * s,
        sheen: 0.14,
        gloss: 10,
      })
    }
  }
  // peter-pan collar
  if (o.collar && !back)
    for (const sd of [-1, 1]) {
      const pl = [
        [sd * 2, g.nd - 3, C],
        [sd * g.nw * 0.5, g.nd * 0.84],
        [sd * g.nw * 0.88, g.nd * 0.42],
        [sd * g.nw, -2, C],
        [sd * (g.nw + 44), 14, C],
        [sd * (g.nw + 40), g.nd * 0.8],
        [sd * g.nw * 0.82, g.nd + 48],
        [sd * 30, g.nd + 54],
      ].map(p => pt(p[0], p[1], p[2]))
      if (sd < 0) pl.reverse()
      P.push({
        ...common,
        base: o.collar,
        path: d(outline(pl, 8)),
        lift: 0.42 * s,
        thick: 3.4 * s,
        amp: 0.3,
      })
    }
  else {
    const tw = o.trimW ?? 1,
      cl = p => [p[0], Math.max(p[1], Y(2.4))],
      a = offset(nk, 3.6 * tw * s).map(cl),
      b = offset(nk, -3.2 * s)
        .reverse()
        .map(cl)
    P.push({ ...common, base: o.trim || f.base, path: d([...a, ...b]), lift: 0.2 * s, thick: 3 * s, amp: 0 })
  }
  // front placket with buttons
  if (o.placket && !back) {
    const n = o.placket.buttons ?? 4,
      l = g.wy - g.nd - 34
    P.push({
      overlay: `<path d="M${cx - 15 * s} ${Y(g.nd + 4)}V${Y(g.wy - 26)}M${cx + 15 * s} ${Y(g.nd + 4)}V${Y(g.wy - 26)}" stroke="${shade(f.base, -0.35)}" stroke-opacity=".45" stroke-width="${0.9 * s}" stroke-dasharray="${3.2 * s} ${1.8 * s}" fill="none"/><path d="M${cx + 15 * s} ${Y(g.nd + 4)}V${Y(g.wy - 26)}" stroke="#160c08" stroke-opacity=".25" stroke-width="${1.1 * s}" fill="none"/>`,
    })
    for (let i = 0; i < n; i++)
      P.push({
        base: o.placket.button || '#efe6d6',
        path: d(tf(m.circle(7 * s), { x: cx, y: Y(g.nd + 24 + (i * (l - 20)) / Math.max(1, n - 1)) })),
        lift: 0.3 * s,
        thick: 4 * s,
        amp: 0,
        sheen: 0.3,
        gloss: 28,
        weave: { period: 1, amp: 0 },
      })
  }
  if (back) {
    const q = `<path d="M${cx} ${Y(24)}V${Y(g.wy - 26)}" stroke="#160c08" stroke-opacity=".3" stroke-width="${1.1 * s}"/>`
    P.push({ overlay: q })
    for (let i = 0; i < 4; i++)
      P.push({
        base: o.trim || '#f2ebe0',
        path: d(tf(m.circle(7 * s), { x: cx + 6 * s, y: Y(46 + i * 62) })),
        lift: 0.3 * s,
        thick: 4 * s,
        amp: 0,
        sheen: 0.25,
        gloss: 26,
      })
  }
  return { panels: P, ctx }
}

// Sleeveless open waistcoat (koti) laid over a kurta; takes the kurta's ctx
export function waistcoat({ ctx, fabric: f, L = 470, trim, back = false, closed = false, button }) {
  const { cx, X, Y, g, s, y0 } = ctx,
    k = f.scale || 1,
    P = []
  const map = (x, y) => [(x - cx) / s / k, (y - y0) / s / k]
  const common = {
    base: f.base,
    tile: f.tile,
    weave: f.weave,
    sheen: f.sheen,
    gloss: f.gloss,
    slub: f.slub,
    amp: 0.6 * s,
    map,
  }
  const pt = (x, y, c) => (c ? [X(x), Y(y), c] : [X(x), Y(y)])
  const side = sd => [
    pt(sd * (g.sw - 5), g.sd - 3, C),
    pt(sd * (g.sw - 26), g.sd + 70),
    pt(sd * (g.sw - 18), g.sd + 140),
    pt(sd * (g.cw + 3), g.ud + 26, C),
    pt(sd * (g.ww + 10), lerp(g.ud, L, 0.55)),
    pt(sd * (g.ww + 16), L, C),
  ]
  const strip = (pts, w = 9) =>
    P.push({
      base: trim,
      path: d([...offset(pts, w * 0.5 * s), ...offset(pts, -w * 0.5 * s).reverse()]),
      lift: 0.18 * s,
      thick: 2.6 * s,
      amp: 0.1,
      sheen: 0.16,
      gloss: 12,
    })
  if (back) {
    const n = curve([pt(-g.nw - 6, -3), pt(0, 22), pt(g.nw + 6, -3)], 10).map((p, i, a) => [
      p[0],
      p[1],
      i === 0 || i === a.length - 1 ? C : undefined,
    ])
    P.push({
      ...common,
      path: d(outline([...n, ...side(1), pt(0, L + 12), ...side(-1).reverse()], 7)),
      lift: 0.6 * s,
      thick: 1.6 * s,
      pillow: 3 * s,
      folds: [-1, 1].map(q => ({
        pts: curve([pt(q * 70, 160), pt(q * 84, 300), pt(q * 78, L)], 6),
        w0: 12 * s,
        w1: 20 * s,
        amp: 3 * s,
        taper: 'both',
      })),
    })
    return P
  }
  for (const sd of [-1, 1]) {
    const gap = closed ? 1.5 : 20,
      front = [
        pt(sd * (g.nw + 8), -3, C),
        pt(sd * (g.nw * 0.92), 70),
        pt(sd * (gap + 26), 170),
        pt(sd * gap, 240),
        pt(sd * gap, lerp(240, L, 0.6)),
        pt(sd * (gap + (closed ? 0 : 6)), L - 26),
        pt(sd * (gap + 34), L + 14),
      ]
    const hem = [pt(sd * (g.ww * 0.6), L + 8)]
    let poly = [...front, ...hem, ...side(sd).reverse()]
    if (sd < 0) poly = poly.reverse()
    P.push({
      ...common,
      path: d(outline(poly, 7)),
      lift: 0.6 * s,
      thick: 1.8 * s,
      pillow: 3.4 * s,
      seedX: sd * 210,
      folds: [
        {
          pts: curve(
            [
              pt(sd * (g.ww - 30), g.ud + 20),
              pt(sd * (g.ww - 70), g.ud + 80),
              pt(sd * (g.ww - 84), g.ud + 170),
            ],
            6,
          ),
          w0: 8 * s,
          w1: 15 * s,
          amp: 3 * s,
          taper: 'fade',
        },
      ],
    })
    if (trim) {
      strip(curve(front, 8))
      strip(curve([...front.slice(-1), ...hem, pt(sd * (g.ww + 16), L)], 8))
      strip(curve(side(sd).slice(0, 4), 8), 7)
    }
    if (closed && sd > 0)
      for (let i = 0; i < 4; i++)
        P.push({
          base: button || trim,
          path: d(tf(m.circle(7.4 * s), { x: X(12), y: Y(252 + (i * (L - 300)) / 3) })),
          lift: 0.3 * s,
          thick: 4 * s,
          amp: 0,
          sheen: 0.35,
          gloss: 26,
          weave: { period: 1, amp: 0 },
        })
  }
  return P
}

// Frame-filling cloth with a few deep folds, for detail and banner pictures
export function cloth({ W = 1200, H = 1500, seed = 'c', fabric, scale = 1, angle = 24, depth = 1, n = 9 }) {
  const r = rng(seed),
    f = fabric,
    folds = [],
    D = Math.hypot(W, H)
  const hub = [W * (0.05 + r() * 0.2), -H * 0.25]
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5 + jit(r, 0.3)) / n,
      a = lerp(0.18, 1.45, t),
      L = D * 1.25,
      sway = jit(r, 120)
    const p = k2 => [
      hub[0] + Math.cos(a) * L * k2 - Math.sin(a) * sway * Math.sin(k2 * 3),
      hub[1] + Math.sin(a) * L * k2 + Math.cos(a) * sway * Math.sin(k2 * 3),
    ]
    const w = 34 + r() * 58
    folds.push({
      pts: curve([p(0.12), p(0.4), p(0.7), p(1)], 8),
      w0: w * 0.5,
      w1: w * 1.15,
      amp: w * 0.42 * depth * (i % 3 === 2 ? -0.7 : 1),
      taper: 'none',
      skew: 0.55 * (r() > 0.5 ? 1 : -1),
    })
  }
  const an = (angle * Math.PI) / 180,
    c = Math.cos(an),
    sn = Math.sin(an)
  return {
    panels: [
      {
        base: f.base,
        tile: f.tile,
        weave: f.weave,
        sheen: f.sheen,
        gloss: f.gloss,
        slub: f.slub,
        path: `M-40 -40L${W + 40} -40L${W + 40} ${H + 40}L-40 ${H + 40}Z`,
        map: (x, y) => [(x * c + y * sn) / scale, (-x * sn + y * c) / scale],
        folds,
        lift: 0,
        thick: 0,
        amp: 1.5,
        bend: 0.42,
        grain: angle,
      },
    ],
    ctx: null,
  }
}
export async function lay(scene, panels) {
  for (const p of panels) {
    if (p.overlay) await scene.overlay(p.overlay)
    else {
      await scene.panel(p)
      if (p.overlayAfter) await scene.overlay(p.overlayAfter)
    }
  }
  return scene
}
