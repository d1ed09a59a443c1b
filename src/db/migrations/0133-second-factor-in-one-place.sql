-- The profile says whether a person has a second factor; what sign-in asks for follows in the same transaction. Turned on: the
-- factor counts, and other sessions than the one named in app.session end. Off: it is gone, and when somebody else took it away so
-- are the sessions: who asked may not be who is signed in.
create function app.follow_second_factor() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.two_factor_at is null then
    delete from auth."twoFactor" where "userId" = new.auth_user_id;
    delete from auth.session where "userId" = new.auth_user_id and app.user_id() is distinct from new.auth_user_id;
  else
    update auth."twoFactor" set verified = true where "userId" = new.auth_user_id;
    if not found then raise exception 'there is no second factor to turn on'; end if;
    delete from auth.session where "userId" = new.auth_user_id and token is distinct from nullif(current_setting('app.session', true), '');
  end if;
  update auth."user" set "twoFactorEnabled" = new.two_factor_at is not null where id = new.auth_user_id;
  return null;
end $$;
revoke execute on function app.follow_second_factor from public;

-- Where the two disagree (one was written, the other failed) sign-in is right: a code that is asked for can be taken away again.
create temp table proven on commit drop as select "userId" as id from auth."twoFactor" where verified;
grant select on proven to reinforce_platform;
set local role reinforce_platform;
update reinforce_users u set two_factor_at = case when p.id is null then null else now() end
  from reinforce_users same left join proven p on p.id = same.auth_user_id
  where same.id = u.id and (u.two_factor_at is null) <> (p.id is null);
reset role;
update auth."user" u set "twoFactorEnabled" = not u."twoFactorEnabled" where u."twoFactorEnabled" <> (u.id in (select id from proven));

create trigger follow_second_factor after update of two_factor_at on reinforce_users for each row
  when (old.two_factor_at is distinct from new.two_factor_at) execute function app.follow_second_factor();
