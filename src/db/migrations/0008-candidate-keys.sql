-- What is worked out of what a candidate's row says: keys to find the same person by, the text that is searched, the fit score.
-- Generated columns keep it (0009-candidates.sql), and a generated column cannot change its expression on every PostgreSQL we run
-- on: a changed rule is a new function and a new column.

-- What counts as white space is written out, and lower case is bound to a collation, so that SQL and the rules agree to the character.
create function app.trimmed(t text) returns text language sql immutable parallel safe as $$
  select regexp_replace(t, '^[ \t\n\r\f\v\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+|[ \t\n\r\f\v\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$', '', 'g')
$$;

-- Letters that got a lower case after 2017 are one sign: ICU versions do not agree on it.
create function app.fold_case(t text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(t, '[\u1c89-\u1cbf\u2c2f\ua7b8-\ua7dc\ua7f5\U00010570-\U00010595\U00010d50-\U00010d65\U00016e40-\U00016e5f\U00016ea0-\U00016eb8]',
    U&'\FFFD', 'g') collate "und-x-icu")
$$;

create function app.percent_hundredths(t text) returns int language sql immutable parallel safe as $$
  select case when t ~ '^[ \t\n\r\f\v\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*[+]?[0-9]+(\.[0-9]+)?[ \t\n\r\f\v\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*(%[ \t\n\r\f\v\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*)?$'
    then case when length(ltrim(substring(t from '[0-9]+'), '0')) > 3 then 10000
      else least(10000, ('0' || ltrim(substring(t from '[0-9]+'), '0'))::int * 100
        + rpad(left(coalesce(substring(t from '\.([0-9]+)'), ''), 2), 2, '0')::int) end
    else 0 end
$$;

-- Rounded half up, whole hundredths in, a whole number out; zero values do not count.
create function app.average_score(variadic hundredths int[]) returns int language sql immutable parallel safe as $$
  select coalesce(((2 * sum(v) + 100 * count(*)) / (200 * count(*)))::int, 0) from unnest(hundredths) v where v > 0
$$;

create function app.is_certification(t text) returns boolean language sql immutable parallel safe as $$
  select c <> '' and c <> all (array['n/a', 'na', 'none', 'no', 'nil', 'null', '-', '–', '0', 'x', 'tbd', 'pending'])
    and c !~ '^(pending|in progress|taking exam|awaiting|scheduled|working on|not |no )'
  from (select lower(app.trimmed(coalesce(t, '')) collate "C")) x (c)
$$;

-- One number that sorts by rank and then by score: -2 terminated, -1 archived, 0..100 computed, 195 experienced, 200 certified.
-- A person's word goes before the computed number; the status replaces both.
create function app.fit_sort(pos text, status text, certification text, rbt boolean, skills text, experience text,
                             skills_s text, experience_s text, culture_s text, override smallint)
returns smallint language sql immutable parallel safe as $$
  select case
    when lower(coalesce(status, '') collate "C") like '%terminated%' then -2
    when lower(coalesce(status, '') collate "C") like '%archived%' then -1
    when override is not null then override
    when pos = 'BCBA' then app.average_score(app.percent_hundredths(skills_s), app.percent_hundredths(experience_s), app.percent_hundredths(culture_s))
    when app.is_certification(certification) then 200
    when rbt then 195
    else app.average_score(app.percent_hundredths(skills), app.percent_hundredths(experience))
  end::smallint
$$;

create function app.search_line(t text, longest int) returns text language sql immutable parallel safe as $$
  select app.fold_case(replace(left(coalesce(t, ''), longest), E'\n', ' '))
$$;

-- The five searched fields in lower case, a line each, and the digits of the phone. Cut so that it fits into an index.
create function app.search_text(full_name text, email text, phone text, city text, state text) returns text
language sql immutable parallel safe as $$
  select app.search_line(full_name, 120) || E'\n' || app.search_line(email, 160) || E'\n' || app.search_line(phone, 40) || E'\n'
    || app.search_line(city, 80) || E'\n' || app.search_line(state, 40) || E'\n'
    || left(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), 20)
$$;

-- What makes two candidates of one organization the same person (see plan-import.ts); null when there is nothing to go by.
create function app.email_key(email text) returns text language sql immutable parallel safe as $$
  select nullif(app.fold_case(left(app.trimmed(email), 320)), '')
$$;
create function app.phone_key(phone text) returns text language sql immutable parallel safe as $$
  select case when length(k) >= 7 then k end from (select regexp_replace(regexp_replace(regexp_replace(left(phone, 60),
    '(;?[ \t\n\r\f\v\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]?[eE][xX][tT]([eE][nN][sS][iI][oO][nN]|\.|=)?|[xX#])([ \t\n\r\f\v\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]|[.:])*[0-9]{1,7}[ \t\n\r\f\v\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*$', ''),
    '[^0-9]', '', 'g'), '^1([0-9]{10})$', '\1')) x (k)
$$;

-- Letters without their marks in lower case, single spaces; the rest is dropped.
create function app.plain_letters(t text) returns text language sql immutable parallel safe as $$
  select coalesce(btrim(regexp_replace(regexp_replace(app.fold_case(normalize(t, NFD)) collate "und-x-icu", '[\u0300-\u036f''’.]', '', 'g'), '[^[:alpha:]]+', ' ', 'g')), '')
$$;

-- Who may look alike: the initials of the first and the last word of the name, in either order, within one city. Null without a city.
create function app.namesake_key(full_name text, city text) returns text language sql immutable parallel safe as $$
  select town || '|' || least(one, other) || greatest(one, other)
  from (select town, left(words[1], 1) collate "C" as one, left(words[array_upper(words, 1)], 1) collate "C" as other from (select app.plain_letters(left(city, 80)) as town, string_to_array(app.plain_letters(left(full_name, 120)), ' ') as words) x) y
  where town <> '' and one <> ''
$$;
