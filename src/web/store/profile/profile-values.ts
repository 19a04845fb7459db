import { z } from 'zod'
import { EditUser } from '../../../contract/accounts.ts'

const newPassword = EditUser.shape.password

/** The contract's rules, and a password that was typed twice; left empty, it stays as it is. */
export const ProfileValues = z
  .object({
    firstName: EditUser.shape.firstName,
    lastName: EditUser.shape.lastName,
    password: z.literal('').or(newPassword.unwrap()),
    confirm: z.string(),
  })
  .refine(values => values.password === values.confirm, {
    path: ['confirm'],
    message: 'Passwords do not match.',
    // Said even while another field is wrong too.
    when: () => true,
  })
export type ProfileValues = z.infer<typeof ProfileValues>

/** What the shop is sent: the password only when there is a new one. */
export function toEditUser({ firstName, lastName, password }: ProfileValues): EditUser {
  return { firstName, lastName, ...(password ? { password } : {}) }
}
