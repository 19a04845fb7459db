import { createHash } from 'node:crypto'
import { mkdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'

/** What the sizes of the demo's pictures follow from. */
const sources = ['src/server/media/encode-rendition.ts', 'src/contract/pictures.ts', 'demo/placeholders.json']

/**
 * Gives a shop's data folder the pictures of earlier runs: making their sizes anew takes a core for four minutes,
 * which the tests need for themselves.
 */
export async function linkCachedPictures(dataFolder: string): Promise<void> {
  const hash = createHash('sha256')
  for (const source of sources) hash.update(await readFile(source))
  const kept = join(process.cwd(), 'node_modules/.cache/zari', `pictures-${hash.digest('hex').slice(0, 12)}`)
  await mkdir(kept, { recursive: true })
  await symlink(kept, join(dataFolder, 'media'))
}
