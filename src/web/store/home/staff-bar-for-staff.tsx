import { lazy, Suspense } from 'react'
import { useSession } from '../../api/session.ts'

const StaffBar = lazy(() => import('./staff-bar.tsx').then(({ StaffBar }) => ({ default: StaffBar })))

/** Shoppers load nothing of it. */
export const StaffBarForStaff = () =>
  useSession()?.userType === 'admin' && (
    <Suspense>
      <StaffBar />
    </Suspense>
  )
