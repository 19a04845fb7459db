import { inflateRawSync } from 'node:zlib'
import { notACsv, otherSpreadsheet } from './file-table.ts'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const fileSignature = 0x04034b50
const endBytes = 22
const entryBytes = 46
const fileBytes = 30
const maxComment = 65_535

/** What all parts may take once they are unpacked. */
const maxUnpacked = 64_000_000

/** The relations of parts that are read: none leads to a picture, a drawing or a comment. */
const readRelations = new Set(['officeDocument', 'worksheet', 'sharedStrings', 'styles', 'hyperlink'])

type Part = { name: string; unpacked: number; entry: Buffer }

/**
 * A workbook without its pictures, which the reader would unpack once for each place that shows them. What the list of
 * parts says of their sizes is believed, since the reader ends when a part grows beyond it.
 * @throws not_a_csv for an archive that is no Excel workbook, or that would fill the memory
 */
export function withoutPictures(bytes: Uint8Array): { archive: Uint8Array; hasPictures: boolean } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = partsOf(file)
  const isWorkbook = parts?.some(({ name }) => name.startsWith('xl/') && name.endsWith('.xml'))
  if (!parts || !isWorkbook || parts.some(({ name }) => name === 'xl/workbook.bin')) throw otherSpreadsheet()
  if (parts.reduce((sum, { unpacked }) => sum + unpacked, 0) > maxUnpacked)
    throw notACsv('This Excel file is too large once unpacked. Divide it into smaller ones.')
  const hasPictures = parts.some(({ name }) => name.startsWith('xl/media/'))
  return { archive: withReadRelations(file, parts), hasPictures }
}

/** The same archive with a new list at its end, in which other parts have the place of those with relations. */
function withReadRelations(file: Buffer, parts: readonly Part[]): Buffer {
  const pieces = [file]
  let end = file.length
  const list = parts.map(part => {
    if (!part.name.endsWith('.rels')) return part.entry
    const text = Buffer.from(onlyReadRelations(unpack(file, part)))
    const header = Buffer.alloc(fileBytes)
    header.writeUInt32LE(fileSignature)
    pieces.push(header, text)
    const entry = entryOf(part, { at: end, length: text.length })
    end += header.length + text.length
    return entry
  })
  const record = Buffer.alloc(endBytes)
  record.writeUInt32LE(endSignature)
  record.writeUInt16LE(list.length, 10)
  record.writeUInt32LE(end, 16)
  return Buffer.concat([pieces, list, record].flat())
}

/** The line in the list for a part that is not packed. */
function entryOf({ entry }: Part, { at, length }: { at: number; length: number }): Buffer {
  const name = entry.subarray(entryBytes, entryBytes + entry.readUInt16LE(28))
  const head = Buffer.alloc(entryBytes)
  head.writeUInt32LE(entrySignature)
  for (const size of [20, 24]) head.writeUInt32LE(length, size)
  head.writeUInt16LE(name.length, 28)
  head.writeUInt32LE(at, 42)
  return Buffer.concat([head, name])
}

function unpack(file: Buffer, { entry, unpacked }: Part): string {
  const header = entry.readUInt32LE(42)
  const start = header + fileBytes + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28)
  const packed = file.subarray(start, start + entry.readUInt32LE(20))
  const isPacked = entry.readUInt16LE(10) !== 0
  return (isPacked ? inflateRawSync(packed, { maxOutputLength: unpacked }) : packed).toString()
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

/** The parts in the list at the end of an archive; null where there is no such list. */
function partsOf(file: Buffer): Part[] | null {
  const end = endOf(file)
  if (end === null) return null
  const parts: Part[] = []
  let at = file.readUInt32LE(end + 16)
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    if (at + entryBytes > file.length || file.readUInt32LE(at) !== entrySignature) return null
    const nameEnd = at + entryBytes + file.readUInt16LE(at + 28)
    const name = new TextDecoder().decode(file.subarray(at + entryBytes, nameEnd))
    const next = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
    const entry = file.subarray(at, next)
    parts.push({ name, unpacked: unpackedBytes(entry), entry })
    at = next
  }
  return parts
}

/** Where the end of the list stands; null without one, and for lists in the form for huge archives. */
function endOf(file: Buffer): number | null {
  const first = Math.max(0, file.length - endBytes - maxComment)
  for (let at = file.length - endBytes; at >= first; at--) {
    if (file.readUInt32LE(at) !== endSignature) continue
    const isHuge = file.readUInt16LE(at + 10) === 0xffff || file.readUInt32LE(at + 12) === 0xffffffff
    return isHuge ? null : at
  }
  return null
}

/** What a part says that it unpacks to. One that leaves it open may take any size. */
function unpackedBytes(entry: Buffer): number {
  const isSaidLater = (entry.readUInt16LE(8) & 8) !== 0
  const [packed, unpacked] = [entry.readUInt32LE(20), entry.readUInt32LE(24)]
  const isOpen = packed === 0 ? isSaidLater : unpacked === 0 && packed > 2
  return isOpen ? Number.POSITIVE_INFINITY : unpacked
}
