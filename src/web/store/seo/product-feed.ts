import type { ApiClient } from '../../api/client.ts'
import { apiContext, shopContext } from '../../api/context.ts'
import { publicOrigin } from '../../parts/public-origin.ts'
import { absolute, type Site } from '../../parts/seo/site.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/product-feed.ts'
import { allProducts } from './all-products.ts'
import { escapeXml } from './escape-xml.ts'
import { type FeedItem, type FeedSite, feedItems } from './feed-items.ts'
import { xmlResponse } from './xml-response.ts'

/** Everything that can be bought, as RSS 2.0 with Google's product fields. */
export function loader({ context, url, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { name, money, feedCategory } = shop
  const site = { name, origin: publicOrigin(shop, url), currency: money.currency, feedCategory }
  return xmlResponse(request, 'application/rss+xml', feed(site, context.get(apiContext)))
}

async function* feed(site: FeedSite, api: ApiClient): AsyncGenerator<string> {
  let head = headOf(site)
  for await (const products of allProducts(api)) {
    const items = products.flatMap(product => feedItems(site, product))
    yield head + items.map(toXml).join('')
    head = ''
  }
  yield '</channel>\n</rss>\n'
}

const headOf = (site: Site): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
${element('title', site.name)}
${element('link', absolute(site, paths.home()))}
${element('description', `Everything ${site.name} sells, by colour, size and other options`)}
`

function toXml(item: FeedItem): string {
  const fields = Object.entries(item).flatMap(([name, value]) =>
    [value].flat().map(text => element(`g:${name}`, text)),
  )
  return `<item>\n${fields.join('\n')}\n</item>\n`
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`
