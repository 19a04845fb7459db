import type { Sender } from './mail-settings.ts'
import type { Mail } from './outbox.ts'

/** A mail as nodemailer takes it. The Message-ID is the same for every try, so receivers can recognise a repeat. */
export function toMessage({ id, to, subject, text }: Mail & { id: string }, from: Sender) {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    messageId: `<${id}@${domain}>`,
    from,
    // An object is always one address, whatever it contains.
    to: { name: '', address: to },
    subject,
    text,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
