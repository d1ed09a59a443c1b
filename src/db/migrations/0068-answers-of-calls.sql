-- What a call that makes something was answered with, for a day: whoever lost the connection while it was being saved sends it again
-- with the same key and gets the first answer, instead of making it twice. `key` and `call` are keyed hashes, `answer` is sealed: both
-- open only with the key of the caller, which is not stored.
create table call_answers (
  organization_id uuid not null references organizations (id) on delete cascade,
  caller text not null,
  key text not null,
  call bytea not null,
  answer bytea,
  at timestamptz(3) not null default now(),
  primary key (organization_id, caller, key)
);
create index call_answers_at on call_answers (at);
select app.protect('call_answers');
