import { expect, test } from 'vitest'
import { mediaIdOf, pictureUrl } from './pictures.ts'

test('the address of a picture names its id, width and format, and the id is read from it', () => {
  const url = pictureUrl('01936b2e-7C1a', 1200, 'avif')
  expect(url).toBe('/media/01936b2e-7C1a/1200.avif')
  expect(mediaIdOf(url)).toBe('01936b2e-7C1a')
  expect(mediaIdOf('/media/x/960.webp')).toBe('x')
})

test.each([
  'https://x.pk/media/x/960.webp',
  '/media/x/960.webp?v=2',
  '/media/x/960.jpg',
  '/media/x/wide.webp',
  '/media/a_b/960.webp',
  '/media//960.webp',
  '',
])('"%s" is no picture of the shop', url => {
  expect(mediaIdOf(url)).toBeNull()
})
