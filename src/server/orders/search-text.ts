import { canonicalPhone } from '../../contract/phone.ts'

type SearchableOrder = { id: string; fullName: string; phone: string; email: string }

/** The text that the staff's search looks in, in lower case. The number is compared by itself. */
export const searchTextOf = ({ id, fullName, phone, email }: SearchableOrder): string =>
  ` ${[fullName, email, canonicalPhone(phone) ?? phone, id].join(' ').toLowerCase()} `
