-- What the public page of a job shows of its post besides the description: pay, hours, and the kind of employment. Empty: not shown.
alter table job_post_tracker
  add pay_low numeric(9, 2) check (pay_low > 0),
  add pay_high numeric(9, 2) check (pay_high >= pay_low),
  add pay_per text check (pay_per in ('hour', 'year')),
  add hours text check (length(hours) between 1 and 200),
  add employment text check (employment in ('full_time', 'part_time', 'either')),
  add check ((pay_low is null) = (pay_per is null)),
  add check (pay_high is null or pay_low is not null);

-- The person in whose name applicants are offered interview times at once; null: they are not.
alter table job_post_tracker add offers_times_by uuid;
