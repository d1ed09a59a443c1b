import type { Typed } from '../../contract/edits.ts'
import type { Fields } from '../candidate-fields.tsx'
import type { Profile } from './profile-data.ts'

/** The fields of the form as the profile has them. The text of the résumé is only ever replaced, so it starts empty. */
export const fieldsOf = ({ candidate, resumeLink, consent }: Profile): Fields => ({
  full_name: candidate.full_name,
  email_address: candidate.email_address ?? '',
  phone_number: candidate.phone_number ?? '',
  city: candidate.city ?? '',
  state: candidate.state ?? '',
  date_submitted: candidate.date_submitted ?? '',
  certification_number: candidate.certification_number ?? '',
  video_introduction: candidate.video_introduction ?? '',
  // A file that we hold is replaced by handing in another, not by its address.
  resume: resumeLink?.startsWith('https://') ? resumeLink : '',
  resume_text: '',
  position: candidate.position,
  current_rbt: candidate.current_rbt ?? false,
  location_id: candidate.location_id,
  text_consent: consent.state,
  text_consent_source: consent.source ?? '',
})

/** What was changed, in the words of the wire; a consent travels with its source. */
export const changesOf = (before: Fields, now: Fields): Typed => {
  const keys = Object.keys(now) as (keyof Fields)[]
  const changed = Object.fromEntries(keys.filter((key) => now[key] !== before[key]).map((key) => [key, now[key]]))
  const isConsent = 'text_consent' in changed || 'text_consent_source' in changed
  const { text_consent, text_consent_source } = now
  return isConsent ? { ...changed, text_consent, text_consent_source } : changed
}
