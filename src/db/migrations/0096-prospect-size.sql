-- How many places a prospect has, as it told us: it has no locations of its own before it is a client.
alter table organizations add column expected_locations integer check (expected_locations between 0 and 10000);
