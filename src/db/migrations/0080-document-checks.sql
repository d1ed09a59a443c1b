-- What a look into the bytes of a file found. It belongs to the bytes: a version that is restored keeps its answer.
create table document_checks (
  organization_id uuid not null references organizations (id),
  stored_as text not null,
  state text not null check (state in ('waiting', 'checked', 'held')),
  -- Why it is held, in words.
  reason text,
  -- The virus scanner that looked, if one did.
  scanner text,
  -- Who handed the bytes in: restoring a version makes nobody their owner.
  uploaded_by uuid,
  created_at timestamptz(3) not null default now(),
  checked_at timestamptz(3),
  released_by uuid,
  released_at timestamptz(3),
  release_reason text,
  primary key (organization_id, stored_as)
);
create index document_checks_waiting on document_checks (created_at) where state = 'waiting';
select app.protect('document_checks');

-- What is held, or still waits for the virus scanner, opens for Admins and for whoever handed it in.
create function app.opens_document(state text, released_at timestamptz, uploaded_by uuid) returns boolean language sql stable parallel safe as $$
  select state is null or state = 'checked' or released_at is not null or app.sees_limited()
    or exists (select from public.reinforce_users u where u.auth_user_id = app.user_id() and u.id = uploaded_by)
$$;
