import type { StaffRole } from '../../../contract/accounts/staff-roles.ts'

/** The roles as screens show them. */
export const roleNames: Record<StaffRole, string> = {
  owner: 'Owner',
  manager: 'Manager',
  caller: 'Caller',
  packer: 'Packer',
}
