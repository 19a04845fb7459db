import { useRouteLoaderData } from 'react-router'
import { absolute, readSite } from '../../../parts/seo/site.ts'
import { textLink } from '../../../ui/text-link.ts'
import { CopyField } from '../../controls/copy-field.tsx'
import { patterns } from '../../paths.ts'

const addresses = [
  {
    label: 'Product feed',
    path: patterns.productFeed,
    help: 'For Google Merchant Center, Facebook and Instagram: products, prices and stock, always as they are now.',
  },
  { label: 'Sitemap', path: patterns.sitemap, help: 'For Google Search Console and Bing Webmaster Tools.' },
] as const

/** What other services ask for, to copy, and where whoever writes programs reads how to talk to the shop. */
export function ShopAddresses() {
  const site = readSite(useRouteLoaderData('root'))
  return (
    <section aria-labelledby="addresses" className="mt-10 max-w-text space-y-5">
      <h2 id="addresses" className="font-semibold">
        Addresses for other services
      </h2>
      {addresses.map(({ label, path, help }) => (
        <CopyField key={path} label={label} help={help} value={absolute(site, path)} />
      ))}
      <p className="text-body-s text-ink-2">
        Programs talk to the shop by its API.{' '}
        <a href={patterns.apiDocs} className={textLink}>
          Every call, to read and to try
        </a>
      </p>
    </section>
  )
}
