import { isDeepStrictEqual } from 'node:util'
import type { Fields } from '../db/schema.ts'

type Both = { before: Fields | null; after: Fields | null }

/**
 * The fields that differ between two states, each as JSON would store it. When one state is null, the other is
 * returned whole. Null when both are equal.
 */
export function changedFields(before: Fields | null, after: Fields | null): Both | null {
  const [old, now] = [asKept(before), asKept(after)]
  if (!old || !now) return old === now ? null : { before: old, after: now }
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  const differ = names.filter(name => !isDeepStrictEqual(old[name], now[name]))
  if (differ.length === 0) return null
  const only = (state: Fields) =>
    Object.fromEntries(differ.flatMap(name => (name in state ? [[name, state[name]]] : [])))
  return { before: only(old), after: only(now) }
}

const asKept = (state: Fields | null): Fields | null => state && JSON.parse(JSON.stringify(state))
