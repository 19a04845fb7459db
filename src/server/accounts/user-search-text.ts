import { fold } from '../../contract/fold.ts'

type Searchable = { firstName: string; lastName: string; email: string; phone: string }

/** The text in which the staff's search looks for a customer: name, e-mail and the digits of the phone, each begun by a space. */
export const userSearchText = ({ firstName, lastName, email, phone }: Searchable): string =>
  ` ${fold([firstName, lastName, email, phone.replace(/\D/g, '')].join(' '))}`
