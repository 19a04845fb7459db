import { createContext, useContext } from 'react'
import type { SecondFactor } from '../../../contract/accounts/second-factor.ts'
import type { Answer } from '../../api/use-answer.ts'

type OwnSecondFactor = {
  answer: Answer<SecondFactor>
  /** Null until it is known. */
  value: SecondFactor | null
  replace: (value: SecondFactor) => void
}

export const SecondFactorContext = createContext<OwnSecondFactor | null>(null)

/** The signed-in member's second factor, read once for all staff pages. */
export function useSecondFactor(): OwnSecondFactor {
  const own = useContext(SecondFactorContext)
  if (!own) throw new Error('Only staff pages know about a second factor.')
  return own
}
