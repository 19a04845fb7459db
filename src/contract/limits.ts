/** So many products one wishlist holds. */
export const maxWishlistProducts = 200

export const maxLineQuantity = 1_000

/** `low`: a shelf has at most this many pieces, and the product is not sold out. */
export const lowStockThreshold = 3
