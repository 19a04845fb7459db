import type { ComponentProps } from 'react'
import { staffRoles } from '../../../contract/accounts/staff-roles.ts'
import { Select } from '../../ui/select.tsx'
import { roleNames } from '../access/role-names.ts'

/** What each role may do, in the words of who chooses it. */
const mayDo = {
  owner: 'everything, staff and settings too; only they can step down',
  manager: 'everything but staff and settings',
  caller: 'calls and orders, without sales figures and exports',
  packer: 'parcels and their labels',
}

/** Chooses a role; nothing is chosen before. */
export const RoleSelect = (select: Omit<ComponentProps<typeof Select>, 'label' | 'children'>) => (
  <Select label="Role" {...select}>
    <option value="">Choose a role</option>
    {staffRoles.map(role => (
      <option key={role} value={role}>
        {roleNames[role]}: {mayDo[role]}
      </option>
    ))}
  </Select>
)
