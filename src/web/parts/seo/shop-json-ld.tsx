import type { PublicSettings } from '../../api/context.ts'
import { paths } from '../../paths.ts'
import { JsonLd } from './json-ld-script.tsx'
import { absolute, type ShopSite } from './site.ts'

/** The shop itself as an Organization with its search, on the home page. */
export const ShopJsonLd = ({ shop }: { shop: DescribedShop }) => (
  <JsonLd make={import.meta.env.SSR ? site => shopJsonLd(site, shop) : null} />
)

type DescribedShop = Pick<PublicSettings, 'phone'> & { policies: Pick<PublicSettings['policies'], 'follow'> }

/** `sameAs`: where people follow the shop, so that search engines know these accounts as its own. */
export function shopJsonLd(site: ShopSite, { phone, policies: { follow } }: DescribedShop): object[] {
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
      ...(follow.length > 0 && { sameAs: follow.map(({ address }) => address) }),
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
