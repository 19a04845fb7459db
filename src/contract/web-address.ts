/** Endings that hardly anybody writes after a full stop but in a web address. */
const alone = 'com|net|org|info|biz|edu|gov|io|pk|xyz|online|website|click|icu|app|dev|tk|gq|ru|cn|uk|eu'

/** Endings that are words or names as well: only a slash after them makes a web address. */
const beforeSlash =
  'shop|store|site|link|top|club|live|life|world|page|cc|co|me|ly|gl|gd|to|in|it|is|at|us|ai|tv|ws|fm|gg|ga|cf|ml|de|fr|nl|so|id|be|ca|ch|es|pro|vip|work|space|fun|zip|mov'

const patterns = [
  // A scheme, also one that is spelt to get past a check, as in hxxp.
  /[a-z0-9]:\/\//,
  /(?<![\p{L}\p{N}])www\d?\.[\p{L}\p{N}]/u,
  // One letter alone may be a degree, as in B.Com.
  new RegExp(`[\\p{L}\\p{N}-]{2}\\.(?:${alone}|xn--[a-z0-9-]+)(?![\\p{L}\\p{N}-])`, 'u'),
  new RegExp(`[\\p{L}\\p{N}-]\\.(?:${alone}|${beforeSlash})(?::\\d+)?/`, 'u'),
]

/** Whether mail programs would make a link of something in this text. "Block C-2, Dr.Ziauddin Rd" holds none. */
export function holdsWebAddress(text: string): boolean {
  // As browsers read it: full-width letters and dots, and characters nobody sees.
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
    .toLowerCase()
  return patterns.some(pattern => pattern.test(plain))
}
