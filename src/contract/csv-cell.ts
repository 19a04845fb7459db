/** The start of a cell that spreadsheets read as a formula, full-width signs included. */
const formulaStart = /^('*)(?=[=+\-@\t\r\n＝＋－＠])/g
/** The same inside a text, where a spreadsheet that splits at other signs would start a new cell. */
const formulaInside = /([;|\t\r\n])('*)(?=[=+\-@＝＋－＠])/g

/** Puts an apostrophe before what looks like a formula, so that no spreadsheet computes the cell. */
export const guardCell = (text: string): string =>
  text.replace(formulaStart, "'$1").replace(formulaInside, "$1'$2")

/** Removes the apostrophes that `guardCell` added, and no others. */
export const unguardCell = (text: string): string =>
  text.replace(formulaStart, dropOne).replace(formulaInside, (_, sign, quotes) => sign + dropOne(quotes))

const dropOne = (quotes: string) => quotes.slice(1)
