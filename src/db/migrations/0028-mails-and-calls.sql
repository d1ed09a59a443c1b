-- Mails and logged calls in a candidate's thread, for people who cannot be texted.

-- A mail that somebody wrote to a candidate leaves as the product's other mails do, in the clinic's name; answers go to who wrote it.
-- It is sent at most once, like a report.
alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check check (kind in ('reset', 'invitation', 'report', 'notice', 'candidate'));
alter table mails add column reply_to text check (length(reply_to) <= 320);
alter table mails add column from_name text check (length(from_name) <= 200);

-- What was written, kept when the mail itself has left; what became of it stands in `mails`. `id` is born in the browser: the same
-- one twice is one mail.
create table candidate_mails (
  id uuid not null,
  organization_id uuid not null references organizations (id),
  candidate_id uuid not null,
  mail_id uuid not null,
  to_address text not null check (length(to_address) <= 320),
  subject text not null check (length(subject) between 1 and 200),
  body text not null check (length(body) between 1 and 5000),
  made_by uuid not null,
  created_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id)
);
create index candidate_mails_candidate on candidate_mails (organization_id, candidate_id, created_at desc);
select app.protect('candidate_mails');

-- A call that somebody made and noted. The product calls nobody.
create table candidate_calls (
  id uuid not null,
  organization_id uuid not null references organizations (id),
  candidate_id uuid not null,
  outcome text not null check (outcome in ('reached', 'voicemail', 'no-answer', 'wrong-number')),
  note text not null check (length(note) <= 1000),
  called_at timestamptz(3) not null,
  made_by uuid not null,
  created_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id)
);
create index candidate_calls_candidate on candidate_calls (organization_id, candidate_id, called_at desc);
select app.protect('candidate_calls');
