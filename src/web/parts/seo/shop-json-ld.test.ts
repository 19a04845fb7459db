import { expect, test } from 'vitest'
import { shopJsonLd } from './shop-json-ld.tsx'
import { readSite } from './site.ts'

const site = readSite({ origin: 'https://meena.example' })
const instagram = { network: 'instagram', address: 'https://www.instagram.com/meena' } as const
const youtube = { network: 'youtube', address: 'https://www.youtube.com/@meena' } as const

test('search engines are told where people follow the shop, and nothing where they do not', () => {
  const [shop] = shopJsonLd(site, { phone: null, policies: { follow: [instagram, youtube] } })
  expect(shop).toMatchObject({
    '@type': 'Organization',
    sameAs: ['https://www.instagram.com/meena', 'https://www.youtube.com/@meena'],
  })
  const [alone] = shopJsonLd(site, { phone: '+92 300 1234567', policies: { follow: [] } })
  expect(alone).toMatchObject({ telephone: '+92 300 1234567' })
  expect(alone).not.toHaveProperty('sameAs')
})
