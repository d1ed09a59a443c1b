-- What a vendor told (numbers and words of texts, invoices) is emptied when it is handled. The row stays for 30 days, so that what
-- is told again is known, and is then swept.
alter table app.vendor_events alter column payload drop not null;
update app.vendor_events set payload = null where handled_at is not null;
alter table app.vendor_events add constraint vendor_events_open_payload check (handled_at is not null or payload is not null);
create index vendor_events_age on app.vendor_events (at);
