const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** A description in HTML as plain text: paragraphs, breaks and list items become lines. Plain text stays as it is. */
export function htmlToText(html: string): string {
  if (!/<[a-z!/]|&\w+;/i.test(html)) return html.trim()
  // Each pattern ends where the text does at the latest, so that a text full of openings is read once, not once for each.
  const text = html
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/<li\b[^>]*(?:>|$)/gi, '\n• ')
    .replace(/<br\b[^>]*(?:>|$)|<\/(div|li|ul|ol|tr|h[1-6])\s*>/gi, '\n')
    .replace(/<\/p\s*>/gi, '\n\n')
    .replace(/<[a-z!/?][^>]*(?:>|$)/gi, '')
  return (
    decodeEntities(text)
      // A decoded entity must not look like a tag: the shop's texts are plain.
      .replace(/<(?=[a-z!/?])/gi, '< ')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  )
}

const decodeEntities = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
