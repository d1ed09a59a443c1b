-- Where and when a prospect agreed in writing to be texted; blank: it did not.
alter table organizations add column prospect_text_consent text check (length(prospect_text_consent) <= 200);
