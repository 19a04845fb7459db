import type { Deps } from '../deps.ts'
import { deleteFilesBefore } from './file-sender.ts'
import { mailFolder } from './open-mail-sender.ts'
import { deleteFinishedMail } from './queries.ts'

/** Deletes mail that was sent, written to a file or given up long ago. */
export async function expireMail({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const before = new Date(clock().getTime() - config.retention.mail)
  await deleteFinishedMail(db, before)
  await deleteFilesBefore(mailFolder(config), before)
}
