-- A link to the page that explains a candidate's score to them. Only the hash is kept.
create table candidate_explanations (
  id uuid not null,
  organization_id uuid not null references organizations (id),
  candidate_id uuid not null,
  token_hash text not null unique,
  made_by uuid not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id)
);
create index candidate_explanations_candidate on candidate_explanations (organization_id, candidate_id);
select app.protect('candidate_explanations');

-- What a candidate asked for there: a correction, or that a person looks. An answer is due within 30 days (Colorado SB 26-189; the
-- same clock for everybody). `id` is born in the browser: the same one twice is one request.
create table explanation_requests (
  id uuid not null,
  organization_id uuid not null references organizations (id),
  candidate_id uuid not null,
  kind text not null check (kind in ('correction', 'person')),
  words text not null check (length(words) <= 2000),
  asked_at timestamptz(3) not null,
  due_on date not null,
  answer text check (length(answer) between 1 and 2000),
  answered_by uuid,
  answered_at timestamptz(3),
  primary key (organization_id, id),
  foreign key (organization_id, candidate_id) references all_candidates (organization_id, id),
  check ((answer is null) = (answered_at is null))
);
create index explanation_requests_candidate on explanation_requests (organization_id, candidate_id, asked_at desc);
create index explanation_requests_open on explanation_requests (organization_id, due_on) where answered_at is null;
select app.protect('explanation_requests');
