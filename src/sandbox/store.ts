import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Answer } from './stripe-error.ts'
import type { Kind, ObjectOf } from './stripe-objects.ts'

export type Due = { id: number; at: number; action: string; subject: string; attempts: number }
export type KeptAnswer = Answer & { fingerprint: string; createdAt: number }

/** All data of the sandbox in one SQLite file. Every write is on disk before its call is answered. */
export type Store = ReturnType<typeof openStore>

export function openStore(folder: string) {
  mkdirSync(folder, { recursive: true })
  const db = new DatabaseSync(join(folder, 'sandbox.db'))
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000')
  db.exec(tables)
  const statements = prepare(db)
  let depth = 0

  return {
    /** Runs `work` in a transaction. May be nested. */
    atomically<T>(work: () => T): T {
      // Another process may use the same folder, so the outermost transaction takes the lock before it reads.
      const [begin, end, undo] = depth === 0 ? outermost : nested
      db.exec(begin)
      depth += 1
      try {
        const result = work()
        db.exec(end)
        return result
      } catch (cause) {
        db.exec(undo)
        throw cause
      } finally {
        depth -= 1
      }
    },
    ...storeObjects(statements),
    ...storeAnswers(statements),
    ...storeJobs(statements),
    /** A setting that is made once: the first value stays. */
    setting(name: string, make: () => string): string {
      statements.makeSetting.run(name, make())
      return String(statements.setting.get(name)?.value)
    },
    /** Deletes answers after a day and events after thirty days, as Stripe does. */
    forgetOld(now: number) {
      statements.forgetAnswers.run(now - dayMs)
      statements.forgetEvents.run(Math.floor((now - 30 * dayMs) / 1000))
    },
    close() {
      db.close()
    },
  }
}

type Statements = ReturnType<typeof prepare>

/** Stripe's objects, and what the sandbox notes about them. */
const storeObjects = (statements: Statements) => ({
  get<K extends Kind>(kind: K, id: string): ObjectOf<K> | undefined {
    const row = statements.get.get(id, kind)
    return row && JSON.parse(String(row.body))
  },
  put<K extends Kind>(object: ObjectOf<K> & { object: K }): ObjectOf<K> {
    statements.put.run(object.id, object.object, JSON.stringify(object))
    return object
  },
  /** Newest first. */
  *list<K extends Kind>(kind: K): Generator<ObjectOf<K>> {
    for (const row of statements.list.all(kind)) yield JSON.parse(String(row.body))
  },
  /** What the sandbox stores about an object and Stripe does not show, such as whether it was authenticated. */
  note(id: string): Record<string, unknown> {
    const row = statements.note.get(id)
    return row ? JSON.parse(String(row.note)) : {}
  },
  setNote(id: string, note: Record<string, unknown>) {
    statements.setNote.run(JSON.stringify(note), id)
  },
})

/** Answers by idempotency key. */
const storeAnswers = (statements: Statements) => ({
  answerOf(key: string): KeptAnswer | undefined {
    const row = statements.answerOf.get(key)
    return (
      row && {
        fingerprint: String(row.fingerprint),
        status: Number(row.status),
        body: JSON.parse(String(row.body)),
        createdAt: Number(row.created_at),
      }
    )
  },
  keepAnswer(key: string, { fingerprint, status, body, createdAt }: KeptAnswer) {
    statements.keepAnswer.run(key, fingerprint, status, JSON.stringify(body), createdAt)
  },
})

/** Work that is due at a time. */
const storeJobs = (statements: Statements) => ({
  /** Schedules `action` for the object `subject` at `at` (milliseconds), or as soon after it as the process runs. */
  schedule(action: string, subject: string, at: number) {
    statements.schedule.run(at, action, subject)
  },
  due(now: number): Due[] {
    return statements.due.all(now) as Due[]
  },
  nextDueAt(after: number): number | null {
    const at = statements.nextDueAt.get(after)?.at
    return typeof at === 'number' ? at : null
  },
  postpone(id: number, at: number) {
    statements.postpone.run(at, id)
  },
  /** False if another process has done it already. */
  done(id: number): boolean {
    return statements.done.run(id).changes > 0
  },
  unschedule(action: string, subject: string) {
    statements.unschedule.run(action, subject)
  },
})

const dayMs = 24 * 60 * 60 * 1000
const outermost = ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'] as const
const nested = ['SAVEPOINT inner', 'RELEASE inner', 'ROLLBACK TO inner; RELEASE inner'] as const

const tables = `
CREATE TABLE IF NOT EXISTS objects (
  seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, body TEXT NOT NULL, note TEXT NOT NULL DEFAULT '{}');
CREATE INDEX IF NOT EXISTS objects_of_kind ON objects (kind, seq);
CREATE TABLE IF NOT EXISTS answers (
  key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL, created_at INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS due (
  id INTEGER PRIMARY KEY, at INTEGER NOT NULL, action TEXT NOT NULL, subject TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0);
CREATE INDEX IF NOT EXISTS due_at ON due (at);
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);`

const prepare = (db: DatabaseSync) => ({
  get: db.prepare('SELECT body FROM objects WHERE id = ? AND kind = ?'),
  put: db.prepare(
    'INSERT INTO objects (id, kind, body) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body',
  ),
  list: db.prepare('SELECT body FROM objects WHERE kind = ? ORDER BY seq DESC'),
  note: db.prepare('SELECT note FROM objects WHERE id = ?'),
  setNote: db.prepare('UPDATE objects SET note = ? WHERE id = ?'),
  answerOf: db.prepare('SELECT * FROM answers WHERE key = ?'),
  keepAnswer: db.prepare('INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?, ?)'),
  schedule: db.prepare('INSERT INTO due (at, action, subject) VALUES (?, ?, ?)'),
  due: db.prepare('SELECT * FROM due WHERE at <= ? ORDER BY at, id'),
  nextDueAt: db.prepare('SELECT min(at) AS at FROM due WHERE at > ?'),
  postpone: db.prepare('UPDATE due SET at = ?, attempts = attempts + 1 WHERE id = ?'),
  done: db.prepare('DELETE FROM due WHERE id = ?'),
  unschedule: db.prepare('DELETE FROM due WHERE action = ? AND subject = ?'),
  forgetAnswers: db.prepare('DELETE FROM answers WHERE created_at < ?'),
  forgetEvents: db.prepare("DELETE FROM objects WHERE kind = 'event' AND body ->> '$.created' < ?"),
  setting: db.prepare('SELECT value FROM settings WHERE name = ?'),
  makeSetting: db.prepare('INSERT OR IGNORE INTO settings VALUES (?, ?)'),
})
