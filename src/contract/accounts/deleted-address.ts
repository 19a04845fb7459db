const domain = '@deleted.invalid'

/** What stands in the place of the e-mail of a deleted account; nobody can have it, by RFC 2606. */
export const deletedAddress = (id: string): string => `deleted-${id}${domain}`

export const isDeletedAddress = (email: string): boolean => email.endsWith(domain)
