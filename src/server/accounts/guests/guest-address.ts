/** What stands in the place of a guest's e-mail; nobody can have it, by RFC 2606, and no mail is sent to it. */
export const guestAddress = (id: string): string => `guest-${id}@deleted.invalid`
