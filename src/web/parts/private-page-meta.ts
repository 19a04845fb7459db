import type { MetaDescriptor } from 'react-router'
import { type Matches, siteOf } from './seo/site.ts'

/** Title of a page that only its owner sees, so search engines need not; the shop's name is what the root loads. */
export const privatePageMeta =
  (title: string) =>
  ({ matches }: { matches: Matches }): MetaDescriptor[] => [
    { title: `${title} · ${siteOf(matches).name}` },
    { name: 'robots', content: 'noindex' },
  ]
