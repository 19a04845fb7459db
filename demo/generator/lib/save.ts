import { renameSync } from 'node:fs'
import type { Sharp } from 'sharp'

/** A picture that is only half written never has its name: a stopped run is taken up again where it ended. */
export async function save(picture: Sharp, file: string, quality: number): Promise<void> {
  const part = `${file}.part`
  await (file.endsWith('.png')
    ? picture.png()
    : // One step less of effort makes files 3 % larger in a quarter of the time.
      picture.avif({ quality, effort: 3, chromaSubsampling: '4:2:0' })
  ).toFile(part)
  renameSync(part, file)
}
