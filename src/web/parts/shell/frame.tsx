import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

/** What stands around every page. */
export function Frame({ shopName, children }: { shopName: string; children: ReactNode }) {
  return (
    <>
      <header className="page-width flex h-14 items-center border-b border-line lg:h-18">
        <Link to={paths.home()} className="font-display text-display-s">
          {shopName}
        </Link>
      </header>
      {children}
    </>
  )
}
