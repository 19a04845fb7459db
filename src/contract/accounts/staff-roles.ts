/** The roles of the staff, the one with the most rights first. */
export const staffRoles = ['owner', 'manager', 'caller', 'packer'] as const
export type StaffRole = (typeof staffRoles)[number]

type Roles = readonly StaffRole[]

/** Work that every member of the staff needs. */
export const anyStaff: Roles = staffRoles
/** Who belongs to the staff, and with which role. */
export const ownersOnly: Roles = ['owner']
/** Products, deals, sales figures, exports and money. */
export const managing: Roles = ['owner', 'manager']
/** Orders, and calls to their buyers. */
export const calling: Roles = ['owner', 'manager', 'caller']
/** What goes into a parcel and onto its label. */
export const packing: Roles = ['owner', 'manager', 'packer']

const plurals: Record<StaffRole, string> = {
  owner: 'owners',
  manager: 'managers',
  caller: 'callers',
  packer: 'packers',
}

/** "owners and managers" */
export const forRoles = (roles: Roles): string =>
  roles
    .map((role, nth) => (nth === 0 ? '' : nth === roles.length - 1 ? ' and ' : ', ') + plurals[role])
    .join('')
