import packageJson from '../../../package.json' with { type: 'json' }
import type { Config } from '../config.ts'
import { mediaFolder, openMediaStore } from '../media/open-media-store.ts'
import { pruneNightly } from './backup-folder.ts'
import type { BackupKind } from './backup-kinds.ts'
import { type MadeBackup, makeBackup } from './make-backup.ts'
import { openSource } from './open-source.ts'

/** Backs up the shop that the settings name, whether it runs or not. */
export async function backUpShop(config: Config, kind: BackupKind, now: Date): Promise<MadeBackup> {
  const { folder, kept } = config.backups
  const made = await makeBackup({
    folder,
    kind,
    now,
    version: packageJson.version,
    pictures: { media: await openMediaStore(config), folder: mediaFolder(config) },
    openSource: openSource(config),
  })
  if (kind === 'nightly') await pruneNightly(folder, kept)
  return made
}
