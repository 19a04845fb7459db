import type { Hono } from 'hono'
import { api } from '../../contract/api.ts'
import { ShopError } from '../../contract/errors.ts'
import { pictureFormats, pictureWidths, shapedPictures } from '../../contract/pictures.ts'
import type { Deps } from '../deps.ts'
import { on, type Route } from '../http/mount.ts'
import { getRendition, getShaped, type Rendition } from './get-rendition.ts'
import { uploadImage } from './upload-image.ts'

export const mediaRoutes = (deps: Deps): Route[] => [
  on(api.catalogue.uploadImage, ({ body }, { who }) => uploadImage(deps, who, body.file)),
]

/** Every file name a picture is served under. */
const renditions = new Map<string, Rendition>(
  pictureWidths.flatMap(width =>
    pictureFormats.map(format => [`${width}.${format}`, { width, format }] as const),
  ),
)

const shapes = new Map(shapedPictures.map(shape => [shape as string, shape]))

/** GET /media/{id}/{width}.{avif|webp}, or a picture in a fixed shape. A picture's content never changes under its address. */
export function mountMediaFiles(app: Hono, deps: Pick<Deps, 'media' | 'log'>): void {
  app.get('/media/:id/:file', async c => {
    const { id, file } = c.req.param()
    const [rendition, shape] = [renditions.get(file), shapes.get(file)]
    const bytes = rendition
      ? await getRendition(deps, id, rendition)
      : shape && (await getShaped(deps, id, shape))
    if (!bytes) throw new ShopError('not_found', 'There is no such picture.')
    const type = rendition?.format ?? (shape === 'share.jpg' ? 'jpeg' : 'png')
    return c.body(bytes, 200, {
      'content-type': `image/${type}`,
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
  app.all('/media/*', () => {
    throw new ShopError('not_found', 'There is no such picture.')
  })
}
