/** The most products that a wishlist holds. */
export const maxWishlistProducts = 200

/** The most pieces of a cart line that a call can name. A shop's own limit is lower, 20 unless its settings say otherwise. */
export const maxLineQuantity = 1_000
