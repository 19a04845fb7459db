import type { MetaDescriptor } from 'react-router'
import { sharePicture } from './share-picture.ts'
import { absolute, type Matches, siteOf } from './site.ts'

type PublicPage = {
  /** Of the page; the shop's name is added, unless `fullTitle` says it already. */
  title: string
  fullTitle?: string
  description: string
  /** The one address under which it is found, without what a visitor chose in it. */
  path: string
  /** What a shared link shows. */
  picture?: { url: string; alt: string } | undefined
  /** False for a view of a page rather than the page: a search, a narrowed list. Its links are still followed. */
  indexed?: boolean
  type?: 'website' | 'product'
}

/** What search engines and shared links show of a page that everybody may see. */
export function publicPageMeta(matches: Matches, page: PublicPage): MetaDescriptor[] {
  const { title, description, path, picture, indexed = true, type = 'website' } = page
  const site = siteOf(matches)
  const address = absolute(site, path)
  return [
    { title: page.fullTitle ?? `${title} · ${site.name}` },
    { name: 'description', content: description },
    indexed
      ? { tagName: 'link', rel: 'canonical', href: address }
      : { name: 'robots', content: 'noindex, follow' },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
    ...(picture
      ? [
          { property: 'og:image', content: absolute(site, sharePicture(picture.url)) },
          { property: 'og:image:alt', content: picture.alt },
        ]
      : []),
  ]
}
