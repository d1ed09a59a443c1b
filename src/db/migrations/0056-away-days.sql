-- That an interviewer is away on a day by their organization's calendar: nobody is offered an hour of that day with them.
create table away_days (
  organization_id uuid not null references organizations (id),
  user_id uuid not null,
  day date not null,
  made_by uuid,
  made_at timestamptz(3) not null,
  primary key (organization_id, user_id, day)
);
select app.protect('away_days');

-- When the interviewer said that they hold an interview that a candidate booked. It is said of one hour and one person.
alter table interviews add column interviewer_confirmed_at timestamptz(3);
create function app.interviewer_confirms_anew() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  new.interviewer_confirmed_at := null;
  return new;
end $$;
create trigger confirms_anew before update on interviews for each row
  when (old.interviewer_confirmed_at is not null and (old.interview_date <> new.interview_date or old.interviewer_id is distinct from new.interviewer_id))
  execute function app.interviewer_confirms_anew();
