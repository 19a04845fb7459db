/** Where a browser gets its token against cross-site requests, as a cookie that only the shop's pages can read. */
export const csrfTokenPath = '/api/csrf-token'
