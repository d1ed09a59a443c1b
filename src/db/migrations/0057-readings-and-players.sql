-- What a language model would read in a reply that no rule could read and that waits for a person; nothing is done by it.

-- Whether it is asked. Off unless an Admin switches it on; apart from whether it reads résumés.
create table reply_models (
  organization_id uuid primary key references organizations (id),
  reads boolean not null,
  changed_at timestamptz(3) not null
);
select app.protect('reply_models');

-- One row a reply that handed a sequence to a person, under the revision of its receipt.
create table suggested_readings (
  organization_id uuid not null references organizations (id),
  sequence_id uuid not null,
  rev int not null,
  candidate_id uuid not null,
  state text not null default 'due' check (state in ('due', 'asking', 'told', 'failed')),
  due_at timestamptz(3) not null,
  claimed_at timestamptz(3),
  tries int not null default 0,
  model text,
  -- One of the readings that the sequence named when it was asked; null: none of them.
  reading text check (reading ~ '^[a-z]{1,20}(-[0-9]{1,2})?$'),
  -- The newest of the candidate's texts that it was asked about.
  up_to timestamptz(3),
  primary key (organization_id, sequence_id, rev),
  foreign key (organization_id, sequence_id) references sequences (organization_id, id) on delete cascade,
  check (reading is null or (state = 'told' and up_to is not null))
);
create index suggested_readings_due on suggested_readings (due_at, sequence_id) where state in ('due', 'asking');
create index suggested_readings_candidate on suggested_readings (organization_id, candidate_id);
select app.protect('suggested_readings');

-- Demo only: who answers on a simulated phone (null: whoever is signed in), and the text that was answered last, each once.
alter table simulated_phones add column role text check (role in ('cooperative', 'slow', 'confused', 'spanish', 'silent')),
  add column played_text_id uuid;
-- Of an answer that is played, the text that it answers.
alter table simulated_replies add column text_id uuid;
