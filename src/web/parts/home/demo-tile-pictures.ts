import type { PictureSource } from '../picture/picture-source.ts'
import printedAvif320 from './pictures/chikan-printed-320.avif?no-inline'
import printedWebp320 from './pictures/chikan-printed-320.webp?no-inline'
import printedAvif640 from './pictures/chikan-printed-640.avif?no-inline'
import printedWebp640 from './pictures/chikan-printed-640.webp?no-inline'
import stitchedAvif320 from './pictures/chikan-stitched-320.avif?no-inline'
import stitchedWebp320 from './pictures/chikan-stitched-320.webp?no-inline'
import stitchedAvif640 from './pictures/chikan-stitched-640.avif?no-inline'
import stitchedWebp640 from './pictures/chikan-stitched-640.webp?no-inline'
import washedAvif320 from './pictures/chikan-washed-320.avif?no-inline'
import washedWebp320 from './pictures/chikan-washed-320.webp?no-inline'
import washedAvif640 from './pictures/chikan-washed-640.avif?no-inline'
import washedWebp640 from './pictures/chikan-washed-640.webp?no-inline'
import printAvif320 from './pictures/craft-block-print-320.avif?no-inline'
import printWebp320 from './pictures/craft-block-print-320.webp?no-inline'
import printAvif640 from './pictures/craft-block-print-640.avif?no-inline'
import printWebp640 from './pictures/craft-block-print-640.webp?no-inline'
import chikanAvif320 from './pictures/craft-chikankari-320.avif?no-inline'
import chikanWebp320 from './pictures/craft-chikankari-320.webp?no-inline'
import chikanAvif640 from './pictures/craft-chikankari-640.avif?no-inline'
import chikanWebp640 from './pictures/craft-chikankari-640.webp?no-inline'
import embroideryAvif320 from './pictures/craft-embroidery-320.avif?no-inline'
import embroideryWebp320 from './pictures/craft-embroidery-320.webp?no-inline'
import embroideryAvif640 from './pictures/craft-embroidery-640.avif?no-inline'
import embroideryWebp640 from './pictures/craft-embroidery-640.webp?no-inline'
import phulkariAvif320 from './pictures/craft-phulkari-320.avif?no-inline'
import phulkariWebp320 from './pictures/craft-phulkari-320.webp?no-inline'
import phulkariAvif640 from './pictures/craft-phulkari-640.avif?no-inline'
import phulkariWebp640 from './pictures/craft-phulkari-640.webp?no-inline'
import zariAvif320 from './pictures/craft-zari-320.avif?no-inline'
import zariWebp320 from './pictures/craft-zari-320.webp?no-inline'
import zariAvif640 from './pictures/craft-zari-640.avif?no-inline'
import zariWebp640 from './pictures/craft-zari-640.webp?no-inline'

const picture = (avif320: string, avif640: string, webp320: string, webp640: string): PictureSource => ({
  src: webp640,
  avif: `${avif320} 320w, ${avif640} 640w`,
  webp: `${webp320} 320w, ${webp640} 640w`,
})

/** The demo's pictures of crafts, and of how chikankari is made. */
export const demoTilePictures: Record<string, PictureSource> = {
  'craft-chikankari': picture(chikanAvif320, chikanAvif640, chikanWebp320, chikanWebp640),
  'craft-block-print': picture(printAvif320, printAvif640, printWebp320, printWebp640),
  'craft-phulkari': picture(phulkariAvif320, phulkariAvif640, phulkariWebp320, phulkariWebp640),
  'craft-zari': picture(zariAvif320, zariAvif640, zariWebp320, zariWebp640),
  'chikan-printed': picture(printedAvif320, printedAvif640, printedWebp320, printedWebp640),
  'chikan-stitched': picture(stitchedAvif320, stitchedAvif640, stitchedWebp320, stitchedWebp640),
  'chikan-washed': picture(washedAvif320, washedAvif640, washedWebp320, washedWebp640),
  'craft-embroidery': picture(embroideryAvif320, embroideryAvif640, embroideryWebp320, embroideryWebp640),
}
