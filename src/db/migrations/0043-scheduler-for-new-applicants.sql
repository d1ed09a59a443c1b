-- The auto scheduler takes whoever applies, without anybody pressing a button: nobody made such a request.
alter table organizations add column scheduler_new boolean not null default false;
alter table scheduler_requests alter column made_by drop not null;
