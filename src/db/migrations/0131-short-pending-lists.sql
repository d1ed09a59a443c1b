-- New rows wait in a list of the index that every search reads, of any organization. After an import it had four megabytes, and searches
-- of others took up to fourteen times as long. A short list is moved into the index by the import itself.
alter index candidate_search_words_grams set (gin_pending_list_limit = 256);
