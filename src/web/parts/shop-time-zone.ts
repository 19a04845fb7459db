/**
 * The shop's time zone, which rules its days whatever clock the reader's machine has. The root writes it on the page, so it
 * is known in the browser alone; without a shop's answer it is the reader's own.
 */
export const shopTimeZone = (): string =>
  (typeof document === 'undefined' ? undefined : document.documentElement.dataset.timeZone) ??
  new Intl.DateTimeFormat().resolvedOptions().timeZone
