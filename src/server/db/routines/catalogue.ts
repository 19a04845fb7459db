import { announceChanges, tell, triggerFunction } from './announce.ts'

/**
 * What of the catalogue changed: `product <id>` for one whose row changed, `stock <id>` for one with other quantities, and
 * `availability <id>` once it is sold out or back. The bare `availability` is for processes of older versions.
 */
export const catalogueRoutines = [
  triggerFunction(
    'announce_product',
    `${tell(`'catalogue'`)}
     ${tell(`case when tg_op = 'TRUNCATE' then 'products' else 'product ' || coalesce(new.id, old.id) end`)}`,
  ),
  `create or replace trigger announce_change after insert or update or delete on products
    for each row execute function announce_product()`,
  `create or replace trigger announce_truncate after truncate on products
    for each statement execute function announce_product()`,
  ...announceChanges(
    ['old_slugs', 'product_links', 'size_charts', 'size_chart_categories', 'size_chart_products'],
    'catalogue',
  ),
  triggerFunction(
    'announce_stock',
    `${tell(`'stock ' || coalesce(new.product_id, old.product_id)`)}
     if (coalesce(old.quantity, 0) > 0) <> (coalesce(new.quantity, 0) > 0) then
       ${tell(`'availability'`)}
       ${tell(`'availability ' || coalesce(new.product_id, old.product_id)`)}
     end if;`,
  ),
  `create or replace trigger announce_change after insert or delete on stock
    for each row execute function announce_stock()`,
  `create or replace trigger announce_update after update on stock
    for each row when (old is distinct from new) execute function announce_stock()`,
  ...announceChanges(['categories', 'old_categories'], 'categories'),
  ...announceChanges(['collections', 'collection_products', 'old_collections'], 'collections'),
]
