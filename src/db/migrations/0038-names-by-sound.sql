-- People are found again by how their names sound, whatever the city and the first name's form: "Bob Vazquez" asks for Robert Vasquez.
-- What is found is compared word by word afterwards (src/features/duplicates/rules); these keys only keep the comparison short.

-- A word of plain letters as its first sound and its consonants: Jimenez and Gimenez, Vasquez and Vazquez, Phillips and Filips are one.
-- One expression without a query, so that it is written into the place where it is called: a hundred thousand are imported at once.
create function app.name_sound(word text) returns text language sql immutable parallel safe as $$
  select left(replace(replace(replace(replace(replace(replace(replace(
      translate(left(replace(word, 'ph', 'f'), 1), 'eioucqzvwyg', 'aaaakksbbaj')
        || translate(replace(replace(substr(replace(word, 'ph', 'f'), 2), 'ck', 'k'), 'tz', 'z'), 'zcqvwgaeiouyh', 'skkbbj')
    , 'ss', 's'), 'nn', 'n'), 'rr', 'r'), 'tt', 't'), 'll', 'l'), 'kk', 'k'), 'mm', 'm'), 6)
$$;

-- The words of a name in plain letters, without the Jr and the degrees behind it.
create function app.name_parts(full_name text) returns text[] language plpgsql immutable parallel safe as $$
declare
  words text[];
  n int;
begin
  -- Most names have nothing to fold but their case.
  if full_name ~ '^[A-Za-z]+( [A-Za-z]+)*$' then words := string_to_array(lower(left(full_name, 120) collate "C"), ' ');
  else words := string_to_array(app.plain_letters(left(full_name, 120)), ' '); end if;
  n := cardinality(words);
  while n > 1 and words[n] = any ('{jr,sr,junior,senior,ii,iii,iv,rbt,bt,cbt,abat,bcba,bcbad,bcaba,qba,qasp,slp,ot,pt,lcsw,msw,lmft,lpc,rn,lpn,cna,ma,ms,med,edd,eds,bs,ba,bsc,msc,mba,phd,psyd,md,aa}'::text[])
  loop n := n - 1; end loop;
  return words[1:n];
end $$;

create function app.name_key(full_name text) returns text language plpgsql immutable parallel safe as $$
declare
  words text[] := app.name_parts(full_name);
  first text := words[1];
  last text := words[cardinality(words)];
begin
  if cardinality(words) < 2 then return null; end if;
  return app.name_sound(first) || '|' || app.name_sound(last);
end $$;

-- Of two surnames one is often dropped: with the last word but one. Null for two words, which most names have.
create function app.second_name_key(full_name text) returns text language plpgsql immutable parallel safe as $$
declare
  words text[];
  first text;
  last text;
begin
  if full_name ~ '^[A-Za-z]* ?[A-Za-z]*$' then return null; end if;
  words := app.name_parts(full_name);
  if cardinality(words) < 3 then return null; end if;
  first := words[1];
  last := words[cardinality(words) - 1];
  return app.name_sound(first) || '|' || app.name_sound(last);
end $$;

-- One statement, so that the table is written anew once.
alter table all_candidates
  add column name_key text generated always as (app.name_key(full_name)) stored,
  add column second_name_key text generated always as (app.second_name_key(full_name)) stored;

create index candidates_names on all_candidates (organization_id, name_key) where name_key is not null;
create index candidates_second_names on all_candidates (organization_id, second_name_key) where second_name_key is not null;
