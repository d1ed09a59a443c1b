/** Fields that people may type about themselves on a public form. Nothing else is ever suggested. */
export const typedFields = [
  'email_address',
  'phone_number',
  'city',
  'state',
  'certification_number',
  'video_introduction',
  'resume_text',
  'current_rbt',
  'preferred_language',
] as const
export type TypedField = (typeof typedFields)[number]

/** Whether a column is one that someone types about themselves. */
export const isTypedField = (name: string): name is TypedField => (typedFields as readonly string[]).includes(name)
