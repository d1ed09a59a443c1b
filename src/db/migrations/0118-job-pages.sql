-- What a clinic shows of itself on the public pages of its jobs: one color, a logo, and photos. The pictures themselves are files.
create table job_pages (
  organization_id uuid primary key references organizations (id),
  accent text check (accent ~ '^#[0-9a-f]{6}$'),
  updated_at timestamptz(3) not null default now()
);
select app.protect('job_pages');

create table job_page_pictures (
  organization_id uuid not null references job_pages (organization_id),
  -- Its public address: it can't be guessed, and a new picture has another one.
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('logo', 'photo')),
  -- What it shows, for people who can't see it. A logo stands beside the name.
  alt text not null check (length(alt) <= 200),
  mime text not null check (mime in ('image/png', 'image/jpeg', 'image/webp')),
  width integer not null check (width between 1 and 6000),
  height integer not null check (height between 1 and 6000),
  bytes integer not null check (bytes > 0),
  stored_as text not null unique,
  created_at timestamptz(3) not null,
  primary key (organization_id, id),
  check (kind = 'logo' or length(alt) > 0)
);
create unique index job_page_pictures_logo on job_page_pictures (organization_id) where kind = 'logo';
create unique index job_page_pictures_id on job_page_pictures (id);
select app.protect('job_page_pictures');
