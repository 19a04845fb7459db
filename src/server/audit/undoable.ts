import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { UndoResult } from '../../contract/catalogue/staff-catalogue.ts'
import type { ChangeAction, ChangeSubject } from '../../contract/changes/change-words.ts'
import { ShopError } from '../../contract/errors.ts'
import type { Fields, Tx } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { lockUndoable, markUndone, type RecordedChange } from './lock-undoable.ts'
import { recordChanges } from './record-change.ts'

/** In which transaction something is undone, and by whom. */
export type UndoScope = { tx: Tx; deps: Pick<Deps, 'clock' | 'newId'>; userId: string }

/** What a change is about, as it is now and as it was before; null where it was not there. */
export type Undo<State> = { change: RecordedChange; current: State | null; restored: State | null }

/** What can be undone has an action for that. */
type UndoableSubject = {
  [Subject in ChangeSubject]: 'undone' extends ChangeAction<Subject> ? Subject : never
}[ChangeSubject]

type Undoable<Scope extends UndoScope, State extends object> = {
  /** What a change is about as it is now, in the form in which changes record it. */
  read: (scope: Scope, change: RecordedChange) => Promise<State | null>
  /** What was recorded of it, without what is gone by now. */
  recall: (scope: Scope, recorded: Fields) => Promise<Partial<State>>
  /** Makes it what it was. Answers how much of it cannot come back, and how many of its pictures are deleted. */
  write: (scope: Scope, undos: readonly Undo<State>[]) => Promise<{ left?: number; purged?: number }>
  /** What of a state has to be as the change left it; all of it by default. */
  same?: (state: State) => object
  /** Its name, where the change's own is not the one to record. */
  nameOf?: (state: State, change: RecordedChange) => string
  /** Why nothing is undone where it is no longer as the change left it. */
  refusal: (change: RecordedChange) => string
}

/** How one kind of change is undone. `read` is asked again afterwards, for the record of changes. */
export type UndoChanges<Scope extends UndoScope> = (
  scope: Scope,
  changes: readonly RecordedChange[],
) => Promise<{ left?: number; purged?: number }>

/**
 * Undoes changes of one kind of record, all or none: what a change added is deleted, what it deleted comes back, and what it
 * changed becomes as it was.
 */
export const undoable =
  <Scope extends UndoScope, State extends object>(
    subjectType: UndoableSubject,
    { read, recall, write, same, nameOf, refusal }: Undoable<Scope, State>,
  ): UndoChanges<Scope> =>
  async (scope, changes) => {
    const undos: Undo<State>[] = []
    for (const change of changes) {
      const current = await read(scope, change)
      const after = change.after && (await recall(scope, change.after))
      if (!isUnchangedSince(current, after, same)) throw cannotUndo(refusal(change))
      const before = change.before && (await recall(scope, change.before))
      // A change of something records its fields; what it did not touch stays.
      undos.push({ change, current, restored: before && ({ ...current, ...before } as State) })
    }
    const result = await write(scope, undos)
    const by = { userId: scope.userId, batchId: scope.deps.newId(), subjectType, action: 'undone' } as const
    const records: Parameters<typeof recordChanges>[2][number][] = []
    for (const { change, current } of undos) {
      const [{ subjectId }, now] = [change, await read(scope, change)]
      const named = now ?? current
      const subject = (named && nameOf?.(named, change)) ?? change.subject
      records.push({
        ...by,
        subjectId,
        subject,
        before: current as Fields | null,
        after: now as Fields | null,
      })
    }
    await recordChanges(scope.tx, scope.deps, records)
    return result
  }

/**
 * Undoes one action of the staff, by its batch, in the way that fits its changes.
 * @throws not_found for an unknown batch
 * @throws cannot_undo when it has been undone, or what it changed was changed again since
 */
export async function undoBatch<Scope extends UndoScope>(
  scope: Scope,
  batchId: string,
  subjectType: UndoableSubject,
  wayOf: (change: RecordedChange) => UndoChanges<Scope>,
): Promise<UndoResult> {
  const changes = await lockUndoable(scope.tx, batchId, subjectType)
  if (!changes) throw new ShopError('not_found', 'There is no such change.')
  const [first] = changes
  if (!first) throw new ShopError('cannot_undo', 'This has already been undone.')
  const { left = 0, purged = 0 } = await wayOf(first)(scope, changes)
  await markUndone(
    scope.tx,
    scope.deps,
    changes.map(({ id }) => id),
  )
  return { undone: 1, left, purged }
}

/** The order of a whole list, each entry with the name that it had. */
type Order<Entry> = { order: Entry[] }

/** Undoes a change of an order, while these are all entries of the list in the order that the change gave them. */
export const undoableOrder = <Scope extends UndoScope, Entry extends object>(
  subjectType: UndoableSubject,
  {
    record,
    read,
    write,
    keyOf,
    refusal,
  }: {
    record: z.ZodType<Order<Entry>>
    read: (scope: Scope, change: RecordedChange) => Promise<Entry[]>
    write: (scope: Scope, keys: string[]) => Promise<unknown>
    keyOf: (entry: Entry) => string
    refusal: string
  },
): UndoChanges<Scope> =>
  undoable<Scope, Order<Entry>>(subjectType, {
    read: async (scope, change) => ({ order: await read(scope, change) }),
    recall: async (_, recorded) => readRecorded(record, recorded),
    write: async (scope, undos) => {
      for (const { restored } of undos) await write(scope, restored?.order.map(keyOf) ?? [])
      return {}
    },
    same: ({ order }) => order.map(keyOf),
    refusal: () => refusal,
  })

/** Whether the fields that a change touched are still as it left them; null stands for what is not there. */
function isUnchangedSince<State extends object>(
  current: State | null,
  after: Partial<State> | null,
  same: (state: State) => object = state => state,
): boolean {
  if (current === null || after === null) return current === after
  return isDeepStrictEqual(same({ ...current, ...after }), same(current))
}

export const cannotUndo = (reason: string) => new ShopError('cannot_undo', `This cannot be undone: ${reason}`)

/** The version of what comes back: far above what versions count up to, so that no form still open holds it. */
export const versionNoFormHolds = (now: Date) => Math.floor(now.getTime() / 60_000)

/**
 * What a change recorded, in the form that it can be undone from.
 * @throws cannot_undo for one that was recorded in an older form
 */
export function readRecorded<Record>(schema: z.ZodType<Record>, recorded: Fields | null): Record {
  const read = schema.safeParse(recorded)
  if (read.success) return read.data
  throw new ShopError('cannot_undo', 'This change is from before such changes could be undone.')
}
