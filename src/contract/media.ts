import { z } from 'zod'

export const ImageUpload = z.object({
  file: z
    .instanceof(File, { message: 'Attach the picture in the field "file".' })
    .meta({ type: 'string', format: 'binary' }),
})
export type ImageUpload = z.infer<typeof ImageUpload>

export const UploadedImage = z.object({
  fileUrl: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})
export type UploadedImage = z.infer<typeof UploadedImage>
