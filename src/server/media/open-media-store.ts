import { join } from 'node:path'
import type { Config } from '../config.ts'
import { folderStore, type MediaStore } from './media-store.ts'

/** Where the pictures are files of this machine; null for a bucket. */
export const mediaFolder = ({ mediaS3, dataDir }: Pick<Config, 'mediaS3' | 'dataDir'>): string | null =>
  mediaS3 ? null : join(dataDir, 'media')

export async function openMediaStore({
  mediaS3,
  dataDir,
}: Pick<Config, 'mediaS3' | 'dataDir'>): Promise<MediaStore> {
  if (!mediaS3) return folderStore(join(dataDir, 'media'))
  // Only a shop with a bucket loads the S3 client.
  const { s3Store } = await import('./s3-store.ts')
  return s3Store(mediaS3)
}
