import type { Deps } from '../deps.ts'

/** The shop's operations, as if called at another time. */
export type TimeTravel = (moment: Date) => Deps
