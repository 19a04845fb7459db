import type { MetaDescriptor } from 'react-router'
import { type Matches, siteOf } from './seo/site.ts'

/** Title of a page only its owner sees: not indexed. The shop's name comes from the root loader. */
export const privatePageMeta =
  (title: string) =>
  ({ matches }: { matches: Matches }): MetaDescriptor[] => [
    { title: `${title} · ${siteOf(matches).name}` },
    { name: 'robots', content: 'noindex' },
  ]
