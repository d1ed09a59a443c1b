-- What was read in a resume says by its name whether the text tries to instruct its reader.

set local role reinforce_platform;
update resume_scores set facts = facts - 'instructs' || jsonb_build_object('has_prompt_injection', facts -> 'instructs') where facts ? 'instructs';
reset role;
