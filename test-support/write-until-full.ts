import { writeFile } from 'node:fs/promises'

/** Writes half of a file, as on a disk that becomes full. */
export async function writeUntilFull(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(path, bytes.subarray(0, bytes.length / 2))
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
}
