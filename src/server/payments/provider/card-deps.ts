import type { Deps } from '../../deps.ts'

/** What everything about payments works with. */
export type PaymentDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'cards' | 'log'>
