import { statfs } from 'node:fs/promises'
import packageJson from '../../../package.json' with { type: 'json' }
import { type ChoreName, choreIntervalsMs, type ShopHealth } from '../../contract/health.ts'
import { listBackups } from '../backup/backup-folder.ts'
import { holdsDemo } from '../db/milestones.ts'
import type { Deps } from '../deps.ts'
import { redact } from '../log/mask.ts'
import { getMailQueue } from '../mail/get-mail-queue.ts'
import { sendsMail } from '../mail/mail-settings.ts'
import { findChores, findDatabaseBytes } from './queries.ts'

/** How the shop itself is doing: what the owner should know before customers notice. */
export async function loadHealth({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<ShopHealth> {
  const [bytes, disk, [newestBackup], { oldest, lastError, ...mails }, chores, isDemo] = await Promise.all([
    findDatabaseBytes(db),
    readDisk(config.dataDir),
    listBackups(config.backups.folder),
    getMailQueue(db),
    findChores(db),
    holdsDemo(db),
  ])
  const now = clock()
  const choreNames = Object.keys(choreIntervalsMs) as ChoreName[]
  return {
    at: now.toISOString(),
    version: packageJson.version,
    startedAt: new Date(now.getTime() - process.uptime() * 1_000).toISOString(),
    processes: config.processes,
    database: { kind: config.databaseUrl === null ? 'embedded' : 'postgresql', bytes },
    disk,
    isDemo,
    backsUp: config.backups.isNightly ?? !isDemo,
    newestBackupAt: newestBackup?.madeAt.toISOString() ?? null,
    mail: {
      ...mails,
      isSent: sendsMail(config),
      oldestAt: oldest?.toISOString() ?? null,
      lastError: lastError === null ? null : redact(lastError),
    },
    chores: choreNames.map(name => {
      const chore = chores.find(known => known.name === name)
      return {
        name,
        doneAt: chore?.doneAt?.toISOString() ?? null,
        failedAt: chore?.failedAt?.toISOString() ?? null,
      }
    }),
  }
}

/** What an ordinary program may still use of the disk with this folder. */
async function readDisk(folder: string): Promise<ShopHealth['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch {
    return null
  }
}
