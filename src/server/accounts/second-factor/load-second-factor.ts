import type { SecondFactor } from '../../../contract/second-factor.ts'
import type { Db } from '../../db/schema.ts'
import { countRecoveryCodes, findFactor, isRequired } from './queries.ts'

/** Whether somebody has a second factor, and whether the shop asks for it. */
export async function loadSecondFactor(db: Db, userId: string): Promise<SecondFactor> {
  const factor = await findFactor(db, userId)
  return {
    since: factor?.since?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    required: await isRequired(db),
  }
}

/** Whether signing in asks for a code. */
export const hasSecondFactor = async (db: Db, userId: string): Promise<boolean> =>
  (await findFactor(db, userId))?.secret != null
