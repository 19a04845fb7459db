import { expect, test } from 'vitest'
import { firstLook, type Look } from '../../../contract/settings/look.ts'
import { type FontName, fontFamilies, typePairIds } from '../../../contract/settings/theme.ts'
import { themeCss } from '../../theme-styles.ts'
import { letterMark } from './letter-mark.ts'
import type { FontFiles } from './look-css.ts'
import { pageLook } from './page-look.ts'

// Every family has its file.
const files = Object.fromEntries(
  Object.keys(fontFamilies).map(name => [name, `/assets/${name.replaceAll(' ', '-')}.woff2`]),
) as FontFiles
const picture = (id: string) => ({ url: `/media/${id}/960.webp`, width: 800, height: 400 })
const looking = (changes: Partial<Look>, name = 'Zari') => pageLook({ ...firstLook, ...changes }, name, files)

test('the first look needs no styles of its own', () => {
  expect(looking({})).toEqual({
    css: '',
    fonts: [files['Figtree Variable'], files.Marcellus],
    ground: '#fbf8f3',
    icon: { href: '/icon.svg?v=8a2433-fbf8f3-Z', type: 'image/svg+xml' },
    ...{ touchIcon: null, logo: null, share: null, signIn: null },
    mark: '/icon.svg?v=8a2433-fbf8f3-Z',
  })
})

test('an own colour changes itself and its shades, and nothing else', () => {
  const { css, ground } = looking({ accent: '#0f5c4d' })
  expect(css).toBe(':root{--color-madder:#0f5c4d;--color-madder-hover:#0c4a3e;--color-madder-soft:#e8ece6;}')
  expect(ground).toBe('#fbf8f3')
  expect(looking({ paper: '#f4f7fb' })).toMatchObject({
    css: expect.stringMatching(/^:root\{--color-paper:#f4f7fb;--color-sunk:/),
    ground: '#f4f7fb',
  })
})

test('a page loads the fonts of the chosen pair, and of no other', () => {
  const named = (css: string) =>
    (Object.keys(fontFamilies) as FontName[]).filter(name => css.includes(files[name]))
  const shown = typePairIds.map(types => {
    const { css, fonts } = looking({ types })
    return [types, fonts.map(url => url.replace(/^\/assets\/|\.woff2$/g, '')), named(css)]
  })
  expect(shown).toEqual([
    ['marcellus', ['Figtree-Variable', 'Marcellus'], []],
    [
      'playfair',
      ['Source-Sans-3-Variable', 'Playfair-Display-Variable'],
      ['Playfair Display Variable', 'Source Sans 3 Variable'],
    ],
    ['jost', ['Mulish-Variable', 'Jost-Variable'], ['Jost Variable', 'Mulish Variable']],
    // Its text is the first pair's, which the styles of every page know.
    ['lora', ['Figtree-Variable', 'Lora-Variable'], ['Lora Variable']],
  ])
})

test('the styles of all shops know the fonts of the first pair alone', () => {
  const styles = themeCss()
  expect(styles).toContain('--color-madder:#8a2433;')
  expect(styles).toContain(
    '--font-display:"Marcellus", "Marcellus Fallback", "Marcellus Fallback Sans", Georgia, serif;',
  )
  expect([...styles.matchAll(/url\("([^"]+)"\)/g)].map(([, file]) => file)).toEqual([
    fontFamilies.Marcellus.file,
    fontFamilies['Figtree Variable'].file,
    fontFamilies['Figtree Variable'].file,
  ])
})

test('figures in headings are those of the text: Marcellus writes 1 like l and 0 like O', () => {
  const borrowed = `@font-face{font-family:"Marcellus";font-weight:400;font-display:swap;src:url("${fontFamilies['Figtree Variable'].file}") format("woff2");unicode-range:U+30-39}`
  expect(themeCss()).toContain(borrowed)
})

test('pictures are shown in the sizes that the shop makes of them', () => {
  expect(looking({ logo: picture('l'), favicon: picture('f'), share: picture('s') })).toMatchObject({
    icon: { href: '/media/f/icon-96.png', type: 'image/png' },
    touchIcon: '/media/f/icon-180.png',
    logo: { src: '/media/l/480.webp', width: 800, height: 400 },
    share: '/media/s/share.jpg',
    mark: '/media/l/480.webp',
  })
  expect(looking({ favicon: picture('f') }).mark).toBe('/media/f/icon-512.png')
})

test.each([
  ['Meena Lawn', 'M'],
  ['  élan', 'É'],
  ['«24» Seven', '2'],
  ['مینا', 'م'],
  ['<&>', '·'],
  ['𝓛awn', '𝓛'],
])('the mark of %s is %s', (name, letter) => {
  expect(letterMark(firstLook, name)).toContain(`>${letter}</text>`)
})
