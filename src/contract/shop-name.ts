/** What pages and mails call the shop. */
export const shopName = 'Zari'
