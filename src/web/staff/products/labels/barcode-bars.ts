import { code128, type DrawingContext, ean8, ean13, type RenderOptions, upca } from 'bwip-js/generic'
import { isGtin } from '../../../../contract/catalogue/barcode.ts'

/** The dark bars of a barcode, and how wide all of it is, counted in its narrowest bar. */
export type Bars = { bars: { from: number; width: number }[]; width: number }

type Encode = <T>(options: RenderOptions, drawing: DrawingContext<T>) => T

/** By the number of digits; one of 14 digits stands on cartons, in the form for any text. */
const gtinSymbols: Record<number, [string, Encode]> = {
  8: ['ean8', ean8],
  12: ['upca', upca],
  13: ['ean13', ean13],
}
const plainText: [string, Encode] = ['code128', code128]

const isPlainText = (code: string) => /^[\x20-\x7e]+$/.test(code)

const drawn = new Map<string, Bars>()

/** The bars of a GTIN or an SKU as scanners in shops read them; null for letters that such bars cannot have. */
export function barcodeBars(code: string): Bars | null {
  if (!isPlainText(code)) return null
  // Each number that is typed draws all labels anew.
  const bars = drawn.get(code) ?? draw(code)
  drawn.set(code, bars)
  return bars
}

function draw(code: string): Bars {
  const [bcid, encode] = (isGtin(code) && gtinSymbols[code.length]) || plainText
  return encode({ bcid, text: code, scale: 1, includetext: false }, collectBars())
}

/** A drawing of bwip-js that keeps the bars: at scale 1 each is a line around its middle, rounded up. */
function collectBars(): DrawingContext<Bars> {
  const bars: Bars['bars'] = []
  const nothing = () => undefined
  return {
    scale: () => [1, 1],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: nothing,
    line: (middle, _y0, _x1, _y1, width) => bars.push({ from: middle - Math.ceil(width / 2), width }),
    polygon: nothing,
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: () => ({ bars, width: Math.max(...bars.map(({ from, width }) => from + width)) }),
  }
}
