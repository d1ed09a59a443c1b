-- Invoices and reports belong to whoever holds their customer id. A clinic does not give itself one, not even in SQL of its own.
create function app.keep_customer() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if current_user = 'reinforce_tenant' and new.stripe_customer_id is distinct from (case when tg_op = 'UPDATE' then old.stripe_customer_id end) then
    raise exception 'only the platform says whose invoices an organization sees' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger keep_customer before insert or update of stripe_customer_id on organizations
  for each row execute function app.keep_customer();
