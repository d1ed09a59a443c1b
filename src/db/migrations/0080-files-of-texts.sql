-- Pictures and files that came with a text, one row each. The row is written with its text; a job fetches the bytes from the vendor
-- (`url`), looks into them, and keeps them (`stored_as`) or says why not (`reason`). It belongs to one text: of a thread, or of a number
-- that no candidate has, until that number is filed.
create table text_media (
  organization_id uuid not null references organizations (id),
  id uuid not null default gen_random_uuid(),
  message_id uuid,
  unknown_text_id uuid,
  position int not null check (position between 0 and 99),
  url text not null check (length(url) <= 2000),
  declared_type text not null default '' check (length(declared_type) <= 200),
  state text not null default 'waiting' check (state in ('waiting', 'fetching', 'kept', 'failed')),
  tries int not null default 0,
  next_at timestamptz(3) not null,
  claimed_at timestamptz(3),
  reason text,
  name text,
  mime text,
  size bigint,
  stored_as text,
  document_id uuid,
  filed_by uuid,
  created_at timestamptz(3) not null,
  primary key (organization_id, id),
  check (num_nonnulls(message_id, unknown_text_id) = 1),
  check ((state = 'kept') = (stored_as is not null)),
  foreign key (organization_id, message_id) references text_messages (organization_id, id) on delete cascade,
  foreign key (organization_id, unknown_text_id) references unknown_texts (organization_id, id) on update cascade on delete cascade,
  foreign key (organization_id, document_id) references document_files (organization_id, id) on delete set null (document_id)
);
create index text_media_message on text_media (organization_id, message_id, position) where message_id is not null;
create index text_media_unknown on text_media (organization_id, unknown_text_id, position) where unknown_text_id is not null;
create index text_media_document on text_media (organization_id, document_id) where document_id is not null;
create index text_media_due on text_media (next_at) where state in ('waiting', 'fetching');
create index text_media_bytes on text_media (stored_as) where stored_as is not null;
select app.protect('text_media');
