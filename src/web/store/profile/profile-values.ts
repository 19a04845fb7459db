import { z } from 'zod'
import { EditUser, type User } from '../../../contract/accounts/accounts.ts'

const { firstName, lastName, email, phone, password } = EditUser.shape
/** Empty stays empty: accounts of the staff begin without it, and the shop refuses to remove it from others. */
const optional = <T extends z.ZodType>(field: T) => z.literal('').or(field)
const address = EditUser.shape.address.unwrap().shape

/** The contract's rules, plus the repeated password; an empty one keeps the old password. */
export const ProfileValues = z
  .object({
    firstName,
    lastName,
    email: email.unwrap(),
    phone: optional(phone.unwrap()),
    address: z.object({ street: optional(address.street), city: optional(address.city) }),
    password: optional(password.unwrap()),
    confirm: z.string(),
  })
  .refine(values => values.password === values.confirm, {
    path: ['confirm'],
    message: 'Passwords do not match.',
    // Shown even while another field is wrong.
    when: () => true,
  })
export type ProfileValues = z.infer<typeof ProfileValues>

/** The profile as its form shows it first. */
export const toProfileValues = ({ firstName, lastName, email, phone, address }: User): ProfileValues => ({
  firstName,
  lastName,
  email,
  phone,
  address: { street: address.street, city: address.city },
  password: '',
  confirm: '',
})

/** What is sent: the names, and of the rest only what has changed. */
export function toEditUser(values: ProfileValues, user: User): EditUser {
  const { firstName, lastName, email, phone, address, password } = values
  const moved = address.street !== user.address.street || address.city !== user.address.city
  return {
    firstName,
    lastName,
    ...(email === user.email ? {} : { email }),
    ...(phone === user.phone ? {} : { phone }),
    ...(moved ? { address } : {}),
    ...(password ? { password } : {}),
  }
}
