import { maxPieces, maxSkuLength } from '../../../../contract/catalogue/shelves.ts'
import { parseCount } from '../../../../contract/typed-numbers.ts'

const maxLines = 500

type Codes = {
  codes: { code: string; count: number }[]
  /** The lines that are left out, with the reason. */
  refused: string[]
}

/** Reads a pasted list: an SKU or barcode in each line, then perhaps a tab, comma or semicolon and how many pieces; else one. */
export function readCodes(text: string): Codes {
  const lines = text.split(/\r\n?|\n/).filter(line => line.trim() !== '')
  const codes: Codes['codes'] = []
  const refused: string[] = []
  for (const line of lines.slice(0, maxLines)) {
    const [, code = line, number = '1'] = /^(.*?)[\t,;]([^\t,;]*)$/.exec(line) ?? []
    const count = parseCount(number)
    const short = line.trim().slice(0, maxSkuLength)
    if (count === null || Number.isNaN(count) || count > maxPieces)
      refused.push(`${short} (no number of pieces)`)
    else if (code.trim() === '' || code.trim().length > maxSkuLength)
      refused.push(`${short} (no SKU or barcode)`)
    else codes.push({ code: code.trim(), count })
  }
  const more = lines.length - maxLines
  if (more > 0) refused.push(`${more} more ${more === 1 ? 'line' : 'lines'} (at most ${maxLines} at once)`)
  return { codes, refused }
}
