import { deletedAddress } from '../../contract/accounts/deleted-address.ts'
import { readLines } from './json-lines.ts'
import { readManifest, rowsPath } from './manifest.ts'

type ChangeLine = { thing: string; action: string; subject_id: string }
type UserLine = { id: string; email: string }

/**
 * The ids of accounts that were deleted in one saved shop and are whole in another, older one: restoring the older brings
 * these people back.
 */
export async function erasedSince(
  replaced: string,
  restored: string,
): Promise<{ id: string; email: string }[]> {
  const erased = new Set<string>()
  for await (const { thing, action, subject_id } of rowsOf<ChangeLine>(replaced, 'changes'))
    if (thing === 'customer' && action === 'deleted') erased.add(subject_id)
  const back: { id: string; email: string }[] = []
  for await (const { id, email } of rowsOf<UserLine>(restored, 'users'))
    if (erased.has(id) && email !== deletedAddress(id)) back.push({ id, email })
  return back
}

/** None of a table that a backup of an older version lacks. */
async function* rowsOf<Row>(backup: string, table: string): AsyncGenerator<Row> {
  const { tables } = await readManifest(backup)
  if (!tables.some(({ name }) => name === table)) return
  // What the shop has saved has the columns of its tables.
  for await (const line of readLines(rowsPath(backup, table))) yield JSON.parse(line) as Row
}
