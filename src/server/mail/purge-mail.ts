import { days } from '../../contract/durations.ts'
import type { Deps } from '../deps.ts'
import { deleteFilesBefore } from './file-sender.ts'
import { mailFolder } from './open-mail-sender.ts'
import { deleteFinishedMail } from './queries.ts'

const keepMs = days(30)

/** Deletes mail that was sent, written to a file or given up 30 days ago. */
export async function purgeMail({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const before = new Date(clock().getTime() - keepMs)
  await deleteFinishedMail(db, before)
  await deleteFilesBefore(mailFolder(config), before)
}
