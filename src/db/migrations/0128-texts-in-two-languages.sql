-- A template's words in Spanish, and a bulk text's for those who prefer it.
alter table message_templates add column content_spanish text;
alter table text_batches add column message_spanish text;
alter table text_drafts add column message_spanish text not null default '' check (length(message_spanish) <= 2000);
