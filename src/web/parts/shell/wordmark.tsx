import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useLogo } from '../look/use-logo.ts'

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
