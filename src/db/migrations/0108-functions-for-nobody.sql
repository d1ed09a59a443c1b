-- Its owner is the platform's role, so only that role can take the right from everybody.
set local role reinforce_platform;
revoke execute on function app.taken_codes from public;
grant execute on function app.taken_codes to reinforce_tenant, reinforce_platform;
reset role;
