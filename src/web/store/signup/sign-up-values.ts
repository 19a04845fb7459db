import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { SignUp } from '../../../contract/accounts/accounts.ts'

export type SignUpValues = z.input<typeof SignUp>
export type SignUpState = UseFormReturn<SignUpValues, unknown, SignUp>

/** In the order of the page. */
export const signUpFields = [
  'email',
  'username',
  'password',
  'firstName',
  'lastName',
  'phone',
  'gender',
  'address.street',
  'address.city',
] as const
