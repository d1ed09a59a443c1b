-- The number that an organization's texts leave from; without one they leave from the number of the settings.
alter table organizations add column texting_number text check (texting_number ~ '^\+1[2-9][0-9]{9}$');
create unique index organizations_texting_number on organizations (texting_number) where texting_number is not null;

-- A clinic reads its number and never sets it: whose number a text leaves from is the platform's to say.
create function app.keep_texting_number() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if current_setting('role') = 'reinforce_tenant' then
    raise exception 'an organization does not set its own texting number' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger organizations_texting_number before update of texting_number on organizations
  for each row when (old.texting_number is distinct from new.texting_number) execute function app.keep_texting_number();

-- The number that a simulated phone answers to.
alter table simulated_replies add column to_phone text;
