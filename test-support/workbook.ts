import { crc32, deflateRawSync } from 'node:zlib'

type Part = { name: string; text: string; unpacked?: number }

/** An archive as Excel makes them. A part may lie about the bytes that it unpacks to. */
export function archiveOf(parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const [files, list]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const { name, text, unpacked = Buffer.byteLength(text) } of parts) {
    const packed = deflateRawSync(text)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(8, 4)
    about.writeUInt32LE(crc32(text), 10)
    about.writeUInt32LE(packed.length, 14)
    about.writeUInt32LE(unpacked, 18)
    about.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const file = [Buffer.from('PK\x03\x04'), about, Buffer.from(name), packed]
    files.push(...file)
    list.push(Buffer.from('PK\x01\x02\x14\x00'), about, place, Buffer.from(name))
    offset += file.reduce((sum, { length }) => sum + length, 0)
  }
  const end = Buffer.alloc(18)
  for (const at of [4, 6]) end.writeUInt16LE(parts.length, at)
  end.writeUInt32LE(Buffer.concat(list).length, 8)
  end.writeUInt32LE(offset, 12)
  return new Uint8Array(Buffer.concat([...files, ...list, Buffer.from('PK\x05\x06'), end]))
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
export const relations = (links: readonly string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links.join('')}</Relationships>`
export const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`

/** Rows of a sheet: texts as such, numbers as such, anything else as the XML of its cell. */
export const rowsXml = (rows: readonly (readonly (string | number)[])[]): string =>
  rows
    .map((cells, at) => {
      const xml = cells.map(cell => {
        if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
        return cell.startsWith('<c') ? cell : `<c t="inlineStr"><is><t>${cell}</t></is></c>`
      })
      return `<row r="${at + 1}">${xml.join('')}</row>`
    })
    .join('')

type SheetXml = { name: string; rows: string; state?: string }

/** An Excel workbook with these sheets. Its style 1 is a date. */
export function workbookParts(sheets: readonly SheetXml[]): Part[] {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const listed = sheets.map(
    ({ name, state = 'visible' }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}" state="${state}" r:id="rId${at + 1}"/>`,
  )
  const links = sheets.map((_, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`))
  const styles = '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>'
  return [
    { name: '[Content_Types].xml', text: '<Types/>' },
    { name: '_rels/.rels', text: relations([relation('rId1', 'officeDocument', 'xl/workbook.xml')]) },
    {
      name: 'xl/workbook.xml',
      text: `<workbook ${main} xmlns:r="${office}"><sheets>${listed.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: relations([...links, relation('rIdS', 'styles', 'styles.xml')]),
    },
    { name: 'xl/styles.xml', text: `<styleSheet ${main}>${styles}</styleSheet>` },
    ...sheets.map(({ rows }, at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      text: `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
    })),
  ]
}

/** A workbook of one sheet. */
export const workbookOf = (rows: readonly (readonly (string | number)[])[]): Uint8Array<ArrayBuffer> =>
  archiveOf(workbookParts([{ name: 'Products', rows: rowsXml(rows) }]))
