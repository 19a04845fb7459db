import { join } from 'node:path'

export type BackupSettings = {
  /** Whether the shop backs itself up at night; null: unless it is a demo. */
  isNightly: boolean | null
  folder: string
  /** After this hour of the machine's clock. */
  hour: number
  /** How many of those made at night are kept. */
  kept: number
}

export const toBackupSettings = (e: {
  BACKUPS?: boolean | undefined
  BACKUP_DIR?: string | undefined
  BACKUP_HOUR: number
  BACKUPS_KEPT: number
  DATA_DIR: string
}): BackupSettings => ({
  isNightly: e.BACKUPS ?? null,
  folder: e.BACKUP_DIR ?? join(e.DATA_DIR, 'backups'),
  hour: e.BACKUP_HOUR,
  kept: e.BACKUPS_KEPT,
})
