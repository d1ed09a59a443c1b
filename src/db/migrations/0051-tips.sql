-- Whether somebody is shown what the console can do beyond what stands on it. Who knows it already is not.
alter table reinforce_users add column sees_tips boolean not null default true;
set local role reinforce_platform;
update reinforce_users set sees_tips = false;
reset role;
