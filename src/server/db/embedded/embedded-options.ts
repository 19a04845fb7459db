import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** How every embedded database is opened. */
export const embeddedOptions = {
  extensions: { pg_trgm },
  // A quarter of PGlite's own: memory that is never given back, while the system caches the files anyway.
  startParams: [
    ...PGlite.defaultStartParams,
    '-c',
    'shared_buffers=32MB',
    // The archive of an empty database names it otherwise.
    '-c',
    'timezone=UTC',
    '-c',
    'log_timezone=UTC',
  ],
  // Hides PostgreSQL's notices ("extension already exists") from the shop's log.
  debug: 0,
} satisfies PGliteOptions

/** Pages are in memory or the system's cache, so random reads cost little more than sequential ones. */
export const tune = (pglite: PGlite) => pglite.exec('set random_page_cost = 1.1')
