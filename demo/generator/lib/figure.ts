// A quiet line drawing of somebody who wears the garment: it shows where a length ends on a body.
// Everything is measured from the high point of the shoulder, in garment units, as the garments are.
import { curve, d, lerp, outline, smooth } from './geo.mjs'
import type { Point } from './panel.ts'

export interface Figure {
  child: boolean
  /** Of the whole person, in centimetres, and units to the centimetre. */
  height: number
  unit: number
  size: string
  neck: [number, number][]
  shoulder: { x: number; y: number }
  /** Half widths of the garment at the chest, the waist and the hem, and the waist's height. */
  chest: number
  waist: { y: number; half: number; seam: boolean }
  hem: { y: number; half: number; round: boolean }
  sleeve?: { length: number; cuff: number; full: boolean }
  /** What is worn below; left white where it does not belong to the product. */
  lower?: { kind: string; end: number; included: boolean }
  dupatta: boolean
}

const ink = '#6f6259'
const paper = '#f6f1e8'
const cloth = '#e2d8c9'
const deeper = '#d3c6b3'

// Letters and digits as lines in a box of 6 x 10, since fonts differ from machine to machine.
const strokes: Record<string, string> = {
  '0': 'M3 0C5 0 6 2 6 5S5 10 3 10S0 8 0 5S1 0 3 0Z',
  '1': 'M1 2.4L3.6 0V10',
  '2': 'M.3 2.6C.4 1 1.5 0 3 0C4.7 0 5.7 1.2 5.7 2.8C5.7 4.6 4 6 .3 10H6',
  '3': 'M.4 1.6C1 .6 2 0 3 0C4.6 0 5.6 1 5.6 2.5S4.6 4.8 2.6 4.8C4.8 4.8 6 5.9 6 7.3S4.8 10 3 10C1.7 10 .6 9.4 0 8.3',
  '4': 'M4.5 10V0L0 7H6',
  '5': 'M5.4 0H1L.6 4.6C1.2 4 2.1 3.7 3 3.7C4.8 3.7 6 5 6 6.8S4.8 10 3 10C1.7 10 .6 9.4 0 8.4',
  '6': 'M5.4 1C4.8.4 4.1 0 3.3 0C1.2 0 0 2.2 0 5.6C0 8.4 1.2 10 3 10S6 8.700 6 6.800S4.800 3.800 3.100 3.800C1.600 3.800 .3 4.900 0 6.400',
  '7': 'M0 0H6L2.2 10',
  '8': 'M3 4.7C1.500 4.700 .5 3.700 .5 2.400S1.500 0 3 0S5.500 1.100 5.500 2.400S4.500 4.700 3 4.700C1.200 4.700 0 5.800 0 7.300S1.200 10 3 10S6 8.800 6 7.300S4.800 4.700 3 4.700Z',
  c: 'M5 5C4.500 4 3.600 3.500 2.700 3.500C1.200 3.500 0 4.900 0 6.750S1.200 10 2.700 10C3.600 10 4.500 9.500 5 8.500',
  m: 'M0 10V3.700M0 6C.3 4.400 1.200 3.500 2.400 3.500S4 4.400 4 5.700V10M4 6C4.300 4.400 5.200 3.500 6.400 3.500S8 4.400 8 5.700V10',
  M: 'M0 10V0L4 7L8 0V10',
  Y: 'M0 0L3.200 5L6.400 0M3.200 5V10',
  '-': 'M1 6H5',
}
const widths: Record<string, number> = { m: 8, M: 8, Y: 6.4, ' ': 4, '1': 4.4 }

function words(text: string, x: number, y: number, size: number): string {
  let at = 0
  let marks = ''
  for (const sign of text) {
    const stroke = strokes[sign]
    if (stroke) marks += `<path transform="translate(${at} 0)" d="${stroke}"/>`
    at += (widths[sign] ?? 6) + 2.2
  }
  const k = size / 10
  const left = x - ((at - 2.2) * k) / 2
  return `<g transform="translate(${left} ${y}) scale(${k})" fill="none" stroke="${ink}" stroke-width="${3.4 / k}" stroke-linecap="round" stroke-linejoin="round">${marks}</g>`
}

export function figure(o: Figure): { svg: string; top: number; floor: number } {
  const tall = o.height * o.unit
  const head = tall * (o.child ? 0.148 : 0.128)
  const top = -tall * (o.child ? 0.178 : 0.158)
  const floor = top + tall
  const crotch = floor - tall * (o.child ? 0.45 : 0.47)
  const ankle = floor - tall * 0.045
  const line = (path: string, fill = 'none', width = 3.2, opacity = 1) =>
    `<path d="${path}" fill="${fill}" stroke="${ink}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linejoin="round" stroke-linecap="round"/>`
  const both = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1)
  const shape = (points: Point[], fill: string) => line(d(outline(points, 8)), fill)
  let svg = ''

  // Legs and feet, one a little before the other.
  const hip = o.child ? 112 : 150
  svg += both(side => {
    const foot = side * (o.child ? 44 : 52)
    return (
      shape(
        [
          [foot - 20, ankle - 8, 'c'],
          [foot + 20, ankle - 8, 'c'],
          [foot + side * 6 + 26, floor - 18],
          [foot + side * 14 + 22, floor],
          [foot + side * 12 - 20, floor],
          [foot + side * 6 - 26, floor - 18],
        ],
        paper,
      ) +
      shape(
        [
          [side * 5, crotch, 'c'],
          [foot - side * 26, lerp(crotch, ankle, 0.55)],
          [foot - side * 17, ankle, 'c'],
          [foot + side * 17, ankle, 'c'],
          [foot + side * 40, lerp(crotch, ankle, 0.55)],
          [side * hip, crotch - 40, 'c'],
        ],
        paper,
      )
    )
  })

  // Arms hang a little away from the body.
  const lean = o.child ? 0.24 : 0.19
  const arm = tall * 0.333
  const from = { x: o.shoulder.x - 26, y: o.shoulder.y + 22 }
  const along = (side: number, t: number, off: number, corner?: 'c'): Point => [
    side * (from.x + Math.sin(lean) * t + Math.cos(lean) * off),
    from.y + Math.cos(lean) * t - Math.sin(lean) * off,
    corner,
  ]
  svg += both(side =>
    shape(
      [
        along(side, -10, 26),
        along(side, arm * 0.5, 29),
        along(side, arm * 0.96, 20),
        along(side, arm * 1.08, 25),
        along(side, arm * 1.27, 12),
        along(side, arm * 1.27, -8),
        along(side, arm * 1.08, -21),
        along(side, arm * 0.96, -17),
        along(side, arm * 0.5, -27),
        along(side, 40, -30),
      ],
      paper,
    ),
  )

  // What is worn below.
  if (o.lower) {
    const { kind, end } = o.lower
    const wide =
      { palazzo: 112, gharara: 128, shalwar: 58, churidar: 38, cigarette: 50, straight: 66 }[kind] ?? 66
    const bag = kind === 'shalwar' ? 116 : kind === 'churidar' ? 54 : wide
    const at = Math.min(end, ankle + 12)
    svg += both(side => {
      const middle = side * Math.max(o.child ? 48 : 58, wide * 0.9)
      return shape(
        [
          [side * 3, crotch - 60, 'c'],
          [side * (kind === 'shalwar' ? 6 : 16), lerp(crotch, at, 0.5)],
          [middle - side * wide * 0.9, at, 'c'],
          [middle, at + 7],
          [middle + side * wide * 0.9, at, 'c'],
          [middle + side * bag * (kind === 'gharara' ? 0.34 : 0.86), lerp(crotch, at, 0.5)],
          [side * (hip + 6), crotch - 90, 'c'],
        ],
        o.lower?.included ? deeper : paper,
      )
    })
  }

  // Sleeves over the arms.
  const { sleeve } = o
  if (sleeve) {
    const end = Math.min(sleeve.length, arm * 0.97)
    const cuff = Math.max(34, sleeve.cuff * 0.42)
    const swell = sleeve.full ? 74 : 46
    svg += both(side =>
      shape(
        [
          [side * (o.shoulder.x - 30), o.shoulder.y - 2, 'c'],
          along(side, 12, sleeve.full ? 52 : 34),
          along(side, end * 0.55, Math.max(swell, lerp(42, cuff, 0.6))),
          along(side, end, cuff, 'c'),
          along(side, end + 6, 0),
          along(side, end + 2, -cuff, 'c'),
          along(side, end * 0.55, -Math.max(sleeve.full ? 60 : 40, lerp(40, cuff, 0.5))),
          [side * (o.chest * 0.8 - 6), 236, 'c'],
        ],
        cloth,
      ),
    )
  }

  // The garment itself, narrower than it lies: a body fills it.
  const chest = o.chest * 0.8
  const waist = o.waist.half * (o.waist.seam ? 0.76 : 0.78)
  const hem = o.hem.half * (o.waist.seam ? 0.86 : 0.84)
  const flow = Array.from({ length: 9 }, (_, i): Point => {
    const u = 1 - i / 4
    const rise = o.hem.round ? -70 * smooth(0.5, 1, Math.abs(u)) : 0
    const folds = o.waist.seam ? Math.sin(u * 11) * 7 : Math.sin(u * 8 + 1) * 3
    const p: Point = [u * hem, o.hem.y + rise + 14 * (1 - u * u) + folds]
    if (i === 0 || i === 8) p[2] = 'c'
    return p
  })
  const flank = (side: 1 | -1): Point[] => {
    const below: Point[] = o.waist.seam
      ? [
          [side * waist, o.waist.y, 'c'],
          [side * lerp(waist, hem, 0.6), lerp(o.waist.y, o.hem.y, 0.45)],
        ]
      : [
          [side * waist, o.waist.y],
          [side * lerp(waist, hem, 0.55), lerp(o.waist.y, o.hem.y, 0.42)],
        ]
    return [
      [side * o.shoulder.x, o.shoulder.y, 'c'],
      [side * (chest + 2), o.shoulder.y + 84],
      [side * chest, 226],
      ...below,
    ]
  }
  const neck = o.neck.map(
    (p, i, all): Point => [p[0], p[1], i === 0 || i === all.length - 1 ? 'c' : undefined] as Point,
  )
  // Hair gathered low in the neck, seen at both sides of it.
  const knot = o.child ? 0 : head * 0.27
  if (knot)
    svg += line(
      d(
        outline(
          Array.from(
            { length: 12 },
            (_, i): Point => [
              Math.cos((i * Math.PI) / 6) * knot * 1.16,
              top + head * 0.83 + Math.sin((i * Math.PI) / 6) * knot * 0.72,
            ],
          ),
          6,
        ),
      ),
      deeper,
    )
  // The neck and the head come first: the collar lies over them.
  const chin = top + head
  svg += line(
    `${d(
      [
        ...curve(
          [
            [-36, chin - 40],
            [-38, chin + 12],
            [-56, -22],
            [-96, 6],
          ],
          8,
        ),
        ...curve(
          [
            [96, 6],
            [56, -22],
            [38, chin + 12],
            [36, chin - 40],
          ],
          8,
        ),
      ],
      false,
    )}L60 90L-60 90Z`,
    paper,
    0,
  )
  const edge = o.neck.at(-1)?.[0] ?? 60
  svg += both(side =>
    line(
      d(
        curve(
          [
            [side * 37, chin - 34],
            [side * 38, chin + 8],
            [side * edge * 0.7, -20],
            [side * (edge + 3), 3],
          ],
          8,
        ),
        false,
      ),
    ),
  )
  const depth = Math.max(...o.neck.map(p => p[1]))
  svg += line(
    d(
      outline(
        [
          [-70, 8, 'c'],
          [70, 8, 'c'],
          [40, depth * 0.9],
          [0, depth + 4],
          [-40, depth * 0.9],
        ],
        6,
      ),
    ),
    paper,
    0,
  )
  svg += shape([...neck, ...flank(1), ...flow, ...flank(-1).reverse()], cloth)
  const soft = (points: [number, number][]) => line(d(curve(points, 8), false), 'none', 2, 0.55)
  if (o.waist.seam) {
    svg += line(
      d(
        curve(
          [
            [-waist, o.waist.y],
            [0, o.waist.y + 8],
            [waist, o.waist.y],
          ],
          8,
        ),
        false,
      ),
      'none',
      2.6,
    )
    for (const u of [-0.62, -0.3, 0.02, 0.34, 0.66])
      svg += soft([
        [u * waist, o.waist.y + 10],
        [u * lerp(waist, hem, 0.5), lerp(o.waist.y, o.hem.y, 0.5)],
        [u * hem * 0.96, o.hem.y - 26],
      ])
  } else
    for (const side of [-1, 1])
      svg += soft([
        [side * waist * 0.62, o.waist.y + 60],
        [side * lerp(waist, hem, 0.5) * 0.64, lerp(o.waist.y, o.hem.y, 0.6)],
        [side * hem * 0.66, o.hem.y - 18],
      ])
  svg += both(side =>
    soft([
      [side * (o.shoulder.x - 4), o.shoulder.y + 6],
      [side * (o.shoulder.x - 26), o.shoulder.y + 84],
      [side * chest, 222],
    ]),
  )

  if (o.dupatta) {
    const end = Math.min(o.hem.y + 60, ankle - 160)
    svg += shape(
      [
        [-84, -12, 'c'],
        [-150, 26],
        [-148, 300],
        [-168, lerp(0, end, 0.7)],
        [-196, end, 'c'],
        [-130, end + 12],
        [-74, end + 4, 'c'],
        [-78, lerp(0, end, 0.7)],
        [-66, 300],
        [-58, 60],
      ],
      paper,
    )
    for (const u of [0.3, 0.62])
      svg += soft([
        [lerp(-140, -72, u), 40],
        [lerp(-146, -70, u), 300],
        [lerp(-186, -82, u), end - 20],
      ])
    svg += soft([
      [-192, end - 42],
      [-130, end - 32],
      [-76, end - 40],
    ])
  }

  // Head: a face without features, hair parted in the middle and gathered in the neck.
  const [rx, ry, middle] = [head * 0.36, head * 0.5, top + head * 0.5]
  svg += line(
    `M0 ${middle - ry}C${rx * 1.15} ${middle - ry} ${rx * 1.12} ${middle + ry * 0.2} ${rx * 0.72} ${middle + ry * 0.62}C${rx * 0.44} ${middle + ry * 0.96} ${rx * 0.2} ${chin} 0 ${chin}C${-rx * 0.2} ${chin} ${-rx * 0.44} ${middle + ry * 0.96} ${-rx * 0.72} ${middle + ry * 0.62}C${-rx * 1.12} ${middle + ry * 0.2} ${-rx * 1.15} ${middle - ry} 0 ${middle - ry}Z`,
    paper,
  )
  svg += line(
    `M0 ${middle - ry * 0.98}C${rx * 1.3} ${middle - ry * 1.12} ${rx * 1.26} ${middle + ry * 0.2} ${rx * 0.86} ${middle + ry * 0.34}C${rx * 0.86} ${middle - ry * 0.2} ${rx * 0.56} ${middle - ry * 0.56} 0 ${middle - ry * 0.72}C${-rx * 0.56} ${middle - ry * 0.56} ${-rx * 0.86} ${middle - ry * 0.2} ${-rx * 0.86} ${middle + ry * 0.34}C${-rx * 1.26} ${middle + ry * 0.2} ${-rx * 1.3} ${middle - ry * 1.12} 0 ${middle - ry * 0.98}Z`,
    deeper,
  )

  // The measure at the left, the size at the right.
  const left = -Math.max(hem, from.x + arm * lean + 60) - 130
  const right = -left - 20
  const tick = (y: number, long: number) => `M${left - long} ${y}H${left + long}`
  svg += line(`M${left} ${top}V${floor}${tick(top, 22)}${tick(floor, 22)}`, 'none', 3)
  svg += line(`M${left - 400} ${floor + 2}H${right + 300}`, 'none', 2, 0.35)
  svg += words(`${o.height} cm`, left + 136, top + 2, 48)
  svg += line(`M${hem + 14} ${o.hem.y}H${right + (o.child ? 130 : 40)}`, 'none', 2, 0.7)
  svg += words(o.size, right + (o.child ? 44 : 10), o.hem.y - 70, 48)
  return { svg, top, floor }
}
