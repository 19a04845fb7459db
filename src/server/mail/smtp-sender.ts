import { createTransport } from 'nodemailer'
import type { SendMail } from './deliver-mail.ts'
import type { Sender } from './mail-settings.ts'
import { toMessage } from './to-message.ts'

/** Milliseconds a mail server may be silent at each step before it counts as out of order. */
const smtpTimeoutsMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Hands mail to the server of `SMTP_URL`; throws when it does not take it. Encrypted whenever the server can. */
export function smtpSender(url: string, from: Sender, timeouts = smtpTimeoutsMs): SendMail {
  const transport = createTransport({ ...timeouts, url, disableFileAccess: true, disableUrlAccess: true })
  return async mail => {
    await transport.sendMail(toMessage(mail, from))
  }
}
