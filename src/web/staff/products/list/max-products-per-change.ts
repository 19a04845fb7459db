/** As many products as the API changes in one call. */
export const maxProductsPerChange = 500
