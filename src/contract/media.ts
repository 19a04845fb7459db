import { z } from 'zod'

export const Upload = z.object({
  file: z
    .instanceof(File, { message: 'Attach the picture in the field "file".' })
    .meta({ type: 'string', format: 'binary' }),
})
export type Upload = z.infer<typeof Upload>

export const Uploaded = z.object({
  fileUrl: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})
export type Uploaded = z.infer<typeof Uploaded>
