import { expect, test } from 'vitest'
import { ImageUpload } from './media.ts'

test('an upload is a file in the field "file"', () => {
  const file = new File(['x'], 'a.png')
  expect(ImageUpload.parse({ file }).file).toBe(file)
  for (const body of [{}, { file: 'a.png' }])
    expect(ImageUpload.safeParse(body).error?.issues).toMatchObject([
      { path: ['file'], message: 'Attach the picture in the field "file".' },
    ])
})
