/** An onboarding in progress, and the first week of a clinic, with how a person sees its steps. */
export const createOnboardingRows = (
  organization_id: string,
  ids: { draft: string },
  mark: string,
  userId: string,
  at: string,
): [string, Record<string, unknown>[]][] => [
  [
    'onboarding_drafts',
    [{ id: ids.draft, organization_id, made_by: userId, kind: 'location', data: { mark }, updated_at: at }],
  ],
  ['first_weeks', [{ organization_id, begun_at: at, answered_at: at }]],
  ['first_step_views', [{ organization_id, user_id: userId, is_folded: true, dismissed_at: null, put_off_at: null }]],
]
