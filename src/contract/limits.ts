/** The most products that a wishlist holds. */
export const maxWishlistProducts = 200

/** The most pieces that a cart line holds. */
export const maxLineQuantity = 1_000

/** A shelf with at most this many pieces is low on stock. */
export const lowStockThreshold = 3
