-- A file whose check found something in it is quarantined, until an Admin releases it.
alter table document_checks drop constraint document_checks_state_check;
set local role reinforce_platform;
update document_checks set state = 'quarantined' where state = 'held';
reset role;
alter table document_checks add constraint document_checks_state_check check (state in ('waiting', 'checked', 'quarantined'));
