/** False while the year of a date field is only half typed; '' (no date) is fine. */
export const isPlausibleDate = (day: string): boolean => day === '' || day >= '1000'
