-- Few among many are found through an index of every three letters in a row, and those of one status by score in the order of an index
-- (decision 0030).

-- Each three bytes in a row as a number, and the organization as a negative one. Another organization may have the same number: whoever
-- finds by them compares the organization and the words, too.
create function app.search_grams(organization uuid, words text) returns int[] language plpgsql immutable parallel safe as $$
declare
  bytes bytea := convert_to(words, 'UTF8');
  gram int := 0;
  grams int[] := '{}';
begin
  for n in 0 .. length(bytes) - 1 loop
    gram := ((gram << 8) | get_byte(bytes, n)) & 16777215;
    if n > 1 then grams[n - 1] := gram; end if;
  end loop;
  return case when organization is null then grams else grams || (uuid_hash(organization) | (1 << 31)) end;
end $$;

-- Called immutable so that it is answered when a statement is planned, which is done anew for each role (plans remember whose row level
-- security they carry): what is left without a condition of its own may be found through any index.
create function app.acts_as_platform() returns boolean language sql immutable parallel safe as $$ select current_user = 'reinforce_platform' $$;

-- What a candidate is searched by, apart from the rest, so that a change of status writes none of it.
create table candidate_words (
  organization_id uuid not null,
  candidate_id uuid not null,
  words text not null,
  primary key (organization_id, candidate_id)
);
select app.protect('candidate_words');
revoke insert, update, delete on candidate_words from reinforce_tenant;
alter policy platform on candidate_words using (app.acts_as_platform()) with check (app.acts_as_platform());

-- No foreign key: the triggers follow the candidates by themselves, and an import stays cheap.
create function app.keep_words() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into public.candidate_words (organization_id, candidate_id, words) select organization_id, id, search_words from added;
  elsif tg_op = 'UPDATE' then
    update public.candidate_words w set words = new.search_words where w.organization_id = new.organization_id and w.candidate_id = new.id;
  else
    delete from public.candidate_words w using gone g where w.organization_id = g.organization_id and w.candidate_id = g.id;
  end if;
  return null;
end $$;

create function app.newest_words(organization uuid, n int) returns text[] language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$
begin
  if organization is null then return array(select c.search_words from public.all_candidates c order by c.newest_at desc, c.id desc limit n); end if;
  return array(select c.search_words from public.all_candidates c where c.organization_id = organization order by c.newest_at desc, c.id desc limit n);
end $$;

-- Those whom one of the patterns fits, of one organization or of all. Null where they are quicker found along the newest: in a small
-- clinic, by a word that five of the newest hundred or `common` of the newest thousand have, by fewer than three letters; and when there are more than `most`. The
-- literals are what the patterns hold, each without its signs.
create function app.find_words(organization uuid, literals text[], patterns text[], common int, most int) returns uuid[]
language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$
declare
  few text[] := app.newest_words(organization, 100);
  newest text[];
  grams int[];
  more uuid[];
  found uuid[] := '{}';
begin
  if exists (select from unnest(literals) l where length(l) < 3) then return null; end if;
  if cardinality(few) < 100 or (select count(*) from unnest(few) w where w like any (patterns)) >= 5 then return null; end if;
  newest := app.newest_words(organization, 1000);
  if cardinality(newest) < 1000 or (select count(*) from unnest(newest) w where w like any (patterns)) >= common then return null; end if;
  for n in 1 .. cardinality(literals) loop
    -- Long lists of what everybody has are read in vain: the rarest three pieces are enough.
    select array_agg(g) into grams from (
      select substr(literals[n], i, 3) as piece from generate_series(1, least(length(literals[n]) - 2, 12)) i
      order by (select count(*) from unnest(few) w where strpos(w, substr(literals[n], i, 3)) > 0), i limit 3) p,
      unnest(app.search_grams(null, piece)) g;
    if organization is not null then grams := grams || app.search_grams(organization, ''); end if;
    more := array(select w.candidate_id from public.candidate_words w
      where app.search_grams(w.organization_id, w.words) @> grams and w.words like patterns[n]
        and (organization is null or w.organization_id = organization)
      limit most + 1);
    found := found || more;
    if cardinality(found) > most then return null; end if;
  end loop;
  return case when cardinality(literals) = 1 then found else array(select distinct f from unnest(found) f) end;
end $$;

-- The caller's own organization, whatever is asked.
create function app.find_words_here(literals text[], patterns text[], common int, most int) returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if app.organization_id() is null then return '{}'; end if;
  return app.find_words(app.organization_id(), literals, patterns, common, most);
end $$;
revoke execute on function app.newest_words, app.find_words, app.find_words_here from public;
grant execute on function app.newest_words, app.find_words to reinforce_platform;
grant execute on function app.find_words_here to reinforce_tenant, reinforce_platform;

grant create on schema app to reinforce_platform;
alter function app.keep_words owner to reinforce_platform;
alter function app.find_words_here owner to reinforce_platform;
revoke create on schema app from reinforce_platform;

create trigger words_added after insert on all_candidates referencing new table as added
  for each statement execute function app.keep_words();
create trigger words_changed after update on all_candidates for each row
  when (old.search_words is distinct from new.search_words) execute function app.keep_words();
create trigger words_gone after delete on all_candidates referencing old table as gone
  for each statement execute function app.keep_words();

-- Who is here already. Row level security hides them from whoever owns the tables.
set local role reinforce_platform;
insert into candidate_words (organization_id, candidate_id, words) select organization_id, id, search_words from all_candidates;
reset role;
create index candidate_words_grams on candidate_words using gin (app.search_grams(organization_id, words));

create index candidates_status_fit on all_candidates (organization_id, status_key, fit_sort desc, newest_at desc, id desc) include (position);
create index candidates_status_fit_all on all_candidates (status_key, fit_sort desc, newest_at desc, id desc) include (position);
-- Among all organizations so many certified RBTs come before the first BCBA that the position must lead, too.
create index candidates_status_position_fit_all on all_candidates (status_key, position, fit_sort desc, newest_at desc, id desc);
