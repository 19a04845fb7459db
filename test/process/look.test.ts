import { expect, test } from 'vitest'
import { firstLook, type Look } from '../../src/contract/settings/look.ts'
import { openBuiltPage } from '../../test-support/built-pages.ts'

const picture = (id: string) => ({ url: `/media/${id}/960.webp`, width: 800, height: 400 })

/** An address of the built shop 'Meena Lawn', whose catalogue is empty. */
const open = (path: string, changes: Partial<Look> = {}) =>
  openBuiltPage(`http://meena.example${path}`, {
    shop: { name: 'Meena Lawn', look: { ...firstLook, ...changes } },
  })

const own = {
  ...{ logo: picture('logo'), favicon: picture('icon'), share: picture('share') },
  ...{ accent: '#0f5c4d', paper: '#ffffff', types: 'jost' as const },
}

test('a page of the first look has no styles of its own, and the letter of its shop as icon', async () => {
  const { text } = await open('/')
  expect(text).not.toContain('<style>')
  expect(text).toMatch(/<link rel="icon" href="\/icon\.svg\?v=8a2433-fbf8f3-M" type="image\/svg\+xml"\/>/)
  expect(text).not.toMatch(/<link rel="apple-touch-icon"|property="og:image"|jost-latin/)
  expect(text).toMatch(/<link rel="preload" as="font"[^>]* href="\/assets\/marcellus-latin-/)
})

test('a page shows the look of its shop, within its policy', async () => {
  const { answer, text } = await open('/', own)
  expect(text).toContain('<style>:root{--color-paper:#ffffff;')
  expect(text).toContain('--color-madder:#0f5c4d;')
  expect(text).toMatch(/@font-face\{font-family:"Jost Variable";[^}]*src:url\("\/assets\/jost-latin-/)
  expect(text).not.toMatch(/<link rel="preload"[^>]*(marcellus|figtree)/)
  expect(text).toContain('<meta name="theme-color" content="#ffffff"/>')
  expect(text).toMatch(/<img src="\/media\/logo\/480\.webp" width="800" height="400" alt="Meena Lawn"/)
  expect(text).toContain('<link rel="icon" href="/media/icon/icon-96.png" type="image/png"/>')
  expect(text).toContain('<link rel="apple-touch-icon" href="/media/icon/icon-180.png"/>')
  expect(text).toContain('<meta property="og:image" content="http://meena.example/media/share/share.jpg"/>')
  expect(text).toContain('"logo":"http://meena.example/media/logo/480.webp"')
  expect(answer.headers.get('content-security-policy')).toMatch(
    /style-src 'self' 'unsafe-inline'; img-src 'self'/,
  )
})

test('the web manifest has the name, the colours and the icons', async () => {
  const { answer, text } = await open('/manifest.webmanifest', own)
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  expect(JSON.parse(text)).toMatchObject({
    ...{ name: 'Meena Lawn', short_name: 'Meena Lawn', start_url: '/' },
    ...{ background_color: '#ffffff', theme_color: '#ffffff' },
    icons: [
      { src: '/media/icon/icon-192.png', sizes: '192x192' },
      { src: '/media/icon/icon-512.png', sizes: '512x512' },
      { src: '/media/icon/icon-maskable.png', purpose: 'maskable' },
    ],
  })
  expect(JSON.parse((await open('/manifest.webmanifest')).text).icons).toEqual([
    { src: '/icon.svg?v=8a2433-fbf8f3-M', type: 'image/svg+xml', sizes: 'any' },
  ])
})

test('the letter mark is a picture in which nothing runs', async () => {
  const { answer, text } = await open('/icon.svg', { accent: '#0f5c4d' })
  expect(text).toMatch(/^<svg [^>]+>.*fill="#0f5c4d".*>M<\/text><\/svg>$/)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
})

test.each([
  ...['/', '/login', '/signup', '/add-to-cart', '/checkout', '/user/orders', '/track', '/wishlist'],
  ...['/forgot-password', '/profile', '/admin', '/deals', '/nowhere', '/category/nowhere'],
  ...['/robots.txt', '/manifest.webmanifest', '/icon.svg'],
])('%s names no other shop, and nobody who powers it', async path => {
  const { text } = await open(path)
  expect(text.length).toBeGreaterThan(50)
  expect(text).not.toMatch(/\bzari\b(?!-)|powered by/i)
})
