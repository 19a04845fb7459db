import { parseCsvTable } from './csv-table.ts'
import { type FileTable, otherSpreadsheet } from './file-table.ts'
import { readXlsxTable } from './xlsx-table.ts'

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte)

/** Whether a file is an archive, as those of Excel are. */
export const isArchive = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 3, 4)

/** Whether it is of Excel before 2007, or has a password. */
const isCompound = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)

/**
 * The table in a CSV or Excel file, by its content: many a file has the ending of another kind.
 * @throws not_a_csv for any other file, with how to save it
 */
export async function readTable(bytes: Uint8Array): Promise<FileTable> {
  if (isCompound(bytes)) throw otherSpreadsheet()
  return isArchive(bytes) ? readXlsxTable(bytes) : parseCsvTable(bytes)
}
