-- What a merge wrote is kept by table, so that it can be undone; the names of tables and of a mark of threads are those of today.
set local role reinforce_platform;
update candidate_merges m set written = (
    select jsonb_object_agg(
      case key when 'mails' then 'emails' when 'interview_offers' then 'booking_links' when 'second_readings' then 'model_reviews'
        when 'brought_over' then 'migrated_rows' else key end,
      case when key = 'text_recipients' and jsonb_typeof(value) = 'object' and value <> '{}' then (
          select jsonb_object_agg(part, case when jsonb_typeof(held) = 'object' and held ? 'undecided_since'
            then held - 'undecided_since' || jsonb_build_object('opt_out_review_since', held -> 'undecided_since') else held end)
          from jsonb_each(value) each(part, held))
        else value end)
    from jsonb_each(m.written))
where m.written ?| array['mails', 'interview_offers', 'second_readings', 'brought_over', 'text_recipients'];
reset role;
