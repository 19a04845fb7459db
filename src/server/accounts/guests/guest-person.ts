/** Who a guest is, once they make an account. */
export type GuestPerson = {
  email: string
  firstName: string
  lastName: string
  phone: string
  city: string
  street: string
}
