-- How long records of people who were archived or terminated are kept; null keeps them. What a sender is registered with.
alter table organizations add column retention_months int check (retention_months between 6 and 120);
alter table organization_texting
  add column brand_id text check (length(brand_id) <= 60),
  add column campaign_id text check (length(campaign_id) <= 60);
