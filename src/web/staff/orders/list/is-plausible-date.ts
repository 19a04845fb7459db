/** Whether a day of a date field, '' for none, is more than a year half typed. */
export const isPlausibleDate = (day: string): boolean => day === '' || day >= '1000'
