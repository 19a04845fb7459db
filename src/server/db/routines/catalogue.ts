import { announceChanges, tell, triggerFunction } from './announce.ts'

const tellOfProduct = (id: string, change: string) =>
  tell(`'catalogue'`) + tell(`'change ' || ${id} || ' ${change}'`)

/** Triggers on every changed row of a table, and `products` once it is emptied. */
const onRows = (table: string, announce: string) => [
  `create or replace trigger announce_change after insert or update or delete on ${table}
    for each row execute function ${announce}()`,
  `create or replace trigger announce_truncate after truncate on ${table}
    for each statement execute function announce('catalogue', 'products')`,
]

/**
 * What of the catalogue changed: `change <id> <what> <categories>` for a product, `stock <id>` for other quantities,
 * `availability <id>` once it is sold out or back. `listing` is the lists it is in or its address, `links` what goes with it,
 * `hidden` a product that is not listed, `fields` the rest. The other notices are for processes of older versions.
 */
export const catalogueRoutines = [
  triggerFunction(
    'announce_product',
    `declare
      changed text := coalesce(new.id, old.id);
      was_listed boolean := coalesce(old.archived_at is null and old.published_at is not null, false);
      is_listed boolean := coalesce(new.archived_at is null and new.published_at is not null, false);
      is_listing boolean := was_listed <> is_listed or (old.category, old.published_at, old.slug)
        is distinct from (new.category, new.published_at, new.slug);
      mate text;
    begin
      ${tell(`'catalogue'`)}
      ${tell(`'product ' || changed`)}
      if not (was_listed or is_listed) then
        ${tell(`'change ' || changed || ' hidden'`)}
        return null;
      end if;
      ${tell(`concat_ws(' ', 'change', changed, case when is_listing then 'listing' else 'fields' end,
        case when was_listed then old.category end,
        case when is_listed and (not was_listed or new.category <> old.category) then new.category end)`)}
      if is_listing then
        for mate in select case when product_id = changed then linked_id else product_id end from product_links
          where changed in (product_id, linked_id)
        loop ${tell(`'change ' || mate || ' links'`)} end loop;
      end if;
    end;`,
  ),
  ...onRows('products', 'announce_product'),
  triggerFunction('announce_old_slug', tellOfProduct('coalesce(new.product_id, old.product_id)', 'listing')),
  ...onRows('old_slugs', 'announce_old_slug'),
  triggerFunction(
    'announce_link',
    tellOfProduct('coalesce(new.product_id, old.product_id)', 'links') +
      tellOfProduct('coalesce(new.linked_id, old.linked_id)', 'links'),
  ),
  ...onRows('product_links', 'announce_link'),
  ...announceChanges(
    ['size_charts', 'size_chart_categories', 'size_chart_products'],
    'catalogue',
    'size charts',
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
