-- Whether AI may act on easy readings. It only does where it also suggests.
alter table reply_suggestion_settings add column acts boolean not null default false;
-- Of a reading that AI acted on: the revision that the act made, and the progress before it, which undo restores.
alter table reply_suggestions add column acted_revision int, add column progress_before jsonb;
