import { lazy, Suspense } from 'react'
import { useSession } from '../../api/session.ts'

const StaffBar = lazy(() => import('./staff-bar.tsx'))

/** Shoppers load nothing of it. */
export const StaffBarForStaff = () =>
  useSession()?.userType === 'admin' && (
    <Suspense>
      <StaffBar />
    </Suspense>
  )
