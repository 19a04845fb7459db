/**
 * Tables whose rows no backup holds: who is signed in, links that were mailed, and counted attempts. A session that was
 * ended, or a link that was used, must not come to life again.
 */
export const leftOutTables: ReadonlySet<string> = new Set([
  'sessions',
  'guest_sessions',
  'login_challenges',
  'password_resets',
  'email_confirmations',
  'attempts',
])
