import { Link, useRouteLoaderData } from 'react-router'
import { paths } from '../../paths.ts'
import type { PageLook } from '../look/page-look.ts'

/** The shop's logo, or its name while it has none. */
export function Wordmark({ shopName }: { shopName: string }) {
  const logo = useLogo()
  return (
    <Link
      to={paths.home()}
      aria-label={`${shopName}, home page`}
      className="inline-flex min-h-11 items-center rounded-control font-display text-[min(1.75rem,11vw)] leading-none lg:text-[2rem]"
    >
      {logo ? <img {...logo} alt={shopName} className="logo" /> : shopName}
    </Link>
  )
}

/** The shop's logo with its size in pixels, if it has one. */
const useLogo = () => useRouteLoaderData<{ look: PageLook }>('root')?.look.logo
