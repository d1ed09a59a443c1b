-- Which of these numbers belong to somebody who refused texts, by any record of these organizations (two arrays of one
-- length) or, with `everywhere`, of any organization: the caller learns of the refusal, not of who said it or where.
create index candidates_refused on all_candidates (phone_key) where text_consent = 'refused';
create function app.refused_numbers(organizations uuid[], phones text[], everywhere boolean)
returns table (organization_id uuid, phone text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select a.o, a.p from (select distinct u.o, u.p from unnest(organizations, phones) u (o, p) where u.p like '+1%') a
  where exists (select from public.all_candidates c
    where c.phone_key = substr(a.p, 3) and c.text_consent = 'refused' and (everywhere or c.organization_id = a.o))
$$;
grant create on schema app to reinforce_platform;
alter function app.refused_numbers owner to reinforce_platform;
revoke create on schema app from reinforce_platform;
revoke execute on function app.refused_numbers from public;
grant execute on function app.refused_numbers to reinforce_tenant, reinforce_platform;
