import { findCity } from '../../../contract/delivery/cities.ts'

/** What a chat seems to say about its buyer; for a person to correct. */
export type ChatParts = Partial<
  Record<'fullName' | 'phone' | 'address' | 'landmark' | 'city' | 'email' | 'note', string>
>

/** An order stands in a few lines: of a longer chat the end counts, where people write their address. */
const mostRead = 8_000
const mostLines = 60
const mostLength = { fullName: 120, phone: 32, address: 300, landmark: 100, city: 100, email: 254, note: 300 }

/** What WhatsApp puts before each message that is copied: "[24/11/26, 10:15] Amna: " or "24/11/2026, 10:15 pm - Amna: ". */
const stamp =
  /^\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? {1,2}\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]m)?\]?(?: -)? ([^:]{1,60}): /iu
const emailPattern = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,3}/u
/** At least ten digits, as people write them in groups. */
const phonePattern = /(?:\+|00)?\(?\d[\d ()-]{8,18}\d/u

/** The words that people put before a part, as "Name: Amna". */
const labels: readonly [keyof ChatParts, readonly string[]][] = [
  ['fullName', ['name', 'full name', 'naam', 'customer', 'receiver', 'to']],
  [
    'phone',
    ['phone', 'mobile', 'cell', 'contact', 'number', 'phone number', 'contact number', 'mobile number'],
  ],
  ['phone', ['ph', 'tel', 'whatsapp', 'no', 'cell no', 'mobile no', 'contact no', 'phone no']],
  ['address', ['address', 'full address', 'complete address', 'pata', 'delivery address', 'ship to', 'add']],
  ['landmark', ['landmark', 'near', 'nearest landmark', 'nearby']],
  ['city', ['city', 'sheher', 'shehar', 'town']],
  ['email', ['email', 'e-mail', 'mail']],
  ['note', ['note', 'notes', 'remarks', 'instructions']],
]
const partOf = new Map(labels.flatMap(([part, words]) => words.map(word => [word, part] as const)))

/** Words that a line of an address has. */
const addressWords = new Set(
  'house flat apartment apt street st road rd block sector phase plot gali mohalla colony town floor shop building lane scheme society bungalow villa h# p.o village chowk bazar bazaar cantt'.split(
    ' ',
  ),
)
/** Words that no name has. */
const chatWords = new Set(
  'salam assalam aoa hi hello hey please plz pls want need order size kindly send thanks thank you ok okay yes no is the available price cod delivery how much color colour piece pcs suit kurta shirt dress deliver confirm yeh ye mujhe chahiye hai karna kar dein bhej wala walaikum alaikum walikum dear sister'.split(
    ' ',
  ),
)

/** Reads name, phone, address, city and e-mail out of a chat. What is in doubt is left out. */
export function splitChat(text: string): ChatParts {
  const parts: ChatParts = {}
  const free = linesOf(text)
    .slice(-mostLines)
    .filter(line => !takeLabelled(line, parts))
  const others = free.filter(line => !takePhoneOrEmail(line, parts))
  takeAddress(others, parts)
  parts.fullName ??= others.find(line => isName(line, parts))
  takeCity([...(parts.address ? [parts.address] : []), ...others], parts)
  return trimmed(parts)
}

const linesOf = (text: string): string[] =>
  text
    .trim()
    .slice(-mostRead)
    .split(/\r?\n/)
    .map(line => line.replace(stamp, '').trim())
    .filter(Boolean)

/** Says that only the end of a long chat is read; null where all of it is. */
export const readOfChat = (text: string): string | null =>
  text.trim().length > mostRead || linesOf(text).length > mostLines
    ? `The chat is long: only its last ${mostLines} lines, ${mostRead.toLocaleString('en')} characters at most, were read.`
    : null

/** "City - Lahore": takes the part and says so. */
function takeLabelled(line: string, parts: ChatParts): boolean {
  const [, label = '', value = ''] = /^\*?([\p{L} -]{2,20})\*?\s{0,3}[:=]\s{0,3}(.*)$/u.exec(line) ?? []
  const part = partOf.get(label.trim().toLowerCase())
  if (!part || value.trim() === '') return false
  parts[part] = value.trim()
  return true
}

/** A line that is a number or an e-mail address and nothing else counts as taken. */
function takePhoneOrEmail(line: string, parts: ChatParts): boolean {
  const email = emailPattern.exec(line)?.[0]
  const phone = phonePattern.exec(line)?.[0]
  if (email) parts.email ??= email
  if (phone) parts.phone ??= phone.trim()
  const rest = line.replace(email ?? '', '').replace(phone ?? '', '')
  return rest.replace(/[^\p{L}]/gu, '').length < 3
}

const wordsOf = (line: string) => line.toLowerCase().split(/[\s,:;/.-]+/u)

function takeAddress(lines: readonly string[], parts: ChatParts): void {
  const isAddress = (line: string) => {
    const words = wordsOf(line)
    return words.some(word => addressWords.has(word)) || (/^\D{0,8}\d/u.test(line) && line.includes(','))
  }
  const found = lines.filter(isAddress).map(line => line.replace(phonePattern, '').trim())
  if (found.length > 0) parts.address ??= found.join(', ')
  const near = lines.find(line => /^(?:near|opposite|opp)\s/iu.test(line))
  if (near && !isAddress(near)) parts.landmark ??= near.replace(/^near\s+/iu, '')
}

function takeCity(lines: readonly string[], parts: ChatParts): void {
  if (parts.city) {
    parts.city = findCity(parts.city) ?? parts.city
    return
  }
  // The city stands last, so that a colony with the name of another one does not count.
  for (const line of lines.toReversed()) {
    if (line === parts.fullName) continue
    const pieces = line.split(',').map(piece => piece.trim())
    const city = pieces
      .toReversed()
      .map(piece => findCity(piece))
      .find(each => each !== null)
    if (!city) continue
    parts.city = city
    if (parts.address === line && findCity(pieces.at(-1) ?? '') === city && pieces.length > 1)
      parts.address = pieces.slice(0, -1).join(', ')
    return
  }
}

/** One to four words of letters, none of which is small talk, an address or a city. */
function isName(line: string, { address }: ChatParts): boolean {
  const words = wordsOf(line).filter(Boolean)
  return (
    words.length <= 4 &&
    /^[\p{L}\p{M} .'-]{3,60}$/u.test(line) &&
    !words.some(word => chatWords.has(word) || addressWords.has(word) || word === 'near') &&
    findCity(line) === null &&
    line !== address
  )
}

const trimmed = (parts: ChatParts): ChatParts =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([part, value]) => {
      const text = value?.replaceAll(/\s+/g, ' ').replace(/^[,.\s]+|[,\s]+$/g, '')
      return text ? [[part, text.slice(0, mostLength[part as keyof ChatParts])]] : []
    }),
  )
