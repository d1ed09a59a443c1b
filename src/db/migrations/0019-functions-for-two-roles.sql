-- On PostgreSQL 16 and later, three functions of the platform's role were left open to everybody in databases that were made before
-- the baseline: a right was taken away by a role that did not own them any more. In a new database this changes nothing.
set local role reinforce_platform;
revoke execute on function app.move_text_drafts, app.refused_numbers, app.texts_left_on from public;
grant execute on function app.move_text_drafts, app.refused_numbers, app.texts_left_on to reinforce_tenant, reinforce_platform;
reset role;
