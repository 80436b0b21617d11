-- Chosen attributes keep the order of the product's attributes, which line keys are made of; jsonb forgets it.
alter table cart_line alter column attributes drop default;
alter table cart_line alter column attributes type json using attributes::json;
alter table cart_line alter column attributes set default '{}';

alter table wishlist_entry alter column attributes drop default;
alter table wishlist_entry alter column attributes type json using attributes::json;
alter table wishlist_entry alter column attributes set default '{}';

alter table order_line alter column attributes drop default;
alter table order_line alter column attributes type json using attributes::json;
alter table order_line alter column attributes set default '{}';
