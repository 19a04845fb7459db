const names = new Intl.DisplayNames('en', { type: 'currency' })

/** "PKR · Pakistani Rupee". */
export const currencyName = (code: string): string => `${code} · ${names.of(code) ?? code}`
