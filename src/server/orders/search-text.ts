import { canonicalPhone } from '../../contract/phone.ts'

type SearchableOrder = { id: string; fullName: string; phone: string; email: string }

/** What the staff's search reads of an order, in small letters; its number is compared for itself. */
export const searchTextOf = ({ id, fullName, phone, email }: SearchableOrder): string =>
  ` ${[fullName, email, canonicalPhone(phone) ?? phone, id].join(' ').toLowerCase()} `
