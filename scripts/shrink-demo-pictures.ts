import { mkdir, readdir } from 'node:fs/promises'
import sharp from 'sharp'

/** Renews `demo/pictures-480/`: every demo picture in the size of a card, so that a new demo has nothing to encode. */
const [from, to] = ['demo/pictures', 'demo/pictures-480']
await mkdir(to, { recursive: true })
for (const file of await readdir(from)) {
  // Nobody waits for these, so they take the effort that renditions made on request cannot.
  await sharp(`${from}/${file}`)
    .resize({ width: 480 })
    .avif({ quality: 50, effort: 6 })
    .toFile(`${to}/${file}`)
}
