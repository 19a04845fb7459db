import { Link, useRouteLoaderData } from 'react-router'
import { paths } from '../../paths.ts'
import { textLink } from '../../ui/text-link.ts'
import { usePublicShop } from '../use-public-shop.ts'
import type { FootColumn } from './foot-columns.ts'
import { FooterPart, FooterText } from './footer-text.tsx'
import { whatsAppUrl } from './whats-app-url.ts'

const yours = [
  { to: paths.search(), name: 'All products' },
  { to: paths.track(), name: 'Track your order' },
  { to: paths.wishlist(), name: 'Wishlist' },
  { to: paths.orders(), name: 'My Orders' },
  { to: paths.cart(), name: 'Cart' },
]

const Column = ({ title, label, links }: FootColumn) => (
  <nav aria-label={label} className="lg:col-span-2">
    <FooterPart title={title}>
      <ul className="flex flex-wrap gap-x-6 pb-3 md:mt-2 md:pb-0">
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} className="foot-link link-plain">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </FooterPart>
  </nav>
)

/** Leaves room for the bottom bar on phones. */
export function Footer() {
  const shop = usePublicShop()
  const columns = useRouteLoaderData<{ columns: FootColumn[] }>('root')?.columns
  const { footer = [], about = '' } = shop?.policies ?? {}
  const phone = shop?.phone
  const email = shop?.seller.email
  return (
    <footer className="mt-10 bg-sunk pb-[calc(3.5rem+env(safe-area-inset-bottom))] lg:mt-28 lg:pb-0">
      <div className="page-width grid gap-x-10 py-6 md:grid-cols-2 md:gap-y-10 md:py-12 lg:grid-cols-4 lg:py-16">
        {footer.map(({ title, text }) => (
          <FooterText key={title} title={title}>
            {text}
          </FooterText>
        ))}
        <FooterText title="Contact">
          {phone ? (
            <>
              Message or call us on WhatsApp:{' '}
              <a
                href={whatsAppUrl(phone)}
                target="_blank"
                rel="noopener noreferrer"
                className={`whitespace-nowrap ${textLink}`}
              >
                {phone}
              </a>
              . Please have your order number ready. You will find it under{' '}
            </>
          ) : (
            'Every order is listed with its number, status and delivery address under '
          )}
          <Link to={paths.orders()} className={textLink}>
            My Orders
          </Link>
          {email ? '. By email: ' : '.'}
          {email && (
            <a href={`mailto:${email}`} className={textLink}>
              {email}
            </a>
          )}
        </FooterText>
        {columns?.map(column => (
          <Column key={`${column.label} ${column.links[0]?.to}`} {...column} />
        ))}
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-x-10 gap-y-2 border-line border-t py-5">
        <nav aria-label="Your shopping">
          <ul className="flex flex-wrap gap-x-6">
            {yours.map(({ to, name }) => (
              <li key={to}>
                <Link to={to} className="foot-link link-plain">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="text-caption text-ink-3">{[shop?.name, about].filter(Boolean).join(': ')}</p>
      </div>
    </footer>
  )
}
