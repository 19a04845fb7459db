import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { notACsv, otherSpreadsheet } from './file-table.ts'

/** What all parts that are read may take once they are unpacked. */
const maxUnpacked = 64_000_000

/** The relations of parts that are read: none leads to a picture, a drawing or a comment. */
const readRelations = new Set(['officeDocument', 'worksheet', 'sharedStrings', 'styles', 'hyperlink'])

/**
 * A workbook without its pictures, which the reader would unpack once for each place that shows them.
 * @throws not_a_csv for an archive that is no Excel workbook, or that would fill the memory
 */
export function withoutPictures(bytes: Uint8Array): { archive: Uint8Array; hasPictures: boolean } {
  const names: string[] = []
  let unpacked = 0
  const parts = unzip(bytes, ({ name, originalSize }) => {
    names.push(name)
    if (!/\.(xml|rels)$/.test(name)) return false
    unpacked += originalSize
    if (unpacked > maxUnpacked)
      throw notACsv('This Excel file is too large once unpacked. Divide it into smaller ones.')
    return true
  })
  const isWorkbook = names.some(name => name.startsWith('xl/') && name.endsWith('.xml'))
  if (!isWorkbook || names.includes('xl/workbook.bin')) throw otherSpreadsheet()
  for (const [name, part] of Object.entries(parts))
    if (name.endsWith('.rels')) parts[name] = strToU8(onlyReadRelations(strFromU8(part)))
  return {
    archive: zipSync(parts, { level: 0 }),
    hasPictures: names.some(name => name.startsWith('xl/media/')),
  }
}

type IsRead = (part: { name: string; originalSize: number }) => boolean

function unzip(bytes: Uint8Array, isRead: IsRead): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter: isRead })
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && typeof cause.code === 'number') throw otherSpreadsheet()
    throw cause
  }
}

/** They are written anew, so that nothing else in them is read. */
function onlyReadRelations(xml: string): string {
  const relations = [...xml.matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/g)].flatMap(([relation]) => {
    const of = (name: string) =>
      new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`, 's').exec(relation)?.[2]?.replaceAll('"', '&quot;') ??
      ''
    const type = of('Type').split('/').at(-1) ?? ''
    return readRelations.has(type)
      ? [`<Relationship Id="${of('Id')}" Type="/${type}" Target="${of('Target')}"/>`]
      : []
  })
  return `<Relationships>${relations.join('')}</Relationships>`
}
