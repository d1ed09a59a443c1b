-- When a location is open, in its own time: { weekdays, saturday, sunday: { opens, closes } } in minutes after midnight. Null: nobody said so.
alter table locations add column hours jsonb check (jsonb_typeof(hours) = 'object');
