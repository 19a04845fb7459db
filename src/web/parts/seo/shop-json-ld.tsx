import { paths } from '../../paths.ts'
import { JsonLd } from './json-ld-script.tsx'
import { absolute, type Site } from './site.ts'

/** The shop itself as an Organization with its search, on the home page. */
export const ShopJsonLd = ({ phone, logo }: { phone: string | null; logo: string }) => (
  <JsonLd make={import.meta.env.SSR ? site => shopJsonLd(site, phone, logo) : null} />
)

function shopJsonLd(site: Site, phone: string | null, logo: string): object[] {
  const home = absolute(site, paths.home())
  const shop = `${home}#shop`
  return [
    {
      '@type': 'Organization',
      '@id': shop,
      name: site.name,
      url: home,
      logo: absolute(site, logo),
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
