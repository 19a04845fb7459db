/** The shop's own actors, which may do what people do, as histories name them. */
export const machineNames = {
  courier: 'The courier’s system',
  clock: 'The shop, by itself',
  provider: 'The card provider',
} as const
export type Machine = keyof typeof machineNames
