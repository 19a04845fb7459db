import { mediaIdOf, pictureUrl, type ShapedPicture, shapedUrl } from '../../../contract/pictures.ts'
import type { Look } from '../../../contract/settings/look.ts'
import { letterMarkUrl } from './letter-mark.ts'
import { type FontFiles, fontsOf, lookCss } from './look-css.ts'

type Logo = { src: string; width: number; height: number }

/** What every page takes from the look of its shop. */
export type PageLook = {
  css: string
  /** The addresses of the fonts that a page loads first. */
  fonts: string[]
  /** The colour of the ground, for what browsers draw around a page. */
  ground: string
  icon: { href: string; type: string }
  /** For the screens of phones; null while there is only the letter mark, which they draw themselves. */
  touchIcon: string | null
  logo: Logo | null
  /** Shown with a link to a page that has no picture of its own. */
  share: string | null
  /** The address of what stands beside the form of signing in. */
  signIn: string | null
  /** What stands for the shop in search engines. */
  mark: string
}

export function pageLook(look: Look, shopName: string, files: FontFiles): PageLook {
  const { favicon, share, logo } = look
  const shaped = (picture: Look['favicon'], shape: ShapedPicture) =>
    picture && shapedUrl(mediaIdOf(picture.url) ?? '', shape)
  const icon = shaped(favicon, 'icon-96.png')
  const letterMark = letterMarkUrl(look, shopName)
  const shownLogo = logo && logoOf(logo)
  return {
    css: lookCss(look, files),
    fonts: fontsOf(look).map(name => files[name]),
    ground: look.paper,
    icon: icon ? { href: icon, type: 'image/png' } : { href: letterMark, type: 'image/svg+xml' },
    touchIcon: shaped(favicon, 'icon-180.png'),
    logo: shownLogo,
    share: shaped(share, 'share.jpg'),
    signIn: look.signIn?.url ?? null,
    mark: shownLogo?.src ?? shaped(favicon, 'icon-512.png') ?? letterMark,
  }
}

/** Never shown more than half as wide, so it is sharp on every screen. */
const logoOf = ({ url, width, height }: NonNullable<Look['logo']>): Logo => ({
  src: pictureUrl(mediaIdOf(url) ?? '', 480, 'webp'),
  width,
  height,
})
