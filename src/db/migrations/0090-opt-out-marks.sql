-- Which of these numbers may not be texted by these organizations (two arrays of one length), and since when; `here`: the
-- organization's own ledger says so, otherwise all that is told is that the number opted out of this service's texts. The
-- caller's row level security applies to the ledger. The guard, the rows and the inbox all ask this one function.
create function app.opt_out_marks(organizations uuid[], phones text[])
returns table (organization_id uuid, phone text, at timestamptz, here boolean)
language sql stable as $$
  select a.o, a.p, x.at, x.id is not null
  from (select distinct u.o, u.p from unnest(organizations, phones) u (o, p) where u.p is not null) a
  -- The limit keeps it a look-up of the asked numbers: a join could read the whole ledger of an organization.
  left join lateral (select o.id, o.at from public.opt_outs o
    where o.organization_id = a.o and o.phone = a.p and o.ended_at is null limit 1) x on true
  left join app.opted_out_everywhere(phones) e (p) on e.p = a.p
  where x.id is not null or e.p is not null
$$;
revoke execute on function app.opt_out_marks from public;
grant execute on function app.opt_out_marks to reinforce_tenant, reinforce_platform;

-- The number as a text would be sent to it: without its extension.
create function app.text_number(phone_key text) returns text language sql immutable parallel safe
  return '+1' || phone_key;
