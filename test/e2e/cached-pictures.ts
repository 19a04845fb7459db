import { createHash } from 'node:crypto'
import { cp, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'

/** What the sizes of the demo's pictures follow from. */
const sources = ['src/server/media/encode-rendition.ts', 'src/contract/pictures.ts', 'demo/placeholders.json']

/**
 * Gives the data folder of a demo shop the pictures of earlier runs: making their sizes anew takes time that the tests
 * need for themselves.
 */
export async function linkCachedPictures(dataFolder: string): Promise<void> {
  const hash = createHash('sha256')
  for (const source of sources) hash.update(await readFile(source))
  const kept = join(process.cwd(), 'node_modules/.cache/zari', `pictures-${hash.digest('hex').slice(0, 12)}`)
  const own = join(dataFolder, 'media')
  await cp(own, kept, { recursive: true, force: false })
  await rm(own, { recursive: true })
  await symlink(kept, own)
}
