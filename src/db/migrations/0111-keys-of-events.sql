-- Events name the day of an erasure and a limit of texts as their columns do.

-- No role may change an event: its owner does it here, which a forced policy would not let see a row.
alter table event_values no force row level security;
alter table events no force row level security;
update event_values v set
  before = case when v.before ? k.former then v.before - k.former || jsonb_build_object(k.today, v.before -> k.former) else v.before end,
  after = case when v.after ? k.former then v.after - k.former || jsonb_build_object(k.today, v.after -> k.former) else v.after end
from events e join (values
    ('candidate.retentionEnded', 'erase_on', 'erasure_due_on'),
    ('candidate.erasureRequested', 'erase_on', 'erasure_due_on'),
    ('candidate.erasureWithdrawn', 'erase_on', 'erasure_due_on'),
    ('textingSettings.limited', 'most_a_day', 'daily_limit'),
    ('textingSettings.allLimited', 'most_a_day', 'daily_limit')) k (name, former, today) on e.name = k.name
where v.event_id = e.id and (v.before ? k.former or v.after ? k.former);
alter table events force row level security;
alter table event_values force row level security;
