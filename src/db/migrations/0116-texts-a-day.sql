-- Most texts that leave a day: what the platform allows an organization, and what the organization allows itself below that.
alter table organization_texting
  add column most_a_day int check (most_a_day between 1 and 1000000),
  add column own_most_a_day int check (own_most_a_day between 1 and 1000000);

-- One row while the texts of all organizations together are limited. No organization's data: platform staff write it, every guard reads it.
create table app.texting_limit (
  only_one boolean primary key default true check (only_one),
  most_a_day int not null check (most_a_day between 1 and 1000000)
);
grant select on app.texting_limit to reinforce_tenant;
grant select, insert, update, delete on app.texting_limit to reinforce_platform;

-- What a text is counted as: parts of the phone network, as src/features/messaging/rules/segments.ts counts them.
create function app.text_parts(body text) returns int
language plpgsql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
declare
  is_basic constant boolean := body ~ ('^[-@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&''()*+,./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà' || E'\n\r\f' || '^{}\\[~\]|€]*$');
  wide constant text := case when is_basic then '[' || E'\f' || '\^{}\\\[~\]|€]' else '[\U00010000-\U0010FFFF]' end;
  single constant int := case when is_basic then 160 else 70 end;
  a_part constant int := case when is_basic then 153 else 67 end;
  units constant int := length(body) + regexp_count(body, wide);
  parts int := 1;
  filled int := 0;
  unit int;
  sign text;
begin
  if units <= single then return case when units = 0 then 0 else 1 end; end if;
  if units = length(body) then return ceil(units::numeric / a_part); end if;
  foreach sign in array string_to_array(body, null) loop
    unit := case when sign ~ wide then 2 else 1 end;
    if filled + unit > a_part then
      parts := parts + 1;
      filled := 0;
    end if;
    filled := filled + unit;
  end loop;
  return parts;
end $$;

-- The organization's calendar day on which a text left, or came in, and its parts. Set when it is claimed: a text that fails is
-- not counted, because its state says so.
alter table text_messages add column counted_on date, add column parts int;
alter table service_texts add column counted_on date, add column parts int;
update text_messages m set parts = app.text_parts(m.message),
    counted_on = (coalesce(m.sent_at, m.claimed_at, m.created_at) at time zone o.time_zone)::date
  from organizations o where o.id = m.organization_id
    and m.message_status in ('sending', 'sent', 'delivered', 'undelivered', 'unknown', 'received');
update service_texts s set parts = 2, counted_on = (coalesce(s.claimed_at, s.created_at) at time zone o.time_zone)::date
  from organizations o where o.id = s.organization_id and s.state in ('sending', 'sent', 'delivered', 'unknown');
create index text_messages_counted on text_messages (organization_id, counted_on) include (message_direction, parts)
  where counted_on is not null and message_status in ('sending', 'sent', 'delivered', 'undelivered', 'unknown', 'received');
create index service_texts_counted on service_texts (organization_id, counted_on) include (parts)
  where counted_on is not null and state in ('sending', 'sent', 'delivered', 'unknown');

-- How many texts left on this day of each organization. A clinic learns the sum over all of them, which its texts are held by,
-- and of another organization nothing.
create function app.texts_left_on(day date) returns int
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(sum(n.texts), 0)::int from public.organizations o cross join lateral (
    select (select count(*) from public.text_messages m where m.organization_id = o.id and m.counted_on = day and m.message_direction = 'outbound'
              and m.message_status in ('sending', 'sent', 'delivered', 'undelivered', 'unknown', 'received'))
         + (select count(*) from public.service_texts s where s.organization_id = o.id and s.counted_on = day
              and s.state in ('sending', 'sent', 'delivered', 'unknown')) as texts) n
$$;
grant create on schema app to reinforce_platform;
alter function app.texts_left_on owner to reinforce_platform;
revoke create on schema app from reinforce_platform;
revoke execute on function app.texts_left_on from public;
grant execute on function app.texts_left_on to reinforce_tenant, reinforce_platform;
