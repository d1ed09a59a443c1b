/** The tables of the specification that are brought over, in the order in which their rows name each other. */
export const sourceTables = [
  'organizations',
  'locations',
  'pipeline_statuses',
  'users',
  'all_candidates',
  'job_post_tracker',
  'performance_reports',
  'message_templates',
  'user_links',
  'text_recipients',
  'text_messages',
  'interviews',
  'document_folders',
  'document_files',
] as const
export type SourceTable = (typeof sourceTables)[number]

/** The prefix of `_users`, the product's users, in the specification: any name. */
const ofUsers = /^\w{1,60}_users$/

/** Which table of the specification a file or a table of this name is; null for any other. `auth_users` and the like are no profiles. */
export const findSourceTable = (name: string): SourceTable | null => {
  const plain = name.slice(0, 100).toLowerCase()
  const found = sourceTables.find((table) => table === plain && table !== 'users')
  return found ?? (ofUsers.test(plain) && plain !== 'auth_users' ? 'users' : null)
}
