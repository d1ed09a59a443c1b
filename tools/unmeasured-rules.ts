/** Rules that are not measured, each with the reason. One that is gone, or takes no text, must leave this list. */
export const unmeasured: Record<string, string> = {
  'src/features/candidates/directory/rules/merging/plan-revert.ts#planRevert':
    'names of fields and values of columns: none is looked into',
  'src/features/candidates/duplicates/rules/merge-words.ts#getMergeableLabel': 'names of fields',
  'src/features/candidates/duplicates/rules/merge-words.ts#describeUnmerge': 'names of fields and counts',
  'src/features/candidates/person-files/rules/recompute-score.ts#recomputeScore':
    'a record is as large as it is: its words are measured where a resume is read',
  'src/features/candidates/person-files/rules/write-decision-page.ts#writeDecisionPage':
    'a record, whose words are escaped as in any page',
  'src/features/candidates/person-files/rules/write-resume-parts.ts#writeResumeParts':
    'a record, whose words are escaped as in any page',
  'packages/reply-reader/src/replies/question/answer.ts#toAnswer':
    'its pattern is handed in: it is measured where a reply is read',
  'packages/reply-reader/src/replies/question/answer.ts#removePhrases':
    'its patterns are handed in: they are measured where a reply is read',
  'packages/reply-reader/src/replies/time-item.ts#scan':
    'its patterns are handed in: they are measured where timeItems looks',
}
