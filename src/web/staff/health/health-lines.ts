import { days, hours, minutes, seconds } from '../../../contract/durations.ts'
import {
  type ChoreName,
  choreIntervalsMs,
  firstBackupMs,
  lateBackupMs,
  type ShopHealth,
} from '../../../contract/health.ts'

export type HealthState = 'good' | 'look' | 'problem'

/** One thing the owner should know: how it is, and what to do unless it is good. */
export type HealthLine = { name: string; state: HealthState; text: string; advice?: string }

/** What the figures mean, in words. */
export const healthLines = (health: ShopHealth): HealthLine[] => [
  backupLine(health),
  mailLine(health),
  choresLine(health),
  diskLine(health),
  databaseLine(health),
  { name: 'Program', state: 'good', text: programText(health) },
]

function backupLine(health: ShopHealth): HealthLine {
  const { at, newestBackupAt } = health
  const name = 'Backups'
  if (newestBackupAt === null) return { name, ...withoutBackup(health) }
  const age = ageOf(newestBackupAt, at)
  const text = `The newest backup is ${ageText(age)} old.`
  if (age <= lateBackupMs) return { name, state: 'good', text }
  return {
    name,
    state: 'look',
    text,
    advice: health.backsUp
      ? 'There should be one every night. Make one with "npm run backup", and look into the log for why it failed.'
      : 'Backups at night are turned off. Take out the setting BACKUPS=off, or go on making them with "npm run backup".',
  }
}

function withoutBackup({ at, startedAt, isDemo, backsUp }: ShopHealth): Omit<HealthLine, 'name'> {
  if (isDemo && !backsUp)
    return { state: 'good', text: 'A demo is not backed up. A shop for customers is, every night.' }
  if (backsUp && ageOf(startedAt, at) < firstBackupMs)
    return { state: 'good', text: 'The first backup is made in a few minutes.' }
  const loss = 'Without a backup, a broken disk takes every order with it.'
  return {
    state: 'problem',
    text: 'No backup yet.',
    advice: backsUp
      ? `${loss} Make one now with "npm run backup" in the folder of the shop, and look into the log for why none was made.`
      : `${loss} Take out the setting BACKUPS=off, so that one is made every night.`,
  }
}

const slowMailMs = minutes(30)

function mailLine({ at, mail, isDemo }: ShopHealth): HealthLine {
  const name = 'Mail'
  const said = mail.lastError ? ` The mail server said: “${mail.lastError}”` : ''
  const { waiting, refused, givenUp } = mail
  if (givenUp > 0)
    return {
      name,
      state: 'problem',
      text: `${mails(givenUp)} could not be sent and will not be tried again.${said}`,
      advice:
        'Check the settings SMTP_URL and MAIL_FROM with your mail provider, then tell those buyers by phone.',
    }
  if (refused > 0)
    return {
      name,
      state: 'look',
      text: `${mails(refused)} could not be sent yet and will be tried again.${said}`,
      advice: 'If this stays for more than an hour, check the setting SMTP_URL with your mail provider.',
    }
  if (mail.oldestAt !== null && ageOf(mail.oldestAt, at) > slowMailMs)
    return {
      name,
      state: 'problem',
      text: `Mail has been waiting for ${ageText(ageOf(mail.oldestAt, at))}.`,
      advice: 'The work in the background has stopped. Restart the shop.',
    }
  if (!mail.isSent && isDemo)
    return { name, state: 'good', text: 'A demo sends no mail. It writes mails to files.' }
  if (!mail.isSent)
    return {
      name,
      state: 'look',
      text: 'Mail is not sent but written to files, since no mail server is set.',
      advice: 'Set SMTP_URL, so that buyers get their order mails and can reset their passwords.',
    }
  return { name, state: 'good', text: waiting > 0 ? `${mails(waiting)} on the way.` : 'All mail is sent.' }
}

const choreTexts: Record<ChoreName, string> = {
  sums: 'Adding up sales',
  expired: 'Deleting what has expired',
  pictures: 'Deleting unused pictures',
}

/** Half an hour more than three turns: a restart or a busy minute is no reason to worry. */
const isLate = ({ at, startedAt }: ShopHealth, { name, doneAt }: ShopHealth['chores'][number]) =>
  Math.min(ageOf(doneAt ?? startedAt, at), ageOf(startedAt, at)) > 3 * choreIntervalsMs[name] + minutes(30)

function choresLine(health: ShopHealth): HealthLine {
  const name = 'Work in the background'
  const failed = health.chores.find(({ failedAt }) => failedAt !== null)
  if (failed?.failedAt)
    return {
      name,
      state: 'problem',
      text: `${choreTexts[failed.name]} failed ${ageText(ageOf(failed.failedAt, health.at))} ago.`,
      advice: 'It is tried again by itself. If it goes on failing, look for “Housekeeping” in the log.',
    }
  const late = health.chores.find(chore => isLate(health, chore))
  if (late)
    return {
      name,
      state: 'problem',
      text: `${choreTexts[late.name]} is late: ${late.doneAt === null ? 'it was never done' : `last done ${ageText(ageOf(late.doneAt, health.at))} ago`}.`,
      advice: 'Restart the shop. If it is late again, look for “Housekeeping” in the log.',
    }
  return { name, state: 'good', text: 'Everything is done on time.' }
}

const gigabyte = 1024 ** 3

function diskLine({ disk }: ShopHealth): HealthLine {
  const name = 'Disk'
  if (disk === null)
    return {
      name,
      state: 'look',
      text: 'This system does not tell how much room is left.',
      advice: 'Look yourself from time to time.',
    }
  const text = `${sizeText(disk.freeBytes)} of ${sizeText(disk.totalBytes)} free.`
  const advice =
    'When the disk is full, the shop takes no orders. Delete what is not needed or rent a larger disk.'
  if (disk.freeBytes < gigabyte / 2 || disk.freeBytes < disk.totalBytes / 50)
    return { name, state: 'problem', text, advice }
  if (disk.freeBytes < 2 * gigabyte || disk.freeBytes < disk.totalBytes / 10)
    return { name, state: 'look', text, advice }
  return { name, state: 'good', text }
}

function databaseLine({ database: { kind, bytes } }: ShopHealth): HealthLine {
  const where = kind === 'embedded' ? 'embedded in the shop' : 'on a PostgreSQL server'
  return { name: 'Database', state: 'good', text: `${sizeText(bytes)}, ${where}.` }
}

const programText = ({ at, version, startedAt, processes }: ShopHealth) =>
  `Version ${version}, running for ${ageText(ageOf(startedAt, at))} in ${processes === 1 ? 'one process' : `${processes} processes`}.`

const mails = (count: number) => (count === 1 ? 'One mail' : `${count} mails`)

const ageOf = (then: string, now: string): number => Math.max(0, Date.parse(now) - Date.parse(then))

const units = [
  ['day', days(1)],
  ['hour', hours(1)],
  ['minute', minutes(1)],
  ['second', seconds(1)],
] as const

/** "3 days", "1 hour": the largest unit of which there are two, or one of the smallest. */
export function ageText(ms: number): string {
  const [unit, length] = units.find(([, size]) => ms >= 2 * size) ?? ['second', seconds(1)]
  const count = Math.floor(ms / length)
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** "1.5 GB", "45 MB". */
export function sizeText(bytes: number): string {
  const isLarge = bytes >= gigabyte
  const value = bytes / (isLarge ? gigabyte : 1024 ** 2)
  return `${isLarge && value < 10 ? Math.round(value * 10) / 10 : Math.round(value)} ${isLarge ? 'GB' : 'MB'}`
}
