import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMail } from './deliver-mail.ts'
import type { Sender } from './mail-settings.ts'
import { toMessage } from './to-message.ts'

/**
 * Writes each mail to a file that mail programs can open. Readable by this account alone, since mails contain secret
 * links.
 */
export function fileSender(folder: string, from: () => Sender): SendMail {
  // Loaded with the first mail.
  const load = async () =>
    (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  let transport: ReturnType<typeof load> | undefined
  return async mail => {
    transport ??= load().catch(cause => {
      transport = undefined
      throw cause
    })
    const { message } = await (await transport).sendMail({
      ...toMessage(mail, from()),
      disableFileAccess: true,
    })
    const write = () => writeFile(join(folder, `${mail.id}.eml`), message, { mode: 0o600 })
    await write().catch(async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await write()
    })
  }
}

/** Deletes mails written before a moment; a missing folder is fine. */
export async function deleteFilesBefore(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter(name => name.endsWith('.eml'))) {
    const path = join(folder, name)
    if ((await stat(path)).mtime < before) await rm(path, { force: true })
  }
}
