import { readdir, readFile, writeFile } from 'node:fs/promises'
import { encodePlaceholder } from '../src/server/media/placeholder.ts'

/** Renews `demo/placeholders.json`: the blurred likeness of every demo picture, so that a new demo need not make them. */
const from = 'demo/pictures-480'
const placeholders: Record<string, string> = {}
for (const file of (await readdir(from)).toSorted()) {
  placeholders[file] = await encodePlaceholder(await readFile(`${from}/${file}`))
}
await writeFile('demo/placeholders.json', `${JSON.stringify(placeholders, null, 2)}\n`)
