import { notACsv, otherSpreadsheet } from './file-table.ts'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endBytes = 22
const entryBytes = 46
const maxComment = 65_535

/** What all parts may take once they are unpacked. */
const maxUnpacked = 64_000_000

/**
 * Refuses an archive that is no Excel workbook, or that would fill the memory. What its list of parts says of their sizes
 * is believed, since the reader ends when a part grows beyond it.
 * @throws not_a_csv
 */
export function checkArchive(bytes: Uint8Array): void {
  const parts = partsOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const isWorkbook = parts?.some(({ name }) => name.startsWith('xl/') && name.endsWith('.xml'))
  if (!parts || !isWorkbook || parts.some(({ name }) => name === 'xl/workbook.bin')) throw otherSpreadsheet()
  if (parts.reduce((sum, { unpacked }) => sum + unpacked, 0) > maxUnpacked)
    throw notACsv('This Excel file is too large once unpacked. Divide it into smaller ones.')
}

/** The parts in the list at the end of an archive; null where there is no such list. */
function partsOf(view: DataView): { name: string; unpacked: number }[] | null {
  const end = endOf(view)
  if (end === null) return null
  const parts: { name: string; unpacked: number }[] = []
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + entryBytes > view.byteLength || view.getUint32(at, true) !== entrySignature) return null
    const nameLength = view.getUint16(at + 28, true)
    const name = new Uint8Array(view.buffer, view.byteOffset + at + entryBytes).subarray(0, nameLength)
    parts.push({ name: new TextDecoder().decode(name), unpacked: unpackedBytes(view, at) })
    at += entryBytes + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return parts
}

/** Where the end of the list stands; null without one, and for lists in the form for huge archives. */
function endOf(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - endBytes - maxComment)
  for (let at = view.byteLength - endBytes; at >= first; at--) {
    if (view.getUint32(at, true) !== endSignature) continue
    const isHuge = view.getUint16(at + 10, true) === 0xffff || view.getUint32(at + 12, true) === 0xffffffff
    return isHuge ? null : at
  }
  return null
}

/** What a part says that it unpacks to. One that leaves it open may take any size. */
function unpackedBytes(view: DataView, at: number): number {
  const isSaidLater = (view.getUint16(at + 8, true) & 8) !== 0
  const [packed, unpacked] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)]
  const isOpen = packed === 0 ? isSaidLater : unpacked === 0 && packed > 2
  return isOpen ? Number.POSITIVE_INFINITY : unpacked
}
