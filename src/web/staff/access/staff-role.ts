import { type StaffRole, staffRoles } from '../../../contract/accounts/staff-roles.ts'
import { useSession } from '../../api/session.ts'

/** The role of the member of staff who is signed in; null for shoppers, and until it is known. */
export const useStaffRole = (): StaffRole | null => {
  const kept = useSession()?.staffRole
  return staffRoles.find(role => role === kept) ?? null
}

/** Whether the person signed in has one of these roles. */
export function useMay(roles: readonly StaffRole[]): boolean {
  const role = useStaffRole()
  return role !== null && roles.includes(role)
}
