-- The days for which demo candidates exist, so that each is topped up once.
create table app.demo_days (day date primary key);
grant select, insert on app.demo_days to reinforce_platform;
