import type { ImportField } from '../rules/headers.ts'

/** The fields of a candidate in words, in the order of the form. */
export const fieldNames: Record<ImportField, string> = {
  full_name: 'Full name',
  first_name: 'First name',
  last_name: 'Last name',
  email_address: 'E-mail',
  phone_number: 'Phone',
  city: 'City',
  state: 'State',
  position: 'Position',
  date_submitted: 'Date',
  location: 'Clinic/Region',
  job_code: 'Job code',
  certification_number: 'Certification number',
  current_rbt: 'Works as an RBT now',
  skills: 'Skills score',
  experience: 'Experience score',
  culture_fit: 'Culture fit score',
  video_introduction: 'Video link',
  resume: 'Resume link',
  resume_text: 'Resume text',
  status: 'Status',
}
