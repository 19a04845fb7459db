import type { UploadedImage } from '../../../contract/media.ts'
import { uploadLimits } from '../../../contract/pictures.ts'
import { ApiError } from '../../api/error.ts'
import { fetchWithProgress } from '../../api/fetch-with-progress.ts'
import { staffApiOver } from '../cache/staff-api.ts'

type Options = { onProgress: (progress: number) => void; signal?: AbortSignal }

/** Uploads a picture and returns its address and size. Throws too_large without a call when the file is too large. */
export async function uploadPicture(file: File, { onProgress, signal }: Options): Promise<UploadedImage> {
  if (file.size > uploadLimits.bytes)
    throw new ApiError({
      status: 413,
      code: 'too_large',
      message: `This picture is ${Math.ceil(file.size / 1024 / 1024)} MB. The limit is 10 MB.`,
    })
  const api = staffApiOver(fetchWithProgress(onProgress))
  return api.catalogue.uploadImage({ body: { file } }, signal ? { signal } : {})
}

/** A small preview for the time of the upload; undefined if the browser cannot read the file. */
export async function makePreview(file: File): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: 240, resizeQuality: 'medium' })
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    bitmap.close()
    return canvas.toDataURL('image/webp')
  } catch {
    return undefined
  }
}
