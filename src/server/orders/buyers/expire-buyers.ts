import type { Deps } from '../../deps.ts'
import { deleteForgotten } from './queries.ts'

/** Forgets what was written of numbers that no order has any more, unless they are blocked. */
export const expireBuyers = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => deleteForgotten(db, clock())
