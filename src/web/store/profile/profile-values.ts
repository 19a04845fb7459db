import { z } from 'zod'
import { EditUser } from '../../../contract/accounts.ts'

const newPassword = EditUser.shape.password

/** The contract's rules, plus the repeated password; an empty one keeps the old password. */
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
    // Shown even while another field is wrong.
    when: () => true,
  })
export type ProfileValues = z.infer<typeof ProfileValues>

/** What is sent: the password only when a new one was typed. */
export function toEditUser({ firstName, lastName, password }: ProfileValues): EditUser {
  return { firstName, lastName, ...(password ? { password } : {}) }
}
