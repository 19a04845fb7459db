import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { forRoles } from '../../../contract/accounts/staff-roles.ts'
import { browserApi, onWrongRole } from '../../api/browser.ts'
import { updateSession } from '../../api/session.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { rolesOfPage, workOf } from './page-roles.ts'
import { useStaffRole } from './staff-role.ts'

type Props = { loading: ReactNode; children: ReactNode }

/** The page, or a note for whom it is. Nothing is called for a page that is not for the person's role. */
export function RoleGate({ loading, children }: Props) {
  const { pathname } = useLocation()
  const role = useStaffRole()
  useFreshRole()
  if (role === null) return loading
  const roles = rolesOfPage(pathname)
  if (roles.includes(role)) return children
  return (
    <EmptyState
      heading="h1"
      title={`This page is for the ${forRoles(roles)} of the shop`}
      text={`You are here as a ${role}. An owner of the shop can give you another role.`}
      className="grow"
    >
      <Link to={workOf(role)} className={buttonClass()}>
        Go to your work
      </Link>
    </EmptyState>
  )
}

/** The role may have changed since signing in: it is read when a staff page opens, and when the shop refuses a call for it. */
function useFreshRole(): void {
  useEffect(() => {
    void readRole()
    return onWrongRole(() => void readRole())
  }, [])
}

async function readRole(): Promise<void> {
  try {
    const { userType, staffRole } = await browserApi.accounts.verifyToken()
    updateSession({ userType, staffRole: staffRole ?? '' })
  } catch {
    // Pages say by themselves when the shop cannot be reached, and an ended session has been closed.
  }
}
