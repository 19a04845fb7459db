import { type Machine, machineNames } from '../../contract/actors.ts'

/** Who does something, as it is recorded: a person, or one of the shop's own actors. */
export type ActedBy = { userId: string; machine?: null } | { userId: null; machine: Machine }

type RecordedActor = {
  userId: string | null
  machine?: Machine | null
  firstName: string | null
  lastName: string | null
}

/** Who did something, as histories name them. One of the shop's own actors has no id. */
export const toActor = ({ userId, machine, firstName, lastName }: RecordedActor) => ({
  userId: userId ?? '',
  name: machine ? machineNames[machine] : `${firstName ?? ''} ${lastName ?? ''}`.trim(),
})
