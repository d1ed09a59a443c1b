-- Texts from a number that no candidate has: kept with the organization whose number was written to (the platform's where several share
-- it), until a person files them with a candidate or dismisses the number. A number that was filed belongs to that candidate from then on.
create table unknown_texts (
  organization_id uuid not null references organizations (id),
  id uuid not null default gen_random_uuid(),
  phone text not null,
  twilio_phone text,
  body text not null,
  media int not null default 0,
  asked_stop text,
  vendor_id text,
  received_at timestamptz(3) not null,
  candidate_id uuid,
  dismissed_at timestamptz(3),
  settled_by uuid,
  primary key (organization_id, id),
  unique (organization_id, vendor_id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id),
  check (candidate_id is null or dismissed_at is null)
);
create index unknown_texts_open on unknown_texts (organization_id, phone, received_at) where candidate_id is null and dismissed_at is null;
create index unknown_texts_phone on unknown_texts (phone) where candidate_id is not null;
create index unknown_texts_candidate on unknown_texts (organization_id, candidate_id) where candidate_id is not null;
select app.protect('unknown_texts');
