import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MissingPictures } from './missing-pictures.tsx'

const url = (name: string) => `https://cdn.example/${name}.jpg`

test('pictures that nobody sees yet are named by their place, with what stopped them', () => {
  const page = renderToStaticMarkup(
    <MissingPictures
      missing={[
        { url: url('front'), problem: '' },
        { url: url('back'), problem: 'answered 404' },
        { url: url('rust'), problem: '' },
        { url: url('removed'), problem: 'answered 500' },
      ]}
      pictures={[
        { key: 'a', url: '/media/a/960.webp', alt: '', color: '' },
        { key: 'b', url: url('front'), alt: '', color: '' },
        { key: 'c', url: url('back'), alt: '', color: '' },
      ]}
      colors={[{ key: 'd', name: 'Rust', image: url('rust'), hex: '' }]}
    />,
  )
  expect(
    page
      .replace(/<[^>]*>/g, '\n')
      .split(/\n+/)
      .filter(Boolean),
  ).toEqual([
    'Picture 2, from cdn.example, is being copied into the shop. Shoppers see it in a few minutes.',
    'Picture 3, from cdn.example, could not be copied (answered 404). Upload it here instead.',
    'The picture of Rust, from cdn.example, is being copied into the shop. Shoppers see it in a few minutes.',
  ])
})
