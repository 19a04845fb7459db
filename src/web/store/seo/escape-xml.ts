const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Everything but the characters that an XML 1.0 document may hold; one other makes all of it unreadable. */
const unknownToXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Any text as the content of an element or attribute. */
export const escapeXml = (text: string): string =>
  text.replace(unknownToXml, '').replace(/[&<>"']/g, mark => marks[mark] ?? '')
