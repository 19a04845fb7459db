import { Link } from 'react-router'
import { paths } from '../../paths.ts'

export function Wordmark({ shopName }: { shopName: string }) {
  return (
    <Link
      to={paths.home()}
      aria-label={`${shopName}, home page`}
      className="inline-flex min-h-11 items-center rounded-control font-display text-[1.75rem] leading-none lg:text-[2rem]"
    >
      {shopName}
    </Link>
  )
}
