-- A candidate who is passed on to another clinic is referred: an offer is a job offer in this field.

alter table candidate_offers rename to candidate_referrals;
alter table candidate_referrals rename constraint candidate_offers_agreed_check to candidate_referrals_agreed_check;
alter table candidate_referrals rename constraint candidate_offers_check to candidate_referrals_check;
alter table candidate_referrals rename constraint candidate_offers_organization_id_fkey to candidate_referrals_organization_id_fkey;
alter table candidate_referrals rename constraint candidate_offers_pkey to candidate_referrals_pkey;
alter table candidate_referrals rename constraint candidate_offers_to_organization_id_fkey to candidate_referrals_to_organization_id_fkey;
alter index candidate_offers_id rename to candidate_referrals_id;
alter index candidate_offers_once rename to candidate_referrals_once;
alter index candidate_offers_to rename to candidate_referrals_to;

