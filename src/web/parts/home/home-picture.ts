import type { PictureWidth } from '../../../contract/pictures.ts'
import { demoPictureOf } from '../../../contract/settings/home/home-pictures.ts'
import { type PictureSource, pictureSourceOf } from '../picture/picture-source.ts'
import placeholders from './demo-placeholders.json' with { type: 'json' }
import { demoSlidePictures } from './demo-slide-pictures.ts'
import { demoTilePictures } from './demo-tile-pictures.ts'

const demoPictures = { ...demoSlidePictures, ...demoTilePictures }
const demoPlaceholders: Readonly<Record<string, string>> = placeholders

/**
 * The files of a picture of the home page; undefined for one of the demo's that there is not. Imported by loaders and the
 * staff's pages only, so that no shopper loads the list of the demo's files.
 */
export function homePictureSource(url: string, widths?: readonly PictureWidth[]): PictureSource | undefined {
  const demo = demoPictureOf(url)
  if (demo === null) return pictureSourceOf(url, widths)
  const [picture, placeholder] = [demoPictures[demo], demoPlaceholders[demo]]
  return picture && { ...picture, ...(placeholder && { placeholder }) }
}
