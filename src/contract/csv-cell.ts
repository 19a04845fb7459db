/** What spreadsheets take for the beginning of a formula, wide forms included. */
const formulaStart = /^('*)(?=[=+\-@\t\r\n＝＋－＠])/g
/** The same where a spreadsheet that splits at other signs would begin a new cell in the middle of a text. */
const formulaInside = /([;\t\r\n])('*)(?=[=+\-@＝＋－＠])/g

/** A cell that no spreadsheet computes: before what looks like a formula comes an apostrophe, as people write it. */
export const guardCell = (text: string): string =>
  text.replace(formulaStart, "'$1").replace(formulaInside, "$1'$2")

/** Takes off what `guardCell` put on; other apostrophes stay. */
export const unguardCell = (text: string): string =>
  text.replace(formulaStart, dropOne).replace(formulaInside, (_, sign, quotes) => sign + dropOne(quotes))

const dropOne = (quotes: string) => quotes.slice(1)
