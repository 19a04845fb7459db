import type { Deps } from '../deps.ts'

/** The shop's deps with a clock that can be set. */
export type TimeTravel = (moment: Date) => Deps
