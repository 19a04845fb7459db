import { type Location, Outlet } from 'react-router'
import { useSession } from '../../api/session.ts'
import { privatePageMeta } from '../../parts/private-page-meta.ts'
import type { Matches } from '../../parts/seo/site.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RoleGate } from '../access/role-gate.tsx'
import { SecondFactorFirst } from '../access/second-factor-first.tsx'
import { StaffOnly } from '../access/staff-only.tsx'
import { useSignedInTabs } from '../access/use-signed-in-tabs.ts'
import { useStaySignedIn } from '../access/use-stay-signed-in.ts'
import { StaffCache } from '../cache/staff-cache.tsx'
import { StaffEvents } from '../cache/staff-events.tsx'
import { screenAt } from '../find-screen.ts'
import { StaffHeader } from './staff-header.tsx'
import { StaffNav } from './staff-nav.tsx'
import { StaffToasts } from './staff-toasts.tsx'
import '../cache/staff-api.ts'
import './tables.css'

/** Of every staff page. */
export const meta = ({ location, matches }: { location: Location; matches: Matches }) =>
  privatePageMeta(screenAt(location.pathname, location.search)?.title ?? 'Staff')({ matches })

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
