import { tell, triggerFunction } from './announce.ts'

/** Which session ended or will end sooner, and whose account, codes or duty to have codes changed. */
export const accountRoutines = [
  triggerFunction('announce_session', tell(`'session ' || old.token_hash`)),
  `create or replace trigger announce_end after delete on sessions for each row execute function announce_session()`,
  `create or replace trigger announce_earlier_end after update on sessions
    for each row when (new.expires_at < old.expires_at) execute function announce_session()`,
  triggerFunction('announce_account', tell(`'account ' || old.id`)),
  `create or replace trigger announce_change after update on users
    for each row when (old is distinct from new) execute function announce_account()`,
  triggerFunction('announce_second_factor', tell(`'account ' || coalesce(new.user_id, old.user_id)`)),
  `create or replace trigger announce_change after insert or update of since or delete on second_factors
    for each row execute function announce_second_factor()`,
  triggerFunction(
    'announce_switch',
    `perform pg_notify('shop_changes', 'account ' || id) from users where user_type = 'admin';`,
  ),
  `create or replace trigger announce_change after insert or delete on switches
    for each statement execute function announce_switch()`,
]
