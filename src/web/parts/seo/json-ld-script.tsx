import { useRouteLoaderData } from 'react-router'
import { readSite, type ShopSite } from './site.ts'

type Props = { make: ((site: ShopSite) => object[]) | null }

/**
 * JSON-LD for search engines (schema.org). Only the server renders it: callers pass `make` where
 * `import.meta.env.SSR`, else null, so browsers load none of the code. Hydration leaves the text alone.
 */
export function JsonLd({ make }: Props) {
  const site = readSite(useRouteLoaderData('root'))
  const json = make ? scriptJson(make(site)) : ''
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no markup can be written, see scriptJson
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}

/** JSON that no text in it can end early: without `<` there is no `</script>` and no `<!--`. */
export const scriptJson = (facts: object[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': facts }).replaceAll('<', '\\u003c')
