import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { seconds } from '../../../contract/durations.ts'
import type { FileShop } from './file-product.ts'
import { type ProductFile, readFile } from './read-file.ts'
import type { FileToRead, ThreadMessage } from './read-thread.ts'
import { notACsv } from './tables/file-table.ts'
import { isArchive, readTable } from './tables/read-table.ts'

/** A file up to this size is read in less time than a thread takes to start. */
const smallBytes = 32 * 1024

const bounds = { timeMs: seconds(20), memoryMb: 160 }

/**
 * Reads the products of a CSV or Excel file; a large one, and any of Excel, which may unpack to a large one, in a thread of
 * its own with limited time and memory, so that requests are answered meanwhile. The limits can be given by tests.
 * @throws not_a_csv for what is no such file, and for one that takes more than 20 s or 160 MB
 */
export async function readInThread(
  bytes: Uint8Array<ArrayBuffer>,
  shop: FileShop,
  { timeMs, memoryMb } = bounds,
): Promise<ProductFile> {
  if (bytes.length <= smallBytes && !isArchive(bytes)) return readFile(await readTable(bytes), shop)
  const workerData: FileToRead = { bytes, shop }
  const resourceLimits = { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 }
  // It needs none of the shop's settings, some of which are secret.
  const thread = new Worker(program(), { workerData, resourceLimits, env: {} })
  let overdue: NodeJS.Timeout | undefined
  try {
    return await new Promise((resolve, reject) => {
      overdue = setTimeout(() => reject(takesTooMuch()), timeMs)
      thread.once('error', cause => reject(isOutOfMemory(cause) ? takesTooMuch() : cause))
      thread.once('exit', () => reject(new Error('The thread that reads a file gave no answer')))
      collectFile(thread, resolve, reject)
    })
  } finally {
    clearTimeout(overdue)
    await thread.terminate()
  }
}

/** Node runs the source in tests and development; a build has the thread's program beside the server's. */
const program = () =>
  import.meta.url.endsWith('.ts')
    ? new URL('./read-thread.ts', import.meta.url)
    : pathToFileURL('build/server/read-thread.js')

/** Asks for one part after another: all at once, they would be unpacked in one go, which holds everybody up. */
function collectFile(
  thread: Worker,
  resolve: (file: ProductFile) => void,
  reject: (cause: Error) => void,
): void {
  const products: ProductFile['products'] = []
  thread.on('message', (message: ThreadMessage) => {
    if ('refused' in message) return reject(notACsv(message.refused))
    if ('file' in message) return resolve({ ...message.file, products })
    for (const product of message.products) products.push(product)
    thread.postMessage('next')
  })
}

const isOutOfMemory = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY'

const takesTooMuch = () => notACsv('The file takes too long to read. Divide it into smaller ones.')
