import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { hours } from '../../contract/durations.ts'
import { claimMilestone, isFuture, milestoneReachedAt } from '../db/milestones.ts'
import type { Deps } from '../deps.ts'

/** One that takes longer has ended without saying so, and another process may try. */
const longestMs = hours(1)

const [begun, made] = ['nightly backup begun', 'nightly backup made']

type NightlyDeps = Pick<Deps, 'db' | 'clock' | 'config'>
type Run = (signal: AbortSignal) => Promise<void>

/**
 * Backs the shop up once a night, whichever process comes first. A process of its own does it, so that no request waits.
 * To be called again and again; a backup that failed is tried again after an hour.
 */
export async function backUpNightly(
  { db, clock, config }: NightlyDeps,
  signal: AbortSignal,
  run: Run = runBackupCommand,
): Promise<void> {
  const now = clock()
  const last = await milestoneReachedAt(db, made)
  if (last !== null && last >= lastDue(now, config.backups.hour) && !isFuture(last, now)) return
  if (!(await claimMilestone(db, begun, { now, unlessAfter: new Date(now.getTime() - longestMs) }))) return
  await run(signal)
  // The shop closes, which has ended the command too.
  if (signal.aborted) return
  const ended = clock()
  await claimMilestone(db, made, { now: ended, unlessAfter: ended })
}

/** The latest moment at which a backup was due. */
function lastDue(now: Date, hour: number): Date {
  const due = new Date(now)
  due.setHours(hour, 0, 0, 0)
  if (due > now) due.setDate(due.getDate() - 1)
  return due
}

/**
 * Lets everything else on the machine go first, unless another priority is given, as `nice` counts them.
 *
 * @throws Error with what the command said
 */
export function runBackupCommand(signal: AbortSignal, priority = 10): Promise<void> {
  const command = spawn(process.execPath, ['scripts/backup.ts', '--nightly'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  })
  if (command.pid !== undefined) setPriority(command.pid, priority)
  let said = ''
  command.stderr.setEncoding('utf8').on('data', part => {
    said = (said + part).slice(-2_000)
  })
  return new Promise((resolve, reject) => {
    command.once('error', cause => (signal.aborted ? resolve() : reject(cause)))
    command.once('close', code =>
      code === 0 ? resolve() : reject(new Error(said || `It ended with ${code}`)),
    )
  })
}
