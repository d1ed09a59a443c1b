-- The dashboard's median until the first touch is read in the index: a month of a large clinic was read from the table, row by row.
drop index candidate_funnel_received, candidate_funnel_received_all;
create index candidate_funnel_received on candidate_funnel (organization_id, received_at) include (touch);
create index candidate_funnel_received_all on candidate_funnel (received_at) include (touch);
