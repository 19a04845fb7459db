/** A row of a table in `docs/threats.md`. */
export type Measure = {
  /** A threat in words, or the number of a requirement. */
  subject: string
  measure: string
  /** It is not met as a whole; the measure says why. */
  isPartly: boolean
  proofs: Proof[]
}

/** A test or another file that shows a measure; without a title the whole file does. */
export type Proof = { path: string; title: string | null }

/** Reads the tables of `docs/threats.md`: what it is about, the measure, and what shows it, several of them on lines. */
export function readMeasures(markdown: string): Measure[] {
  const rows = markdown.split('\n').filter(line => line.startsWith('| ') && line.includes('`'))
  return rows.map(row => {
    const [subject = '', measure = '', shown = ''] = row
      .slice(1, -1)
      .split('|')
      .map(cell => cell.trim())
    const proofs = shown.split('<br>').map(toProof)
    return { subject, measure, isPartly: measure.startsWith('Partly'), proofs }
  })
}

function toProof(text: string): Proof {
  const [, path = text, title = ''] = /^`([^`]+)`:? ?(.*)$/.exec(text.trim()) ?? []
  return { path, title: title || null }
}

/** What is wrong with a proof, as far as files show it; null: nothing. `read` gives a file's text, null without the file. */
export function faultOf({ path, title }: Proof, read: (path: string) => string | null): string | null {
  const text = read(path)
  if (text === null) return `${path} does not exist`
  return title === null || text.includes(title) ? null : `${path} has no "${title}"`
}
