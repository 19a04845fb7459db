import { z } from 'zod'
import { mailAddress } from '../../contract/email-pattern.ts'
import { isLoopback } from '../is-loopback.ts'

export type Sender = { name: string; address: string }

export type MailServer = {
  url: string
  /** Send nothing over a connection that is not encrypted. */
  requireTls: boolean
}

export type MailSettings = {
  /** Null: mails are written to files. */
  server: MailServer | null
  /** Without a name, the shop's own is taken. */
  from: Omit<Sender, 'name'> & { name: string | null }
}

/** Whether mail leaves this machine; else nobody may be told that one is on its way. */
export const sendsMail = ({ mail }: { mail: MailSettings }): boolean => mail.server !== null

const isSmtpUrl = (text: string) =>
  URL.canParse(text) && /^smtps?:\/\/[^/?#]/.test(text) && URL.parse(text)?.hostname !== ''

export const SmtpUrl = z.string().refine(isSmtpUrl, 'must start with smtp:// or smtps:// and name a server')

const Address = mailAddress()

/** "Zari <orders@shop.example>" or the bare address. */
export const MailFrom = z.string().transform((text, context): MailSettings['from'] => {
  const [, name = '', bracketed] = /^"?([^"<>\r\n]*?)"?\s*<([^<>]*)>$/.exec(text.trim()) ?? []
  const address = Address.safeParse(bracketed ?? text.trim())
  if (address.success) return { name: name.trim() || null, address: address.data }
  context.addIssue('must be an address like orders@shop.example or Zari <orders@shop.example>')
  return z.NEVER
})

type MailVariables = {
  smtpUrl: string | undefined
  tls: boolean | undefined
  from: MailSettings['from'] | undefined
  publicUrl: string | null
}

/** Only within this machine may mail travel unencrypted without being told to. */
export const toMailSettings = ({ smtpUrl, tls, from, publicUrl }: MailVariables): MailSettings => ({
  server: smtpUrl ? { url: smtpUrl, requireTls: tls ?? !isLoopback(new URL(smtpUrl).hostname) } : null,
  from: from ?? { name: null, address: defaultAddress(smtpUrl, publicUrl) },
})

/**
 * The default sender: the mail server's user name if it is an address, else `orders@` the shop's domain or the
 * server's.
 */
function defaultAddress(smtpUrl: string | undefined, publicUrl: string | null): string {
  const server = smtpUrl === undefined ? null : new URL(smtpUrl)
  const user = decodeURIComponent(server?.username ?? '')
  if (Address.safeParse(user).success) return user
  const host = publicUrl === null ? (server?.hostname ?? '') : new URL(publicUrl).hostname
  const address = `orders@${host.replace(/^(www|smtp|mail)\./, '')}`
  return Address.safeParse(address).success ? address : 'orders@localhost'
}
