/** As many orders as the API returns for one print. */
export const maxOrdersPerPrint = 50

/** As many products as labels are printed for at once: each is read by a call of its own. */
export const maxProductsPerPrint = 50
