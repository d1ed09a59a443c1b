-- A digest without news told no one anything: it is sent only on request.
alter table email_choices drop column sends_empty;
