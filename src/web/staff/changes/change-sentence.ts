import { changeWords } from '../../../contract/changes/change-words.ts'
import type { Change } from '../../../contract/staff.ts'

type What = Pick<Change, 'thing' | 'action'>

/** The words before and after the subject. An action that is not known any more is shown as it was recorded. */
export function changeSentence({ thing, action }: What): { before: string; after: string } {
  const { name, actions } = changeWords[thing]
  const known = Object.hasOwn(actions, action) ? actions[action] : undefined
  const [before = '', after = ''] = (known ?? `${action} ${name} …`).split('…')
  return { before, after }
}

/** The whole sentence as text. */
export function changeText(change: What & Pick<Change, 'subject'>): string {
  const { before, after } = changeSentence(change)
  return `${before}${change.subject}${after}`
}
