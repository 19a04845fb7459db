import { parentPort, workerData } from 'node:worker_threads'
import { ShopError } from '../../../contract/errors.ts'
import type { FileProduct, FileShop } from './file-product.ts'
import { type ProductFile, readFile } from './read-file.ts'
import { readTable } from './tables/read-table.ts'

/** What the thread is started with. */
export type FileToRead = { bytes: Uint8Array<ArrayBuffer>; shop: FileShop }

/** What the thread answers: some products at a time, each part when it is asked for, then the rest of the file. */
export type ThreadMessage =
  | { products: FileProduct[] }
  | { file: Omit<ProductFile, 'products'> }
  | { refused: string }

const productsAtOnce = 100

/** The program of the thread in which `readInThread` reads a file. */
async function* readParts({ bytes, shop }: FileToRead): AsyncGenerator<ThreadMessage> {
  try {
    const { products, ...file } = readFile(await readTable(bytes), shop)
    for (let at = 0; at < products.length; at += productsAtOnce)
      yield { products: products.slice(at, at + productsAtOnce) }
    yield { file }
  } catch (cause) {
    if (!(cause instanceof ShopError)) throw cause
    yield { refused: cause.message }
  }
}

const parts = readParts(workerData)
const sendNext = async () => {
  const { value, done } = await parts.next()
  if (!done) parentPort?.postMessage(value)
}
parentPort?.on('message', sendNext)
await sendNext()
