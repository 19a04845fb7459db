const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Characters an XML 1.0 document may not contain; a single one makes it unreadable. */
const unknownToXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Escapes text for an element or attribute. */
export const escapeXml = (text: string): string =>
  text.replace(unknownToXml, '').replace(/[&<>"']/g, mark => marks[mark] ?? '')
