// product + colourway + view -> { panels, cam }. Garments are built at the origin and the camera is fitted to their outline.

import { drape, tassels } from './lib/drape.ts'
import * as G from './lib/garments.mjs'
import { lerp, shade } from './lib/geo.mjs'
import { lower } from './lib/lower.ts'
import { stack } from './lib/stack.ts'
import { bySlug } from './products.mjs'

// hand of the cloth: weave (period, depth), sheen and how tight its highlight is, slub
export const CLOTH = {
  lawn: { weave: { period: 0.9, amp: 0.035 }, sheen: 0.035, slub: 0.01 },
  cambric: { weave: { period: 1, amp: 0.045 }, sheen: 0.03, slub: 0.012 },
  cotton: { weave: { period: 1.15, amp: 0.05 }, sheen: 0.02, slub: 0.016 },
  linen: { weave: { period: 1.5, amp: 0.07 }, sheen: 0.01, slub: 0.05 },
  khaddar: { weave: { period: 1.7, amp: 0.085 }, sheen: 0, slub: 0.036 },
  rawsilk: { weave: { period: 1.2, amp: 0.04 }, sheen: 0.2, gloss: 9, slub: 0.05 },
  silk: { weave: { period: 0.8, amp: 0.02 }, sheen: 0.16, gloss: 7, slub: 0.012 },
  chiffon: { weave: { period: 0.8, amp: 0.02 }, sheen: 0.08, gloss: 8, slub: 0.008 },
  velvet: { weave: { period: 0.8, amp: 0 }, sheen: 0.2, gloss: 3, slub: 0.006 },
}
export const BACKDROP = '#ece5da'

// area kept free of the all-over print: a panel below the neck and a ring around it
const clear = (hw, depth, ring) => c => (x, y, r) => {
  const dx = Math.abs(x - c.cx) / c.s,
    dy = (y - c.y0) / c.s,
    q = r * 0.55
  if (depth > 10 && dy > 0 && dy < c.g.nd + depth + q && dx < hw + q) return true
  return c.nk.some(p => Math.hypot(x - p[0], y - p[1]) / c.s < ring + q)
}
const both = (a, b) => (a && b ? c => a(c) + b(c) : a || b)

// What the cutter of one product's garment is told, at (cx, y0) and scale s
export function recipe(p, w, view, { cx = 600, y0 = 0, s = 1 } = {}) {
  const kid = p.cat[0] === 'k',
    cl = CLOTH[p.cloth]
  const fabric = { base: w.base, tile: p.tile?.(w), scale: p.scale, ...cl }
  const solid = p.solid ?? true,
    edge = p.border?.(w),
    cuffTex = p.cuff === null ? null : (p.cuff?.(w) ?? edge)
  const o = {
    seed: p.slug,
    view,
    cx,
    y0,
    s,
    fabric,
    neck: p.neck,
    hem: p.hem,
    rise: p.rise,
    g: p.g,
    foldAmp: p.foldAmp,
    pintucks: p.pintucks ? c => pintuckFn(p.pintucks, c) : null,
  }
  if (edge) o.hemBand = { tex: edge, solid, k: p.bk || 1, at: p.bat || 0 }
  if (cuffTex && p.sleeve !== undefined)
    o.sleeveBand = {
      tex: cuffTex,
      solid: p.cuff ? cuffTex.kind !== 'thread' : solid,
      k: p.ck || 0.7,
      at: solid ? 0 : 4,
    }
  o.thread = both(p.nwork?.(w), p.shape === 'frock' ? null : p.work2?.(w))
  o.threadGloss = p.gloss
  if (p.clear) o.noTile = clear(...p.clear)
  if (p.placket) o.placket = p.placket(w)
  if (p.shape === 'frock') {
    const t = p.trim?.(w) || { c: w.base, w: 1 }
    Object.assign(o, {
      trim: t.c,
      trimW: t.w,
      bow: p.bow,
      bowX: p.bowX,
      backBow: p.backBow ?? p.bow,
      sash: p.sash?.(w),
      collar: p.collarC?.(w),
      smock: p.smock,
      tiers: p.tiers,
      gather: p.gather,
      sleeveLen: p.sleeveLen,
      cuffW: p.cuffW,
      bodice: p.bodice?.(w),
      sleeve: p.sleeve && { ...p.sleeve, turn: poseOf(p, view) },
    })
    if (p.ruffle) o.ruffle = { c: w.base, tile: fabric.tile }
    if (p.bodice && !p.sleeveBase) o.fabric.sleeveTile = p.smock ? undefined : fabric.tile
    if (p.sleeveBase) {
      o.sleeveBase = p.sleeveBase(w)
      o.fabric.sleeveTile = null
    }
  } else {
    if (p.trim) o.neckTrim = p.trim(w)
    if (p.collar) o.collar = p.collar(w)
    if (p.angrakha) o.angrakha = p.angrakha(w)
    o.sleeve = p.sleeve && { ...p.sleeve, turn: poseOf(p, view) }
    o.crease = kid ? 0.16 : 0.3
  }
  return o
}
const cut = (p, o) => (p.shape === 'frock' ? G.frock(o) : G.kurta(o))

// One product's garments as they lie beside and over one another; close up, the shirt is alone
export function outfit(p, w, view, { cx = 600, y0 = 0, s = 1 } = {}) {
  const kid = p.cat[0] === 'k',
    back = view === 'back',
    whole = back || view === 'front',
    k = cut(p, recipe(p, w, view, { cx, y0, s })),
    panels = [],
    { ctx } = k,
    g = ctx.g
  const side = sideOf(p) * (back ? -1 : 1),
    wide = p.shape === 'frock'
  if (p.bottom && whole) {
    const b = p.bottom,
      end = b.end || 1340,
      kk = (kid ? 0.8 : 0.94) * (wide && b.type === 'churidar' ? 0.9 : 1),
      length = (kid ? 700 : 930) * (b.type === 'gharara' ? 0.96 : 1)
    // Under a wide skirt only the legs show; beside a shirt so does half of the waist.
    const beside = !wide,
      lean = beside ? (kid ? 5 : 6) : 2.5,
      drop = end - length + (beside ? 20 : 0),
      reach = beside ? Math.max(g.ww, lerp(g.ww, g.hw ?? g.ew, 0.5)) + (kid ? 18 : 30) : 14
    panels.push(
      ...lower({
        kind: b.type,
        seed: `${p.slug}b`,
        x: cx + reach * side,
        y: y0 + drop,
        lean: lean * side,
        length,
        wide: kk,
        back,
        base: w.tr,
        cloth: CLOTH[b.cloth || p.cloth],
        band: b.band?.(w),
        flare: b.flare,
        knee: b.knee?.(w),
      }),
    )
  }
  const scarf = p.dup && whole ? scarfOf(p, w, { kid, cx, y0, g, side, turned: back && !wide }) : null
  if (scarf && !wide) panels.push(...tassels(scarf.under), drape(scarf.under))
  panels.push(...k.panels)
  if (p.coat) {
    const c = p.coat(w)
    panels.push(
      ...G.waistcoat({
        ctx,
        back,
        L: c.L,
        trim: c.trim,
        closed: c.closed,
        button: c.trim,
        fabric: { base: c.base, tile: c.tile, scale: c.scale, ...CLOTH[c.cloth] },
      }),
    )
  }
  if (scarf) panels.push(...tassels(scarf.over), drape(scarf.over))
  return { panels, ctx }
}

// Which side the trousers look out on; the dupatta hangs on the other, and never over the tie of an angrakha.
const sideOf = p => (p.angrakha || hash(p.slug) % 5 < 2 ? -1 : 1)

// Sleeves lie close, easy or wide, and never quite alike, so that neighbours in a grid differ.
const POSES = [
  [-10, -7],
  [0, 3],
  [9, 5],
]
function poseOf(p, view) {
  const [left, right] = p.pair ? [0, 0] : POSES[hash(`${p.slug}pose`) % 3]
  return view === 'back' ? [right, left] : [left, right]
}

// The dupatta over one shoulder: one end falls past the hem in front, the other hangs behind and shows beside it.
function scarfOf(p, w, { kid, cx, y0, g, side, turned }) {
  const q = p.dup(w),
    end = (p.bottom ? p.bottom.end || 1340 : g.L) - (kid ? 30 : 70),
    common = {
      base: q.base,
      tile: q.tile,
      scale: q.scale,
      edge: q.edge,
      end: q.end,
      tassel: q.tassel,
      cloth: { ...CLOTH[q.cloth || p.cloth], sheen: 0.14 },
    }
  const at = list =>
    list
      .filter(([y], i, all) => i === all.length - 1 || y < all.at(-1)[0] - 90)
      .map(([y, x, half]) => [y0 + y, cx + x * side, half])
  // What lies under the garment begins where the garment hides it.
  const front = {
      seed: `${p.slug}d`,
      top: [
        [-12, -128, 50],
        [150, -150, 60],
      ],
      rest: [
        [420, -128, 70],
        [700, -176, 84],
        [960, -236, 98],
        [end, -226, 116],
      ],
    },
    behind = {
      seed: `${p.slug}du`,
      top: [
        [-12, -128, 50],
        [150, -166, 58],
      ],
      rest: [
        [300, -230, 60],
        [620, -262, 80],
        [900, -350, 96],
        [end - 150, -376, 108],
      ],
    }
  const [over, under] = turned ? [behind, front] : [front, behind]
  return {
    over: { ...common, seed: over.seed, slope: 46 * side, line: at([...over.top, ...over.rest]) },
    under: { ...common, seed: under.seed, slope: 0, line: at(under.rest), base: shade(q.base, -0.05) },
  }
}
// The same product folded as it lies on a shelf: the shirt with its hem turned up in front, what belongs to it under it.
export function folded(p, w) {
  const kid = p.cat[0] === 'k',
    frock = p.shape === 'frock',
    o = recipe(p, w, 'front', { cx: 0 }),
    sw = o.g?.sw ?? (frock ? 176 : 182),
    half = sw + 3,
    waist = frock ? (o.g?.wy ?? 330) : 0,
    L = frock ? waist + 190 : kid ? 440 : 530
  Object.assign(o, {
    g: { ...o.g, sw, cw: half, ww: half, hw: half, ew: half + (frock ? 8 : 1), L, hemC: 3 },
    folded: true,
    foldAmp: 0.9,
    drapes: 3,
    hem: undefined,
    ruffle: undefined,
    tiers: undefined,
  })
  if (!frock) Object.assign(o.g, { wy: L * 0.55, hy: L * 0.8 })
  const { hemBand } = o
  if (frock) Object.assign(o, { sleeve: false, hemBand: undefined, gather: [o.gather?.[0] ?? 11, 5] })
  else Object.assign(o, { hemBand: undefined, noSleeves: true, noBack: true })
  if (o.placket?.l) o.placket = { ...o.placket, l: Math.min(o.placket.l, L - (o.g.nd ?? 92) - 8) }
  if (o.placket && !o.placket.l && !frock)
    o.placket = { ...o.placket, l: Math.min(300, L - (o.g.nd ?? 92) - 8) }
  if (o.angrakha) o.angrakha = { ...o.angrakha, y: L * 0.7 }
  const { panels, ctx } = cut(p, o),
    under = [],
    drop = hemBand ? Math.min(L + 150, L + 26 + hemBand.tex.h * hemBand.k) : L + 22,
    skirt = {
      seed: p.slug,
      half: half + (frock ? 7 : 2),
      x: 0,
      base: o.fabric.base,
      tile: o.fabric.tile,
      scale: o.fabric.scale,
      cloth: CLOTH[p.cloth],
    }
  if (p.bottom) {
    const b = p.bottom
    under.push(
      ...stack({
        seed: `${p.slug}fb`,
        half: half * 0.97,
        x: 26,
        top: 90,
        end: drop + 56,
        base: w.tr,
        cloth: CLOTH[b.cloth || p.cloth],
        band: b.band?.(w),
        crease: true,
      }),
    )
  }
  if (p.dup) {
    const q = p.dup(w)
    under.push(
      ...stack({
        seed: `${p.slug}fd`,
        half: half * 0.8,
        x: -30,
        top: 60,
        end: drop + 34 + (p.bottom ? 62 : 30),
        base: q.base,
        tile: q.tile,
        scale: q.scale,
        cloth: CLOTH[q.cloth || p.cloth],
        band: q.end && { ...q.end, k: (q.end.k || 1) * 0.8 },
      }),
    )
  }
  under.push(...stack({ ...skirt, top: frock ? waist : 104, end: drop, band: hemBand }))
  if (hemBand && !frock) under.push(...stack({ ...skirt, half: half + 1, top: 104, end: L + 10 }))
  const coat = p.coat?.(w)
  if (coat)
    panels.push(
      ...G.waistcoat({
        ctx: { ...ctx, g: { ...ctx.g, ww: half - 12, cw: half - 1 } },
        L: L - 60,
        trim: coat.trim,
        closed: coat.closed,
        button: coat.trim,
        fabric: { base: coat.base, tile: coat.tile, scale: coat.scale, ...CLOTH[coat.cloth] },
      }),
    )
  return { panels: [...under, ...panels], ctx }
}
const pintuckFn = ({ n, gap, from, l }, c) => ({
  at: (x, y) => {
    const u = Math.abs(x - c.cx) / c.s - from,
      yy = (y - c.y0) / c.s
    if (u < -4 || u > n * gap || yy < 6 || yy > c.g.nd + l) return 0
    const q = u / gap
    return 1.6 * c.s * Math.exp(-((((q - Math.round(q)) * gap) / 1.7) ** 2))
  },
})

export function bounds(panels) {
  let a = 1e9,
    b = -1e9,
    c = 1e9,
    e = -1e9
  for (const p of panels) {
    if (!p.path) continue
    const q = p.path.match(/-?\d+(\.\d+)?/g).map(Number)
    for (let i = 0; i + 1 < q.length; i += 2) {
      a = Math.min(a, q[i])
      b = Math.max(b, q[i])
      c = Math.min(c, q[i + 1])
      e = Math.max(e, q[i + 1])
    }
  }
  return { x0: a, x1: b, y0: c, y1: e }
}
// Centre the garments in a 4:5 frame. minW keeps short garments from being blown up.
function frameFor(panels, minW = 1060, fillX = 0.88, fillY = 0.885) {
  const q = bounds(panels),
    w = Math.max(minW, (q.x1 - q.x0) / fillX, (q.y1 - q.y0) / fillY / 1.25)
  return { x: (q.x0 + q.x1) / 2 - w / 2, y: (q.y0 + q.y1) / 2 - (w * 1.25) / 2, w }
}
const hash = s => [...s].reduce((a, c) => (a * 31 + c.charCodeAt(0)) >>> 0, 7)

export function scene(p, w, view) {
  const kid = p.cat[0] === 'k',
    i = p.ways.indexOf(w)
  if (view === 'fabric' && p.tile && !p.fabricView) {
    const h = hash(p.slug),
      f = { base: w.base, tile: p.tile(w), ...CLOTH[p.cloth] }
    const cw = [460, 520, 430][h % 3] ?? 460
    return {
      panels: G.cloth({
        seed: p.slug,
        fabric: f,
        scale: p.scale,
        angle: [24, -20, 34, 14, -31][h % 5],
        depth: [0.8, 1, 1.15][h % 3],
        n: 8 + (h % 3),
      }).panels,
      cam: { x: 300 + (h % 7) * 12, y: 240 + (h % 5) * 20, w: cw },
    }
  }
  if (view === 'folded') {
    const { panels, ctx } = folded(p, w)
    return { panels, cam: frameFor(panels, kid ? 560 : 600, 0.7, 0.78), ctx }
  }
  const a = outfit(p, w, view),
    c = a.ctx
  if (view === 'neck')
    return {
      panels: a.panels,
      cam: kid ? { x: c.cx - 215, y: c.y0 - 62, w: 430 } : { x: c.cx - 235, y: c.y0 - 62, w: 470 },
    }
  if (view === 'fabric') {
    if (p.fabricView === 'coat') return { panels: a.panels, cam: { x: c.cx + 8, y: c.y0 + 210, w: 270 } }
    if (Array.isArray(p.fabricView)) {
      const [dx, dy, w] = p.fabricView
      return { panels: a.panels, cam: { x: c.cx + dx, y: c.y0 + dy, w } }
    }
    const cw = p.work2 || /ralli|mehtab/.test(p.slug) ? 400 : 290 // work at the hem, seen from the left corner inwards
    return { panels: a.panels, cam: { x: c.cx - c.g.ew * 0.72, y: c.y0 + c.g.L - cw * 1.1, w: cw } }
  }
  const mate = p.pair && view === 'front' ? bySlug[p.pair] : null
  if (!mate) return { panels: a.panels, cam: frameFor(a.panels, kid ? 900 : 1120), ctx: c }
  // matching sets: the listed garment leads, its partner lies beside it, hems level
  const place = (q, x, s, floor) => {
    const at = y0 => outfit(q, q.ways[i], 'front', { cx: x, y0, s })
    return at(floor - bounds(at(0).panels).y1)
  }
  if (!kid) {
    const m = outfit(p, w, 'front', { cx: 430, y0: 0, s: 0.94 }),
      mb = bounds(m.panels),
      ds = mate.shape === 'frock' ? 0.62 : 0.66
    const half = bounds(outfit(mate, mate.ways[i], 'front', { cx: 0, y0: 0, s: ds }).panels).x1,
      hem = 430 + m.ctx.g.ew * 0.94
    const d = place(
        mate,
        Math.max(hem + half * 0.74, mate.shape === 'frock' ? 0 : hem + half * 0.8),
        ds,
        mb.y1 + 4,
      ),
      panels = [...m.panels, ...d.panels]
    return { panels, cam: frameFor(panels, 1120, 0.93), ctx: m.ctx }
  }
  const m = outfit(mate, mate.ways[i], 'front', { cx: 300, y0: 0, s: 0.94 }),
    mb = bounds(m.panels),
    s2 = p.shape === 'frock' ? 0.8 : 0.86
  const d = place(p, 772, s2, mb.y1 + 26),
    q = bounds(d.panels),
    h = q.y1 - mb.y0,
    W = Math.max(1060, h / 0.86 / 1.25)
  return {
    panels: [...m.panels, ...d.panels],
    cam: { x: q.x1 + W * 0.055 - W, y: (mb.y0 + q.y1) / 2 - (W * 1.25) / 2, w: W },
    ctx: d.ctx,
  }
}
