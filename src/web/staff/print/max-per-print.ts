/** As many orders as the API returns for one print. */
export const maxOrdersPerPrint = 50
