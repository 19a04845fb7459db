import { absolute, type Site } from './site.ts'

type Step = { name: string; path: string }

/** The page's breadcrumbs as a BreadcrumbList. */
export const breadcrumbJsonLd = (site: Site, steps: Step[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(site, path),
  })),
})
