import { paths } from '../../paths.ts'
import { StructuredData } from './json-ld.tsx'
import { absolute, type Site } from './site.ts'

/** Says the shop itself to search engines, on its home page: who it is and how it is searched. */
export const ShopFacts = ({ phone, logo }: { phone: string | null; logo: string }) => (
  <StructuredData make={import.meta.env.SSR ? site => shopFacts(site, phone, logo) : null} />
)

function shopFacts(site: Site, phone: string | null, logo: string): object[] {
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
