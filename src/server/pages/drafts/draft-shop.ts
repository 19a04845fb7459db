import { formatMoney } from '../../../contract/money.ts'
import type { Settings } from '../../../contract/settings/settings.ts'

/** What drafts are filled from. */
export type DraftShop = Pick<Settings, 'shop' | 'money' | 'delivery' | 'policies'> & {
  takesCards: boolean
  sendsMail: boolean
}

/** Words of the settings, in which no sign means anything to Markdown. */
export const plain = (text: string): string =>
  text.replace(/([\\`*_[\]<>#|~!])/g, '\\$1').replace(/\s+/g, ' ')

export const amountOf = ({ money }: DraftShop, amount: number): string =>
  plain(formatMoney(amount, money.currency))

/** A place that the owner has to fill before the page can be published. */
export const gap = (words: string): string => `[[${words}]]`

/** The shop's address in one line, or a place to fill it in. */
export const sellerAddress = ({ address }: DraftShop['shop'], words: string): string =>
  address ? plain(address.split('\n').filter(Boolean).join(', ')) : gap(words)

/** Paragraphs, headings and lists below one another; those without a text are left out. */
export const blocks = (...texts: (string | null)[]): string => texts.filter(Boolean).join('\n\n')

export const list = (lines: readonly string[]): string => lines.map(line => `- ${line}`).join('\n')

const aboutReturns = /\b(exchang|return|refund|take.? back|send.? back|money back)/i

/** What the owner has written under 'Policies' about returns and exchange: for product pages, else for the foot of every page. */
export function writtenAboutReturns({ policies }: DraftShop): string[] {
  const those = (lines: string[]) => lines.filter(line => aboutReturns.test(line)).map(plain)
  const terms = those(policies.terms)
  return terms.length > 0 ? terms : those(policies.footer.map(({ text }) => text))
}
