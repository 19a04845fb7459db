/** As many orders as the API answers for one print. */
export const maxOrdersPerPrint = 50
