/** Rules that are not measured, each with the reason. One that is gone, or takes no text, must leave this list. */
export const unmeasured: Record<string, string> = {
  'src/features/candidates/directory/rules/merging/plan-revert.ts#planRevert':
    'names of fields and values of columns: none is looked into',
  'src/features/candidates/duplicates/rules/merge-words.ts#getMergeableLabel': 'names of fields',
  'src/features/candidates/duplicates/rules/merge-words.ts#describeUnmerge': 'names of fields and counts',
  'packages/reply-reader/src/replies/question/answer.ts#toAnswer':
    'its pattern is handed in: it is measured where a reply is read',
  'packages/reply-reader/src/replies/question/answer.ts#removePhrases':
    'its patterns are handed in: they are measured where a reply is read',
  'packages/reply-reader/src/replies/time-item.ts#scan':
    'its patterns are handed in: they are measured where timeItems looks',
}
