import { type Kysely, sql } from 'kysely'

type Problem = { code: string; cents?: number; said?: string; text?: string }

/** What commit 0fdeead and earlier ones wrote about a payment, each with the code that takes its place. */
const sentences: [pattern: RegExp, toProblem: (groups: Record<string, string | undefined>) => Problem][] = [
  [
    /The card could not be charged\. The card provider said: (?<said>.*?) The shop goes on trying\./s,
    ({ said }) => ({ code: 'charge_delayed', ...saidBy(said) }),
  ],
  [
    /The refund has not gone through\. The card provider said: (?<said>.*?) The shop goes on trying\./s,
    ({ said }) => ({ code: 'refund_delayed', ...saidBy(said) }),
  ],
  [
    /The authorisation could not be released; it ends by itself within seven days\. The card provider said: (?<said>.*?) The shop goes on trying\./s,
    ({ said }) => ({ code: 'release_delayed', ...saidBy(said) }),
  ],
  [
    /\$(?<dollars>[\d,]+\.\d\d) could not be given back by the card provider\.(?: It said: (?<said>.*?))? Try again, or give it back another way\./s,
    ({ dollars = '0', said }) => ({
      code: 'refund_failed',
      cents: Math.round(Number(dollars.replaceAll(',', '')) * 100),
      ...saidBy(said),
    }),
  ],
  [
    /The authorisation has ended at the card provider, so nothing can be charged any more\. Ask the buyer to pay another way, or cancel the order\./,
    () => ({ code: 'authorisation_ended' }),
  ],
  [
    /Less than the total of the order was charged at the card provider\. Ask the buyer for the rest, or give all of it back, and note how it was settled\./,
    () => ({ code: 'charged_less' }),
  ],
  [
    /The order was cancelled while the shop takes no cards, so its card has not been released, or its money not given back\. Do it at the card provider, or take cards again\./,
    () => ({ code: 'cancelled_without_cards' }),
  ],
  [
    /The buyer disputes this charge at their bank\. Answer at the card provider before its deadline, or the money goes back\./,
    () => ({ code: 'disputed' }),
  ],
  [
    /The dispute about this charge has been decided; the card provider shows who keeps the money\./,
    () => ({ code: 'dispute_closed' }),
  ],
]

const saidBy = (said: string | undefined) => (said === undefined ? {} : { said })

/** One text may hold several sentences; what is none of them is kept as it stands. */
export function problemsIn(text: string): Problem[] {
  const found = sentences
    .flatMap(([pattern, toProblem]) => {
      const match = pattern.exec(text)
      return match
        ? [{ at: match.index, length: match[0].length, problem: toProblem(match.groups ?? {}) }]
        : []
    })
    .toSorted((a, b) => a.at - b.at || b.length - a.length)[0]
  if (!found) return text.trim() ? [{ code: 'other', text: text.trim() }] : []
  const { at, length, problem } = found
  return [...problemsIn(text.slice(0, at)), problem, ...problemsIn(text.slice(at + length))]
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column problems jsonb not null default '[]'`.execute(db)
  const { rows } = await sql<{ id: string; problem: string }>`
    select id, problem from payments where problem <> ''`.execute(db)
  for (const { id, problem } of rows) {
    const problems = JSON.stringify(problemsIn(problem))
    await sql`update payments set problems = ${problems}::jsonb where id = ${id}`.execute(db)
  }
  await sql`alter table payments drop column problem`.execute(db)
}
