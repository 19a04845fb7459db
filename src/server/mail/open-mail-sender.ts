import { join } from 'node:path'
import type { Config } from '../config.ts'
import { setMilestone } from '../db/milestones.ts'
import type { Deps } from '../deps.ts'
import type { SendMail } from './deliver-mail.ts'
import { fileSender } from './file-sender.ts'
import type { Sender } from './mail-settings.ts'
import { smtpSender } from './smtp-sender.ts'

type SenderConfig = Pick<Config, 'mail' | 'dataDir' | 'publicUrl'>

export const mailFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'mail')

/** Reached when a mail server has taken a mail of this shop. */
export const mailTaken = 'mail taken'

type SenderDeps = { config: SenderConfig } & Pick<Deps, 'db' | 'clock' | 'log' | 'settings'>

/** Opens the sender the settings ask for, and logs where mail goes. */
export function openMailSender({ db, clock, config, log, settings }: SenderDeps): SendMail {
  const { server } = config.mail
  const from = (): Sender => ({
    ...config.mail.from,
    name: config.mail.from.name ?? settings.current().shop.name,
  })
  if (server === null) {
    const folder = mailFolder(config)
    log.info(`SMTP_URL is not set: mail is not sent but written to ${folder}`)
    return fileSender(folder, from)
  }
  if (config.publicUrl === null)
    log.info(
      'PUBLIC_URL is not set: mails hold no links to orders, and links for new passwords only on this machine',
    )
  return thenOnce(smtpSender(server, from), () => setMilestone(db, mailTaken, clock()))
}

/** Sends, and calls `onTaken` after the first mail that was taken. */
function thenOnce(send: SendMail, onTaken: () => Promise<unknown>): SendMail {
  let isTaken = false
  return async mail => {
    await send(mail)
    if (isTaken) return
    await onTaken()
    isTaken = true
  }
}
