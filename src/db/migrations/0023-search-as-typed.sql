-- People are found however their names are typed: accents, apostrophes, hyphens and white space are folded, in the stored text as in
-- what is looked for. Mirrors src/rules/fold-search.ts, to the character; a test compares every one.

-- Lower case without accents. Only letters of the Latin, Greek and Cyrillic blocks are taken apart: of those every Unicode since 2008
-- says the same, of others releases of PostgreSQL do not. A few letters do not come apart.
create function app.fold_letters(t text) returns text language plpgsql immutable parallel safe as $$
declare f text := app.fold_case(t);
begin
  if f !~ '[^\x01-\x7f]' then return f; end if;
  f := (select string_agg(case when p[1] ~ '^[\u00c0-\u04ff\u1e00-\u1fff]' then normalize(p[1], NFD) else p[1] end, '' order by n)
    from regexp_matches(f, '[\u00c0-\u04ff\u1e00-\u1fff]+|[^\u00c0-\u04ff\u1e00-\u1fff]+', 'g') with ordinality m (p, n));
  f := translate(regexp_replace(f, '[\u0300-\u036f]', '', 'g'), 'øłđħıς', 'oldhiσ');
  return replace(replace(replace(f, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
end $$;

-- Hyphens and white space as one blank each, and apostrophes as what is given ('' or ' ').
create function app.fold_signs(folded text, apostrophe text, hyphen text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(folded, '[''\u2019\u2018\u02bc\u02bb`\u00b4]', apostrophe, 'g'), '[-\u2010-\u2014]', hyphen, 'g'),
    '[ \t\n\r\f\v\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g')
$$;

create function app.fold_search(t text) returns text language plpgsql immutable parallel safe as $$
declare f text := app.fold_letters(t);
begin
  -- Most names have nothing to fold but their case.
  if f ~ '^[a-z0-9@.,]*( [a-z0-9@.,]+)*$' then return f; end if;
  return app.fold_signs(f, '', ' ');
end $$;

-- All that a name is found by, each after a sign that no name holds: "obrien", as it is shown without digits and signs, "o brien", "maryann".
create function app.name_readings(t text) returns text language plpgsql immutable parallel safe as $$
declare
  f text := app.fold_letters(coalesce(t, ''));
  readings text[];
  other text;
begin
  if f ~ '^[a-z]*( [a-z]+)*$' then return f; end if;
  readings := array[app.fold_signs(f, '', ' ')];
  foreach other in array array[
    app.fold_signs(regexp_replace(regexp_replace(f,
      '[!-&(-,./-@[-`{-~\u00a1-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u200b-\u200f\u2012-\u2018\u201a-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u206f\u20a0-\u20cf\u2190-\u2bff\ufe0e\ufe0f\U0001f000-\U0001faff]',
      '', 'g'), '([''\u2019\u2010\u2011-])[''\u2019\u2010\u2011-]+', '\1', 'g'), '', ' '),
    app.fold_signs(f, ' ', ' '),
    app.fold_signs(f, '', '')
  ] loop
    if other <> all (readings) then readings := readings || other; end if;
  end loop;
  return array_to_string(readings, E'\x1f');
end $$;

-- The five searched fields, a line each, and the digits of the phone. Cut so that it fits into an index: at most 2,300 bytes.
create function app.search_words(full_name text, email text, phone text, city text, state text) returns text
language sql immutable parallel safe as $$
  select left(app.name_readings(left(coalesce(full_name, ''), 120)), 240) || E'\n' || app.fold_search(left(coalesce(email, ''), 160)) || E'\n'
    || app.fold_search(left(coalesce(phone, ''), 40)) || E'\n' || app.fold_search(left(coalesce(city, ''), 80)) || E'\n'
    || app.fold_search(left(coalesce(state, ''), 40)) || E'\n' || left(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), 20)
$$;

-- One statement, so that the table is written anew once; the indexes on the earlier text go with it.
alter table all_candidates
  drop column search_text,
  add column search_words text generated always as (app.search_words(full_name, email_address, phone_number, city, state)) stored;
drop function app.search_text(text, text, text, text, text);
drop function app.search_line(text, int);

create index candidates_newest on all_candidates (organization_id, newest_at desc, id desc) include (search_words, date_submitted_ts);
create index candidates_newest_all on all_candidates (newest_at desc, id desc) include (search_words);
