/** So many products one wishlist holds. */
export const maxWishlist = 200
