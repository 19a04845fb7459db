const mailAddress = /([^\s@<>"'`,;:()[\]{}=/]{1,64})@([\w-]+(?:\.[\w-]+)+)/g
const phoneNumber = /\+\d[\d ()-]{6,18}\d/g
/** `postgres://user:password@host`, also of mail servers. */
const addressPassword = /(:\/\/[^\s:/@]{0,100}:)[^\s@]{1,200}@/g
const secret = /\b(?:[sr]k_(?:test|live)_|whsec_|Bearer\s+|token=)[\w.~+/-]+=*/gi

/** "s***@example.com" for an e-mail address; "***" for anything else, which may be a password in the wrong field. */
export function maskEmail(email: string): string {
  const [, local, domain] = /^([^@\s]+)@([\w-]+(?:\.[\w-]+)+)$/.exec(email) ?? []
  return local && domain ? `${local[0]}***@${domain}` : '***'
}

/** The last two digits. */
export const maskPhone = (phone: string): string => `***${phone.replace(/\D/g, '').slice(-2)}`

/** A text without the mail addresses, phone numbers and secrets that errors of databases and mail servers quote. */
export const redact = (text: string): string =>
  text
    .replace(secret, '***')
    .replace(addressPassword, '$1***@')
    .replace(mailAddress, (_, local: string, domain: string) => `${local[0]}***@${domain}`)
    .replace(phoneNumber, maskPhone)
