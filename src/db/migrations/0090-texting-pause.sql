-- Texting is paused, texts count towards a daily limit, and opt-outs that nobody has decided are up for review.

alter table app.texting_stop rename to texting_pause;
alter table organization_texting rename column stopped_at to paused_at;
alter table organization_texting rename column stopped_by to paused_by;
alter table organization_texting rename column stopped_why to pause_reason;
alter table organization_texting rename column most_a_day to daily_limit;
alter table organization_texting rename column own_most_a_day to own_daily_limit;
alter table app.texting_limit rename column most_a_day to daily_limit;
alter table text_batches rename column asked_as to request_hash;
alter table text_messages rename column asked_as to request_hash;
alter table text_messages rename column asked_stop to opt_out_intent;
alter table unknown_texts rename column asked_stop to opt_out_intent;
alter table text_messages rename column counted_on to cap_date;
alter table service_texts rename column counted_on to cap_date;
alter table text_messages rename column may_repeat to allow_duplicate;
alter table text_recipients rename column undecided_since to opt_out_review_since;
alter table app.texting_limit rename constraint texting_limit_most_a_day_check to texting_limit_daily_limit_check;
alter table app.texting_pause rename constraint texting_stop_only_one_check to texting_pause_only_one_check;
alter table app.texting_pause rename constraint texting_stop_pkey to texting_pause_pkey;
alter table organization_texting rename constraint organization_texting_most_a_day_check to organization_texting_daily_limit_check;
alter table organization_texting rename constraint organization_texting_own_most_a_day_check to organization_texting_own_daily_limit_check;
alter table text_messages rename constraint text_messages_asked_stop_check to text_messages_opt_out_intent_check;

grant create on schema app to reinforce_platform;
set local role reinforce_platform;
create or replace function app.texts_left_on(day date)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select coalesce(sum(n.texts), 0)::int from public.organizations o cross join lateral (
    select (select count(*) from public.text_messages m where m.organization_id = o.id and m.cap_date = day and m.message_direction = 'outbound'
              and m.message_status in ('sending', 'sent', 'delivered', 'undelivered', 'unknown', 'received'))
         + (select count(*) from public.service_texts s where s.organization_id = o.id and s.cap_date = day
              and s.state in ('sending', 'sent', 'delivered', 'unknown')) as texts) n
$function$;
reset role;
revoke create on schema app from reinforce_platform;

