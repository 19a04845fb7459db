// Cloth renderer: panels (vector outlines + textile + thread work) -> lit pixels.
// SVG supplies every drawing (tiles, outlines, embroidery); this file bends, lights and stacks them.
import sharp from 'sharp'
import { clamp, hex, lerp, makeNoise, rng, smooth } from './geo.mjs'

const svgWrap = (w, h, vb, inner) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${vb}">${inner}</svg>`,
  )
const rgba = async buf => {
  const { data, info } = await sharp(buf, { limitInputPixels: false })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { d: data, w: info.width, h: info.height }
}

// ---- textures with mip levels, wrapped sampling (premultiplied) ----
const cache = new Map()
async function texture(t, pxPerUnit) {
  let sc = 1
  while (sc < pxPerUnit * 1.15) sc *= 1.6
  const key = `${t.svg.length}:${t.w}:${t.h}:${sc.toFixed(2)}:${hash(t.svg)}`
  if (cache.has(key)) return cache.get(key)
  const W = Math.max(8, Math.round(t.w * sc)),
    H = Math.max(8, Math.round(t.h * sc))
  const { d } = await rgba(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${t.w} ${t.h}" preserveAspectRatio="none">${t.svg}</svg>`,
    ),
  )
  const f = new Float32Array(W * H * 4)
  for (let i = 0; i < W * H; i++) {
    const a = d[i * 4 + 3] / 255
    f[i * 4] = d[i * 4] * a
    f[i * 4 + 1] = d[i * 4 + 1] * a
    f[i * 4 + 2] = d[i * 4 + 2] * a
    f[i * 4 + 3] = a
  }
  const tex = { f, W, H, w: t.w, h: t.h, band: t.band }
  cache.set(key, tex)
  return tex
}
const hash = s => {
  let a = 5381
  for (let i = 0; i < s.length; i += 7) a = ((a * 33) ^ s.charCodeAt(i)) >>> 0
  return a
}
const S = [0, 0, 0, 0]
function sample(t, u, v, clampV) {
  // u,v in units
  let x = u / t.w
  x = (x - Math.floor(x)) * t.W - 0.5
  let y = v / t.h
  y = clampV ? clamp(y, 0, 1) * t.H - 0.5 : (y - Math.floor(y)) * t.H - 0.5
  const x0 = Math.floor(x),
    y0 = Math.floor(y),
    fx = x - x0,
    fy = y - y0,
    W = t.W,
    H = t.H,
    f = t.f
  const xa = (x0 + W) % W,
    xb = (x0 + 1) % W
  let ya = y0,
    yb = y0 + 1
  if (clampV) {
    ya = clamp(ya, 0, H - 1)
    yb = clamp(yb, 0, H - 1)
  } else {
    ya = (ya + H) % H
    yb = yb % H
  }
  const a = (ya * W + xa) * 4,
    b = (ya * W + xb) * 4,
    c = (yb * W + xa) * 4,
    e = (yb * W + xb) * 4,
    w0 = (1 - fx) * (1 - fy),
    w1 = fx * (1 - fy),
    w2 = (1 - fx) * fy,
    w3 = fx * fy
  for (let k = 0; k < 4; k++) S[k] = f[a + k] * w0 + f[b + k] * w1 + f[c + k] * w2 + f[e + k] * w3
  return S
}
function culler(t, bad) {
  // nearest motif centre per coarse cell, verdict cached per repeat
  const Q = 48,
    map = new Int16Array(Q * Q),
    cs = t.centres
  for (let j = 0; j < Q; j++)
    for (let i = 0; i < Q; i++) {
      const u = ((i + 0.5) / Q) * t.w,
        v = ((j + 0.5) / Q) * t.h
      let bd = 1e9,
        bi = 0
      cs.forEach((c, n) => {
        for (const ox of [-1, 0, 1])
          for (const oy of [-1, 0, 1]) {
            const dd = Math.hypot(u - (c[0] + ox) * t.w, v - (c[1] + oy) * t.h) / (c[2] || 1)
            if (dd < bd) {
              bd = dd
              bi = n * 9 + (ox + 1) * 3 + oy + 1
            }
          }
      })
      map[j * Q + i] = bi
    }
  const memo = new Map()
  return (u, v) => {
    const a = Math.floor(u / t.w),
      b = Math.floor(v / t.h),
      k =
        map[
          Math.min(Q - 1, Math.floor((v / t.h - b) * Q)) * Q + Math.min(Q - 1, Math.floor((u / t.w - a) * Q))
        ],
      n = Math.floor(k / 9),
      ox = Math.floor((k % 9) / 3) - 1,
      oy = (k % 3) - 1,
      key = ((a + ox + 500) * 1000 + b + oy + 500) * 16 + n
    let r = memo.get(key)
    if (r === undefined) {
      r = bad((a + ox + cs[n][0]) * t.w, (b + oy + cs[n][1]) * t.h, cs[n][2] || 20)
      memo.set(key, r)
    }
    return r
  }
}
// three box passes ~ gaussian
function blur(src, w, h, r) {
  r = Math.max(0, Math.round(r))
  if (!r) return src.slice()
  let a = src,
    b = new Float32Array(w * h)
  for (let p = 0; p < 3; p++) {
    const k = 1 / (2 * r + 1)
    for (let y = 0; y < h; y++) {
      let s = 0,
        o = y * w
      for (let x = -r; x <= r; x++) s += a[o + clamp(x, 0, w - 1)]
      for (let x = 0; x < w; x++) {
        b[o + x] = s * k
        s += a[o + Math.min(w - 1, x + r + 1)] - a[o + Math.max(0, x - r)]
      }
    }
    const c = p === 0 ? new Float32Array(w * h) : a === src ? new Float32Array(w * h) : a
    for (let x = 0; x < w; x++) {
      let s = 0
      for (let y = -r; y <= r; y++) s += b[clamp(y, 0, h - 1) * w + x]
      for (let y = 0; y < h; y++) {
        c[y * w + x] = s * k
        s += b[Math.min(h - 1, y + r + 1) * w + x] - b[Math.max(0, y - r) * w + x]
      }
    }
    a = c
  }
  return a
}

const LIGHT = [-0.5, -0.58, 0.64]

export class Scene {
  // cam: { x, y, w } = left/top/width of the visible rectangle in garment units
  constructor({ W, H, cam, seed }) {
    this.W = W
    this.H = H
    this.cam = cam
    this.k = W / cam.w
    this.seed = seed
    this.n = makeNoise(seed)
    this.n2 = makeNoise(`${seed}b`)
    const L = Math.hypot(...LIGHT)
    this.L = LIGHT.map(v => v / L)
    this.px = new Float32Array(W * H * 3)
    this.vb = `${cam.x} ${cam.y} ${W / this.k} ${H / this.k}`
  }
  backdrop({ base }) {
    const { W, H, px, n, n2, k, cam } = this,
      b = hex(base),
      g = rng(`${this.seed}bg`)
    for (let y = 0; y < H; y++)
      for (let x = 0; x < W; x++) {
        const ux = cam.x + x / k,
          uy = cam.y + y / k,
          fx = x / W,
          fy = y / H
        const glow = 1.035 - 0.075 * Math.hypot(fx - 0.3, (fy - 0.22) * 1.1) ** 1.6
        const t =
          n.fbm(ux / 260, uy / 260, 3) * 0.01 + n2.fbm(ux / 34, uy / 34, 3) * 0.007 + (g() - 0.5) * 0.006
        const m = glow + t,
          o = (y * W + x) * 3,
          wr = (1 - fx - fy) * 3
        px[o] = b[0] * m + wr
        px[o + 1] = b[1] * m + wr * 0.6
        px[o + 2] = b[2] * m
      }
    return this
  }
  // Everything below works in a window (bounding box of the panel plus shadow room), not on the whole sheet.
  async mask(path, v) {
    const { d: q } = await rgba(svgWrap(v.w, v.h, v.vb, `<path d="${path}" fill="#fff"/>`))
    const m = new Float32Array(v.w * v.h)
    for (let i = 0; i < m.length; i++) m[i] = q[i * 4 + 3] / 255
    return m
  }
  window(path, pad) {
    const q = path.match(/-?\d+(\.\d+)?/g).map(Number)
    let a = 1e9,
      b = -1e9,
      c = 1e9,
      e = -1e9
    for (let i = 0; i < q.length; i += 2) {
      a = Math.min(a, q[i])
      b = Math.max(b, q[i])
      c = Math.min(c, q[i + 1])
      e = Math.max(e, q[i + 1])
    }
    const { cam, k, W, H } = this,
      x0 = clamp(Math.floor((a - cam.x) * k - pad), 0, W),
      x1 = clamp(Math.ceil((b - cam.x) * k + pad), 0, W),
      y0 = clamp(Math.floor((c - cam.y) * k - pad), 0, H),
      y1 = clamp(Math.ceil((e - cam.y) * k + pad), 0, H)
    if (x1 - x0 < 3 || y1 - y0 < 3) return null
    return {
      x0,
      y0,
      w: x1 - x0,
      h: y1 - y0,
      X: cam.x + x0 / k,
      Y: cam.y + y0 / k,
      vb: `${cam.x + x0 / k} ${cam.y + y0 / k} ${(x1 - x0) / k} ${(y1 - y0) / k}`,
    }
  }

  // p: { path, base, tile, map(x,y)->[u,v], bands:[{tex, map}], thread (svg), folds[], heightFn, amp, thick, lift, sheen, weave, cut }
  async panel(p) {
    const { W: SW, px, k, n, n2, L } = this,
      lift = p.lift ?? 1,
      v = this.window(p.path, 4 + 40 * k * Math.max(0.3, lift))
    if (!v) return this
    const W = v.w,
      H = v.h,
      N = W * H,
      base = hex(p.base),
      m = await this.mask(p.path, v)
    if (p.cut) {
      const c = await this.mask(p.cut, v)
      for (let i = 0; i < N; i++) m[i] *= 1 - c[i]
    }
    // Rows that another panel hides need no light: only their shadow is wanted.
    const first = p.from === undefined ? 0 : clamp(Math.floor((p.from - v.Y) * k), 0, H)
    const G = (x, y) => ((y + v.y0) * SW + x + v.x0) * 3
    // --- shadow on what lies below: a wide soft one and a tight contact one
    if (lift > 0) {
      const dx = 5 * k * lift,
        dy = 7.5 * k * lift,
        s1 = blur(m, W, H, 9 * k * lift),
        s2 = blur(m, W, H, Math.max(1, 2.2 * k))
      for (let y = 0; y < H; y++)
        for (let x = 0; x < W; x++) {
          const a = clamp(Math.round(x - dx), 0, W - 1),
            b = clamp(Math.round(y - dy), 0, H - 1),
            a2 = clamp(Math.round(x - 1.6 * k), 0, W - 1),
            b2 = clamp(Math.round(y - 2.2 * k), 0, H - 1)
          const sh = s1[b * W + a] * 0.3 + s2[b2 * W + a2] * 0.22
          if (sh < 0.003) continue
          const o = G(x, y)
          px[o] *= 1 - sh * 0.84
          px[o + 1] *= 1 - sh * 0.92
          px[o + 2] *= 1 - sh
        }
    }
    // --- height field (garment units): cloth noise + folds + soft edge roll
    const h = new Float32Array(N),
      th = p.thick ?? 1.1,
      em = blur(m, W, H, Math.max(1, 4 * k)),
      pil = p.pillow ?? 0,
      em2 = pil ? blur(m, W, H, 20 * k) : em,
      ox = p.seedX ?? 0,
      amp = p.amp ?? 1,
      stretch = p.stretch ?? 2.1
    const ca = Math.cos(((p.grain ?? 0) * Math.PI) / 180),
      sa = Math.sin(((p.grain ?? 0) * Math.PI) / 180)
    for (let y = first; y < H; y++)
      for (let x = 0; x < W; x++) {
        const i = y * W + x
        if (m[i] <= 0.003) continue
        const gX = v.X + x / k,
          gY = v.Y + y / k,
          X = gX + ox,
          Y = gY + ox,
          gx = X * ca + Y * sa,
          gy = -X * sa + Y * ca
        const wx = n2(gx / 210, gy / 300) * 26
        let q =
          (n.fbm((gx + wx) / 150, gy / (150 * stretch), 2) * 8.5 +
            n2((gx + wx) / 46, gy / (46 * stretch)) * 1.9 +
            n((gx - wx) / 17 + 9, gy / (17 * stretch * 0.8)) * 0.36) *
          amp
        if (p.heightFn) q += p.heightFn(gX, gY, n, n2)
        h[i] = q + smooth(0.5, 1, em[i]) * th + (pil ? smooth(0.48, 1, em2[i]) * pil : 0)
      }
    for (const f of p.folds || []) this.fold(h, m, f, v)
    const thread = p.thread ? (await rgba(svgWrap(W, H, v.vb, p.thread))).d : null
    const tex = p.tile ? await texture(p.tile, k) : null,
      bands = []
    for (const b of p.bands || []) bands.push({ ...b, t: await texture(b.tex, k) })
    const cull =
      p.tile?.centres && p.inv && (p.noTile || bands.some(b => b.solid))
        ? culler(p.tile, (cu, cv, r) => {
            const [X, Y] = p.inv(cu, cv)
            if (p.noTile?.(X, Y, r)) return true
            for (const B of bands)
              if (B.solid) {
                const q = B.map(X, Y)
                if (q && q[1] > 0 && q[1] < B.t.h + r * 0.55) return true
              }
            return false
          })
        : null
    // --- colour pass: cloth, print, borders, thread work; sampling is pushed by the slope so prints follow folds
    const col = new Float32Array(N * 3),
      e = new Float32Array(N),
      gl = new Float32Array(N),
      bend = p.bend ?? 0.55
    for (let y = first; y < H; y++)
      for (let x = 0; x < W; x++) {
        const i = y * W + x
        if (m[i] <= 0.003) continue
        const q0 = j => (j >= 0 && j < N && m[j] > 0.02 ? h[j] : h[i]),
          hx = (q0(i + 1) - q0(i - 1)) * 0.5 * k,
          hy = (q0(i + W) - q0(i - W)) * 0.5 * k
        const X = v.X + x / k + clamp(hx, -1.4, 1.4) * bend * 7,
          Y = v.Y + y / k + clamp(hy, -1.4, 1.4) * bend * 7
        let r = base[0],
          g = base[1],
          b = base[2]
        const dye = 1 + n2.fbm(X / 70, Y / 70, 2) * (p.mottle ?? 0.012)
        r *= dye
        g *= dye
        b *= dye
        const put = (s, kind, relief) => {
          const a = s[3]
          if (a < 0.004) return
          if (kind === 'ink') {
            const q = n.fbm(X / 2.6, Y / 2.6, 2),
              k2 = 0.965 + 0.05 * q,
              f = 1 - clamp(q * 0.5 - 0.18, 0, 0.3),
              af = a * f
            r = r * (1 - af) + s[0] * f * k2
            g = g * (1 - af) + s[1] * f * k2
            b = b * (1 - af) + s[2] * f * k2
            return
          }
          r = r * (1 - a) + s[0]
          g = g * (1 - a) + s[1]
          b = b * (1 - a) + s[2]
          e[i] = Math.max(e[i] * (1 - a), a * relief)
          gl[i] = Math.max(gl[i] * (1 - a), kind === 'zari' ? a : kind === 'floss' ? a * 0.55 : a * 0.12)
        }
        let covered = false
        for (const B of bands) {
          const q = B.map(X, Y)
          B.at = q
          if (B.solid && q && q[1] >= 0 && q[1] <= B.t.h) covered = true
        }
        if (tex && !covered) {
          const q = p.map ? p.map(X, Y) : [X, Y]
          if (!cull?.(q[0], q[1])) put(sample(tex, q[0], q[1], false), p.tile.kind, p.tile.relief || 0)
        }
        for (const B of bands) {
          const q = B.at
          if (q && q[1] >= 0 && q[1] <= B.t.h)
            put(sample(B.t, q[0], B.t.h - q[1], true), B.tex.kind, B.tex.relief || 0)
        }
        if (thread) {
          const a = thread[i * 4 + 3] / 255
          if (a > 0) {
            r = lerp(r, thread[i * 4], a)
            g = lerp(g, thread[i * 4 + 1], a)
            b = lerp(b, thread[i * 4 + 2], a)
            e[i] = Math.max(e[i] * (1 - a), a)
            gl[i] = Math.max(gl[i], a * (p.threadGloss ?? 0.25))
          }
        }
        col[i * 3] = r
        col[i * 3 + 1] = g
        col[i * 3 + 2] = b
      }
    const raised = thread || p.tile?.relief || bands.some(b => b.tex.relief),
      eb = raised ? blur(e, W, H, Math.max(0.6, 0.55 * k)) : e,
      ao = blur(h, W, H, 16 * k),
      aoM = blur(m, W, H, 16 * k)
    // --- light pass: lambert from the height normal, crease occlusion, weave, sheen
    const ws = p.weave ?? { period: 1.15, amp: 0.05 },
      wpx = ws.period * k,
      wAmp = (wpx > 2.1 ? 1 : wpx > 1.3 ? 0.4 : 0) * ws.amp,
      sheen = p.sheen ?? 0.05,
      flatL = L[2],
      slub = p.slub ?? 0.018,
      hz = L[2] + 1,
      hl = Math.hypot(L[0], L[1], hz),
      gloss = p.gloss ?? 18,
      ref = (hz / hl) ** gloss
    for (let y = first; y < H; y++)
      for (let x = 0; x < W; x++) {
        const i = y * W + x
        if (m[i] <= 0.003) continue
        const iL = x ? i - 1 : i,
          iR = x < W - 1 ? i + 1 : i,
          iU = y ? i - W : i,
          iD = y < H - 1 ? i + W : i
        const q = a => (m[a] > 0.02 ? h[a] : h[i]),
          er = 0.34 + 0.42 * smooth(1, 2.4, k)
        const gx = (q(iR) - q(iL)) * 0.5 * k + (raised ? (eb[iR] - eb[iL]) * er : 0),
          gy = (q(iD) - q(iU)) * 0.5 * k + (raised ? (eb[iD] - eb[iU]) * er : 0)
        const inv = 1 / Math.sqrt(gx * gx + gy * gy + 1),
          nl = (-gx * L[0] - gy * L[1] + L[2]) * inv
        let s = 1 + (nl / flatL - 1) * 0.86
        const nh = Math.max(0, ((-gx * L[0] - gy * L[1] + hz) * inv) / hl),
          X = v.X + x / k,
          Y = v.Y + y / k,
          tx = X * ca + Y * sa,
          ty = -X * sa + Y * ca
        let mic = (n(tx * 0.9, ty / 26) + n2(tx / 26, ty * 0.9)) * slub
        if (wAmp) {
          const a = tx / ws.period,
            b = ty / ws.period,
            par = (Math.floor(a) + Math.floor(b)) & 1,
            fa = a - Math.floor(a) - 0.5,
            fb = b - Math.floor(b) - 0.5,
            over = par ? 1 - 3 * fa * fa - 0.6 * fb * fb : 1 - 3 * fb * fb - 0.6 * fa * fa
          mic += (over - 0.72) * wAmp * (1 - Math.min(1, eb[i]) * 0.8)
        }
        const con = clamp((aoM[i] > 0.02 ? ao[i] / Math.max(0.2, aoM[i]) : h[i]) - h[i], -6, 9)
        s *= con > 0 ? 1 - con * 0.024 : 1 - con * 0.006
        s *= 1 - 0.07 * (1 - smooth(0.5, 0.95, em[i]))
        if (s < 0.72) s = 0.72 - (0.72 - s) * 0.62
        s = clamp(s + mic, 0.4, 1.3)
        let r = col[i * 3],
          g = col[i * 3 + 1],
          b = col[i * 3 + 2]
        if (s < 1) {
          const z = (1 - s) * 0.16
          r *= s * (r / 255 + 0.02) ** z + z * 0.05
          g *= s * (g / 255 + 0.02) ** z
          b *= s * (b / 255 + 0.02) ** z
          const wz = ((1 - s) * (r * 0.3 + g * 0.6 + b * 0.1)) / 255
          r += wz * 17
          g += wz * 3
          b -= wz * 12
        } else {
          const z = s - 1
          r += (255 - r) * z * 0.34 + r * z * 0.5
          g += (255 - g) * z * 0.34 + g * z * 0.5
          b += (255 - b) * z * 0.33 + b * z * 0.48
        }
        const glo = sheen + gl[i] * 0.5
        if (glo > 0) {
          const sp = nh ** gloss * glo + (gl[i] > 0 ? nh ** 40 * gl[i] * 0.35 : 0),
            z = clamp(sp - ref * glo * 0.55, -0.05, 0.8)
          if (z > 0) {
            r += (255 - r) * z * 0.8
            g += (255 - g) * z * 0.78
            b += (255 - b) * z * 0.7
          }
        }
        const a = m[i],
          o = G(x, y)
        px[o] = px[o] * (1 - a) + r * a
        px[o + 1] = px[o + 1] * (1 - a) + g * a
        px[o + 2] = px[o + 2] * (1 - a) + b * a
      }
    return this
  }
  // f: { pts:[[x,y]...], w0, w1, amp, skew, taper:'both'|'grow'|'fade'|'none' }
  fold(h, m, f, v) {
    const { k } = this,
      W = v.w,
      P = f.pts.map(([x, y]) => [(x - v.X) * k, (y - v.Y) * k]),
      n = P.length
    const len = [0]
    for (let i = 1; i < n; i++)
      len.push(len[i - 1] + Math.hypot(P[i][0] - P[i - 1][0], P[i][1] - P[i - 1][1]))
    const tot = len[n - 1] || 1
    const w0 = f.w0 * k,
      w1 = (f.w1 ?? f.w0) * k,
      R = Math.max(w0, w1) * 2.6,
      sk = f.skew ?? 0.35
    let x0 = 1e9,
      x1 = -1e9,
      y0 = 1e9,
      y1 = -1e9
    for (const [x, y] of P) {
      x0 = Math.min(x0, x)
      x1 = Math.max(x1, x)
      y0 = Math.min(y0, y)
      y1 = Math.max(y1, y)
    }
    x0 = Math.max(0, Math.floor(x0 - R))
    x1 = Math.min(v.w - 1, Math.ceil(x1 + R))
    y0 = Math.max(0, Math.floor(y0 - R))
    y1 = Math.min(v.h - 1, Math.ceil(y1 + R))
    for (let y = y0; y <= y1; y++)
      for (let x = x0; x <= x1; x++) {
        const i = y * W + x
        if (m[i] <= 0.003) continue
        let bd = 1e9,
          bt = 0,
          bs = 1
        for (let j = 0; j < n - 1; j++) {
          const ax = P[j][0],
            ay = P[j][1],
            vx = P[j + 1][0] - ax,
            vy = P[j + 1][1] - ay,
            l2 = vx * vx + vy * vy || 1
          const t = clamp(((x - ax) * vx + (y - ay) * vy) / l2),
            qx = ax + vx * t - x,
            qy = ay + vy * t - y,
            dd = qx * qx + qy * qy
          if (dd < bd) {
            bd = dd
            bt = (len[j] + Math.sqrt(l2) * t) / tot
            bs = vx * (y - ay) - vy * (x - ax) > 0 ? 1 : -1
          }
        }
        const dist = Math.sqrt(bd),
          w = lerp(w0, w1, bt) * (1 + bs * sk)
        if (dist > w * 2.7) continue
        const tp =
          f.taper === 'grow'
            ? smooth(0, 0.75, bt)
            : f.taper === 'fade'
              ? 1 - smooth(0.15, 1, bt)
              : f.taper === 'none'
                ? 1
                : smooth(0, 0.3, bt) * (1 - smooth(0.6, 1, bt))
        const z = dist / w
        h[i] += f.amp * tp * Math.exp(-z * z)
      }
  }
  // flat vector drawn on top without lighting (labels, topstitch)
  async overlay(svg) {
    const { W, H, px } = this,
      { d: q } = await rgba(svgWrap(W, H, this.vb, svg))
    for (let i = 0; i < W * H; i++) {
      const a = q[i * 4 + 3] / 255
      if (a <= 0) continue
      for (let c = 0; c < 3; c++) px[i * 3 + c] = lerp(px[i * 3 + c], q[i * 4 + c], a)
    }
    return this
  }
  async finish({ grain }) {
    const { W, H, px } = this,
      out = Buffer.alloc(W * H * 3),
      g = rng(`${this.seed}grain`)
    for (let i = 0; i < W * H; i++) {
      const z = (g() + g() - 1) * grain
      for (let c = 0; c < 3; c++) out[i * 3 + c] = clamp(128 + (px[i * 3 + c] - 128) * 1.03 + z, 0, 255)
    }
    return sharp(out, { raw: { width: W, height: H, channels: 3 } })
  }
}
