import { absolute, type Site } from './site.ts'

type Step = { name: string; path: string }

/** The way from the home page to a page, as its breadcrumbs show it. */
export const breadcrumbJsonLd = (site: Site, steps: Step[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(site, path),
  })),
})
