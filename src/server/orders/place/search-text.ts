type SearchableOrder = { id: string; fullName: string; phoneKey: string; email: string }

/** The text that the staff's search looks in, in lower case. The number is compared by itself. */
export const searchTextOf = ({ id, fullName, phoneKey, email }: SearchableOrder): string =>
  ` ${[fullName, email, phoneKey, id].join(' ').toLowerCase()} `
