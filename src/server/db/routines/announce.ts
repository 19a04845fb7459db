/** The channel on which every process hears what a commit has changed; PostgreSQL sends equal notices of a transaction once. */
const channel = 'shop_changes'

/** The statement of a trigger's function that tells all processes `notice`, an expression of SQL. */
export const tell = (notice: string) => `perform pg_notify('${channel}', ${notice});`

/** A function that a trigger runs after the change, by its name. */
export const triggerFunction = (name: string, body: string) =>
  `create or replace function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`

/** Sends the notices that its trigger names. */
export const announceFunction = triggerFunction(
  'announce',
  `for nth in 0 .. tg_nargs - 1 loop ${tell('tg_argv[nth]')} end loop;`,
)

/** Triggers that send these notices once for every statement that changes one of the tables. */
export const announceChanges = (tables: readonly string[], ...notices: string[]) =>
  tables.map(
    table => `create or replace trigger announce_change after insert or update or delete or truncate on ${table}
      for each statement execute function announce(${notices.map(notice => `'${notice}'`).join(', ')})`,
  )
