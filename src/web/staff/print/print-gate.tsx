import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RoleGate } from '../access/role-gate.tsx'
import { StaffOnly } from '../access/staff-only.tsx'
import { StaffCache } from '../cache/staff-cache.tsx'

/** A page to print, for those of the staff who may see it. */
export const PrintGate = ({ children }: { children: ReactNode }) => (
  <StaffOnly loading={<Skeleton className="m-6 h-96" />}>
    <RoleGate loading={<Skeleton className="m-6 h-96" />}>
      <StaffCache>{children}</StaffCache>
    </RoleGate>
  </StaffOnly>
)
