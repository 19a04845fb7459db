import { ShopError } from '../../contract/errors.ts'
import { mediaIdOf } from '../../contract/pictures.ts'
import type { Tx } from '../db/schema.ts'
import { findSizes } from './queries.ts'

/**
 * Keeps an uploaded picture from being deleted until the transaction ends; '' asks for none. `least` is in pixels.
 * @throws invalid naming the field `picture`, for one that the shop does not have or that is smaller
 */
export async function requirePicture(
  tx: Tx,
  url: string,
  least: { width: number; height: number },
): Promise<void> {
  if (url === '') return
  const [found] = await findSizes(tx, [mediaIdOf(url) ?? ''])
  if (!found) throw wrongPicture('The shop no longer has this picture. Upload it again.')
  if (found.width < least.width || found.height < least.height)
    throw wrongPicture(
      `This picture is too small: it takes ${least.width} × ${least.height} pixels at least.`,
    )
}

const wrongPicture = (message: string) => new ShopError('invalid', message, { picture: message })
