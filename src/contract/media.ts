import { z } from 'zod'

/** A picture to upload, in a multipart form. */
export const ImageUpload = z.object({
  file: z
    .instanceof(File, { message: 'Attach the picture in the field "file".' })
    .meta({ type: 'string', format: 'binary' }),
})
export type ImageUpload = z.infer<typeof ImageUpload>

/** The address of an uploaded picture, with its size in pixels. */
export const UploadedImage = z.object({
  fileUrl: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})
export type UploadedImage = z.infer<typeof UploadedImage>
