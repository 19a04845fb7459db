import type { MetaDescriptor } from 'react-router'
import { sharePicture } from './share-picture.ts'
import { absolute, type Matches, siteOf } from './site.ts'

type PublicPage = {
  /** The page's title; the shop's name is added, unless `fullTitle` contains it already. */
  title: string
  fullTitle?: string
  description: string
  /** Under a shared link; the description, unless the owner wrote another. */
  shareText?: string
  /** The canonical address, without a visitor's choices. */
  path: string
  /** The picture of a shared link; without one the shop's own, if it has one. */
  picture?: { url: string; alt: string } | undefined
  /** False for a search or a filtered list. Its links are still followed. */
  indexed?: boolean
  type?: 'website' | 'product'
}

/** Title, description, canonical address and share data of a public page. */
export function publicPageMeta(matches: Matches, page: PublicPage): MetaDescriptor[] {
  const { title, description, path, picture, indexed = true, type = 'website' } = page
  const { shareText = description } = page
  const site = siteOf(matches)
  const address = absolute(site, path)
  const url = picture && sharePicture(picture.url)
  const shown = url ? { url, alt: picture.alt } : site.share ? { url: site.share, alt: site.name } : undefined
  return [
    { title: page.fullTitle ?? `${title} · ${site.titleEnd}` },
    { name: 'description', content: description },
    indexed && site.isIndexed
      ? { tagName: 'link', rel: 'canonical', href: address }
      : { name: 'robots', content: site.isIndexed ? 'noindex, follow' : 'noindex, nofollow' },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: shareText },
    { property: 'og:url', content: address },
    { name: 'twitter:card', content: shown ? 'summary_large_image' : 'summary' },
    ...(shown
      ? [
          { property: 'og:image', content: absolute(site, shown.url) },
          { property: 'og:image:alt', content: shown.alt },
        ]
      : []),
  ]
}
