import { fold } from '../../../contract/fold.ts'

type SearchableOrder = { id: string; fullName: string; phoneKey: string; email: string }

/** The text that the staff's search looks in, folded. The number is compared by itself. */
export const searchTextOf = ({ id, fullName, phoneKey, email }: SearchableOrder): string =>
  ` ${fold([fullName, email, phoneKey, id].join(' '))} `
