-- How many pictures and files came with a text. They themselves stay with the vendor.
alter table text_messages add column media int not null default 0 check (media >= 0);
