import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { lstat, open } from 'node:fs/promises'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** The largest row a backup may hold; a product with all its texts takes less than a hundredth of it. */
const maxLineLength = 32 * 1024 ** 2

/** Writes compressed lines to a new file, which is on the disk when this resolves. Returns the hash of the file. */
export async function writeLines(path: string, lines: AsyncIterable<string>): Promise<string> {
  const hash = createHash('sha256')
  const file = await open(path, 'wx')
  const noteAndWrite = async (parts: AsyncIterable<Buffer>) => {
    for await (const part of parts) {
      hash.update(part)
      await file.appendFile(part)
    }
  }
  try {
    await pipeline(
      Readable.from(joined(lines), { objectMode: false }),
      createGzip({ level: 5 }),
      noteAndWrite,
    )
    await file.sync()
  } finally {
    await file.close()
  }
  return hash.digest('hex')
}

/** Single lines would each pass the whole pipeline. */
async function* joined(lines: AsyncIterable<string>) {
  let text = ''
  for await (const line of lines) {
    text += `${line}\n`
    if (text.length > 64 * 1024) {
      yield text
      text = ''
    }
  }
  if (text) yield text
}

/**
 * The lines of a file that `writeLines` wrote.
 * @throws Error when it is no plain file, cannot be unpacked, or holds a line that is far too long
 */
export async function* readLines(path: string): AsyncGenerator<string> {
  const file = await openPlainFile(path)
  const unpacked = new PassThrough()
  const done = pipeline(file.createReadStream(), createGunzip(), unpacked).catch(() => {})
  let [begun, length]: [string[], number] = [[], 0]
  try {
    for await (const part of unpacked.setEncoding('utf8')) {
      const [end = '', ...lines] = String(part).split('\n')
      begun.push(end)
      length += end.length
      if (length > maxLineLength) throw new Error(`${path} holds a row that is far too long`)
      if (lines.length === 0) continue
      yield begun.join('')
      const last = lines.pop() ?? ''
      yield* lines
      ;[begun, length] = [[last], last.length]
    }
  } finally {
    unpacked.destroy()
    await done
  }
  if (length > 0) throw new Error(`${path} ends within a row`)
}

/** The hash of a plain file. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  const file = await openPlainFile(path)
  for await (const part of file.createReadStream()) hash.update(part)
  return hash.digest('hex')
}

/** Opens a file for reading, but follows no link, which might lead out of the backup. */
export async function openPlainFile(path: string) {
  if (!(await lstat(path)).isFile()) throw new Error(`${path} is no plain file`)
  return open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
}
