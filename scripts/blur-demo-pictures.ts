import { readdir, readFile, writeFile } from 'node:fs/promises'
import { encodePlaceholder } from '../src/server/media/placeholder.ts'

/** Renews the blurred likeness of every demo picture, so that a new demo need not make them: products, home, sign-in. */
async function blur(from: string, to: string, nameOf: (file: string) => string | undefined): Promise<void> {
  const placeholders: Record<string, string> = {}
  for (const file of (await readdir(from)).toSorted()) {
    const name = nameOf(file)
    if (name) placeholders[name] ??= await encodePlaceholder(await readFile(`${from}/${file}`))
  }
  await writeFile(to, `${JSON.stringify(placeholders, null, 2)}\n`)
}

/** A page's picture has several files, named after their widths. */
const withoutWidth = (file: string) => /^(.+)-\d+\.webp$/.exec(file)?.[1]

const pages = 'src/web/parts'
await blur('demo/pictures-480', 'demo/placeholders.json', file => file)
await blur(`${pages}/home/pictures`, `${pages}/home/demo-placeholders.json`, withoutWidth)
await blur(`${pages}/account/pictures`, `${pages}/account/pictures/placeholders.json`, withoutWidth)
