import { expect, test } from 'vitest'
import { selectPictures } from './select-pictures.ts'

const files = (...types: string[]) => types.map(type => ({ type }))

test('takes pictures while there is room, and says what it leaves out', () => {
  expect(selectPictures(files('image/png', 'image/webp'), 0)).toEqual({
    files: files('image/png', 'image/webp'),
    message: '',
  })
  expect(selectPictures(files('image/png', 'application/pdf'), 0)).toEqual({
    files: files('image/png'),
    message: '1 file is not a picture and was left out.',
  })
  expect(selectPictures(files('image/png', 'image/webp', 'image/avif', 'text/plain'), 39)).toEqual({
    files: files('image/png'),
    message: '1 file is not a picture and was left out. 2 pictures left out: a product can have at most 40.',
  })
  expect(selectPictures(files('image/png'), 40).message).toBe(
    '1 picture left out: a product can have at most 40.',
  )
})
