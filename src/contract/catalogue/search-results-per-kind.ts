/** The staff's search over everything finds so many orders, products and customers at most. */
export const searchResultsPerKind = 5
