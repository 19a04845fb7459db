import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SignedInOnly } from '../../parts/account/signed-in-only.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { paths } from '../paths.ts'

type Props = { loading: ReactNode; children: ReactNode }

/** Shoppers see a note, and no call is made: a refused call would end their session. */
export function StaffOnly({ loading, children }: Props) {
  return (
    <SignedInOnly loading={loading}>
      {session => (session.userType === 'admin' ? children : <NotStaff username={session.username} />)}
    </SignedInOnly>
  )
}

const NotStaff = ({ username }: { username: string }) => (
  <EmptyState
    heading="h1"
    title="This page is for the shop’s staff"
    text={`You are signed in as ${username}, which is a shopper’s account.`}
    className="grow"
  >
    <Link to={paths.home()} className={buttonClass()}>
      Go to the shop
    </Link>
    <Link to={paths.orders()} className={buttonClass({ variant: 'outline' })}>
      Your orders
    </Link>
  </EmptyState>
)
