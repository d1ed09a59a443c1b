-- Emails to staff by kind, each with a way to stop it, and a daily digest. No one gets either before choosing it.

alter table emails drop constraint emails_kind_check;
alter table emails add constraint emails_kind_check
  check (kind in ('reset', 'invitation', 'report', 'notice', 'candidate', 'notification', 'digest'));
-- Forgotten with the body: it lets its reader stop such emails.
alter table emails add column unsubscribe_url text check (length(unsubscribe_url) <= 1000);
alter table emails add column html text check (length(html) <= 200000);

create table email_choices (
  organization_id uuid not null references organizations (id),
  user_id uuid not null references reinforce_users (id) on delete cascade,
  -- Kinds that the person wants by email.
  kinds text[] not null default '{}',
  digest text not null default 'off' check (digest in ('off', 'workdays', 'every_day')),
  -- Minutes after midnight. Without a zone, the organization's.
  digest_minutes smallint not null default 480 check (digest_minutes between 0 and 1439),
  time_zone text check (length(time_zone) between 1 and 100),
  -- Whether the digest also comes when there is nothing to report.
  sends_empty boolean not null default false,
  -- The person's own day of the last digest.
  digested_on date,
  primary key (organization_id, user_id)
);
create index email_choices_user on email_choices (user_id);
create index email_choices_digest on email_choices (organization_id) where digest <> 'off';
select app.protect('email_choices');

-- One row for each cause and person. Those of a kind that wait are sent together, in the transaction that queues their email.
create table notification_emails (
  organization_id uuid not null references organizations (id),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references reinforce_users (id) on delete cascade,
  kind text not null check (kind in ('reply', 'decision', 'booking', 'starting', 'handoff', 'request', 'applications')),
  candidate_id uuid,
  -- The event or the interview it is about.
  cause_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'skipped')),
  at timestamptz(3) not null,
  next_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  sent_at timestamptz(3),
  primary key (organization_id, id),
  unique (organization_id, user_id, kind, cause_id, expires_at),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id) on delete cascade
);
create index notification_emails_due on notification_emails (next_at) where state = 'waiting';
create index notification_emails_user on notification_emails (user_id);
create index notification_emails_candidate on notification_emails (organization_id, candidate_id);
create index notification_emails_age on notification_emails (at);
select app.protect('notification_emails');

-- Queued in the transaction of the event. A moment later it is sent if it is still true: someone may answer at once.
create function app.queue_notification_emails() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare due timestamptz;
begin
  if not exists (select from public.email_choices where kinds <> '{}') then return null; end if;
  with kept as (
    insert into public.notification_emails (organization_id, user_id, kind, candidate_id, cause_id, at, next_at, expires_at)
      select distinct on (h.organization_id, h.user_id, k.kind, f.about) h.organization_id, h.user_id, k.kind,
          case when k.kind <> 'applications' then f.about end, f.id, f.at, f.at + interval '2 minutes', f.at + interval '4 hours'
        from added f
        cross join lateral unnest(case f.name
          when 'text.received' then array['reply', 'decision']
          when 'organization.applicationsJumped' then array['applications']
          else array[app.push_kind(f.name)] end) as k (kind)
        join public.email_choices h on h.organization_id = f.organization_id and h.user_id is distinct from f.who and k.kind = any(h.kinds)
        join public.reinforce_users u on u.organization_id = h.organization_id and u.id = h.user_id and u.deactivated_at is null
        left join public.all_candidates c on c.organization_id = f.organization_id and c.id = f.about
        -- Not of the past: what another installation or a demo brings along.
        where k.kind is not null and f.at > now() - interval '1 hour' and (c.id is not null or k.kind = 'applications')
          and not exists (select from public.notification_emails n where n.organization_id = h.organization_id and n.user_id = h.user_id
            and n.kind = k.kind and n.candidate_id = f.about and n.state = 'waiting')
        order by h.organization_id, h.user_id, k.kind, f.about, f.at
      on conflict do nothing
      returning next_at
  )
  select min(next_at) into due from kept;
  if due is not null and app.organization_id() is not null then
    begin
      perform app.enqueue('send-notification-emails', jsonb_build_object('organizationId', app.organization_id()), due);
    exception when others then null;
    end;
  end if;
  return null;
end $$;
create trigger queue_notification_emails after insert on events referencing new table as added
  for each statement execute function app.queue_notification_emails();
