import { Outlet } from 'react-router'
import { useSession } from '../../api/session.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RoleGate } from './role-gate.tsx'
import { SecondFactorFirst } from './second-factor-first.tsx'
import { StaffCache } from './staff-cache.tsx'
import { StaffEvents } from './staff-events.tsx'
import { StaffHeader } from './staff-header.tsx'
import { StaffNav } from './staff-nav.tsx'
import { StaffOnly } from './staff-only.tsx'
import { StaffToasts } from './staff-toasts.tsx'
import { useSignedInTabs } from './use-signed-in-tabs.ts'
import { useStaySignedIn } from './use-stay-signed-in.ts'
import './staff-calls.ts'

/** Around every staff page: header, navigation and the check that a member of the staff is signed in. */
export default function StaffLayout() {
  useSignedInTabs()
  useStaySignedIn(useSession()?.userType === 'admin')
  return (
    <StaffToasts>
      <div className="flex min-h-dvh flex-col bg-white text-label">
        <StaffHeader />
        {/* The display font is for the storefront; staff pages use the text font, dialogs included. */}
        <div className="flex grow [--font-display:var(--font-text)] max-xl:flex-col">
          <StaffOnly loading={<Skeleton className="m-6 h-96 grow" />}>
            <StaffCache>
              <StaffEvents>
                <StaffNav />
                <div className="min-w-0 grow px-4 pt-5 pb-24 md:px-6 xl:px-8">
                  <RoleGate loading={<Skeleton className="h-96" />}>
                    <SecondFactorFirst>
                      <Outlet />
                    </SecondFactorFirst>
                  </RoleGate>
                </div>
              </StaffEvents>
            </StaffCache>
          </StaffOnly>
        </div>
      </div>
    </StaffToasts>
  )
}
