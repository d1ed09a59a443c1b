-- The best scores first, and of those with the same score the newest: an index in this very order finds a page without sorting everybody
-- who has the best score. The one before is in the order of the lowest first.
create index candidates_best on all_candidates (organization_id, fit_sort desc, newest_at desc, id desc);
create index candidates_best_all on all_candidates (fit_sort desc, newest_at desc, id desc);
