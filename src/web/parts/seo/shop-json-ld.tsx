import { paths } from '../../paths.ts'
import { JsonLd } from './json-ld-script.tsx'
import { absolute, type ShopSite } from './site.ts'

/** The shop itself as an Organization with its search, on the home page. */
export const ShopJsonLd = ({ phone }: { phone: string | null }) => (
  <JsonLd make={import.meta.env.SSR ? site => shopJsonLd(site, phone) : null} />
)

function shopJsonLd(site: ShopSite, phone: string | null): object[] {
  const home = absolute(site, paths.home())
  const shop = `${home}#shop`
  return [
    {
      '@type': 'Organization',
      '@id': shop,
      name: site.name,
      url: home,
      logo: absolute(site, site.mark),
      ...(phone ? { telephone: phone } : {}),
    },
    {
      '@type': 'WebSite',
      name: site.name,
      url: home,
      publisher: { '@id': shop },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${absolute(site, paths.search())}?q={words}` },
        'query-input': 'required name=words',
      },
    },
  ]
}
