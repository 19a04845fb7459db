/** Who asked for a backup: the shop itself at night, a person, or a restore, of what it replaces. */
export const backupKinds = ['nightly', 'manual', 'before-restore'] as const
export type BackupKind = (typeof backupKinds)[number]
