/** Looking up a zone's rules takes longer than using them, and a page has many dates. */
export function keptFormat(options: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  let kept: { timeZone: string; format: Intl.DateTimeFormat } | undefined
  return timeZone => {
    if (kept?.timeZone !== timeZone)
      kept = { timeZone, format: new Intl.DateTimeFormat('en-GB', { ...options, timeZone }) }
    return kept.format
  }
}
