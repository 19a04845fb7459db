import { existsSync } from 'node:fs'
import { importsOf, read } from './source-tree.ts'

const shared = /^(test|test-support)\/.+\.tsx?$/
const known = new Map<string, boolean>()

/** Whether a test, or what it imports of what tests share, is given the database of its project. */
export function opensDatabase(path: string): boolean {
  const answer = known.get(path)
  if (answer !== undefined) return answer
  // Until it is known better: files may import each other in a circle.
  known.set(path, false)
  const imported = importsOf(path).filter(({ to }) => shared.test(to) && existsSync(to))
  const opens = read(path).includes("inject('database')") || imported.some(({ to }) => opensDatabase(to))
  known.set(path, opens)
  return opens
}
