import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatDay, toLocalDay } from '../../../../rules/day.ts'
import { formatPhone, parseUsNumber } from '../../../../rules/phone/phone.ts'
import { CopyText } from '../../../../ui/copy/copy-text.tsx'
import { fields, getField, pageNames } from '../../../candidates/directory/rules/fields.ts'
import { resumeScore } from '../../../candidates/scoring/web/public.ts'
import { EditableFact } from './editable-fact.tsx'
import { LocalTime } from './local-time.tsx'
import css from './profile.module.css'
import type { Profile } from './profile-data.ts'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children || '–'}</dd>
  </div>
)

const Phone = ({ text }: { text: string | null }) => {
  if (!text?.trim()) return 'No phone number'
  const number = parseUsNumber(text)
  const shown = formatPhone(text)
  return (
    <CopyText
      text={shown}
      label="Copy phone number"
      shown={number.ok ? <Anchor href={`tel:${number.e164}`}>{shown}</Anchor> : shown}
    />
  )
}

/** An email address with its copy button right after it: without enough room its end is cut. */
const Email = ({ address }: { address: string | null }) => {
  const given = address?.trim()
  if (!given) return 'No email address'
  return (
    <CopyText
      text={given}
      label="Copy email address"
      shown={
        <Anchor href={`mailto:${encodeURI(given)}`} className={css.email} title={given}>
          {given}
        </Anchor>
      }
    />
  )
}

/** Shortens hours: 'Mon–Fri 3:00 PM – 8:00 PM' to 'Mon–Fri 3–8 PM'. */
const shortenHours = (words: string): string =>
  words
    .replaceAll(':00', '')
    .replace(/([0-9:]+) ([AP]M) – ([0-9:]+) \2/g, '$1–$3 $2')
    .replaceAll(' – ', '–')

/** Hours that the resume names. */
const Availability = ({ id }: { id: string }) => {
  const words = useQuery(resumeScore, { id }, { retryOnMount: false }).data?.reading?.hours?.words
  return words ? (
    <span className={css.hours} title={words}>
      {shortenHours(words)}
    </span>
  ) : (
    'Not known'
  )
}

/** Describes the newest text of either side. */
const describeLastContact = ({ wroteAt, textedAt }: Profile['contact']): string => {
  const last = [wroteAt, textedAt]
    .filter((at) => at !== null)
    .toSorted()
    .at(-1)
  if (last === undefined) return 'No texts yet'
  const day = formatDay(toLocalDay(new Date(last), viewerTimeZone))
  return `${day}, ${last === wroteAt ? 'they wrote' : 'texted'}`
}

/** Facts that few need at once: they appear with a press. */
const MoreFacts = ({ profile, editable }: { profile: Profile; editable: Profile | null }) => {
  const { candidate, owner, followUp } = profile
  return (
    <>
      <EditableFact label={fields.location_id.label} profile={editable} names={['location_id']}>
        {candidate.location}
      </EditableFact>
      <EditableFact label={fields.date_submitted.label} profile={editable} names={['date_submitted']}>
        {candidate.date_submitted ? formatDay(candidate.date_submitted) : null}
      </EditableFact>
      <Fact label="Organization">{candidate.organization}</Fact>
      {pageNames.map((name) => (
        <EditableFact key={name} label={getField(name).label} profile={editable} names={[name]}>
          {candidate[name]}
        </EditableFact>
      ))}
      <Fact label="Owner">{owner?.name ?? 'Unassigned'}</Fact>
      <Fact label="Follow-up">
        {followUp ? `${formatDay(followUp.on)}${followUp.note ? ` · ${followUp.note}` : ''}` : 'None'}
      </Fact>
    </>
  )
}

type ProfileFactsProps = { profile: Profile; mayEdit: boolean; isOpen: boolean }

/** When they can work, the last contact, and how to reach them, in one grid; `isOpen` adds the rest. A phone begins with three of them. */
export const ProfileFacts = ({ profile, mayEdit, isOpen }: ProfileFactsProps) => {
  const { candidate, localTime } = profile
  const editable = mayEdit ? profile : null
  return (
    <dl className={css.grid} data-open={isOpen || undefined}>
      <Fact label="Availability">
        <Availability id={candidate.id} />
      </Fact>
      <Fact label="Last contact">{describeLastContact(profile.contact)}</Fact>
      <EditableFact label="Phone" profile={editable} names={['phone_number']}>
        <Phone text={candidate.phone_number} />
      </EditableFact>
      <EditableFact label="Email" profile={editable} names={['email_address']}>
        <Email address={candidate.email_address} />
      </EditableFact>
      <EditableFact label="City" profile={editable} names={['city', 'state']}>
        <span>
          {[candidate.city, candidate.state].filter(Boolean).join(', ') || '–'}
          {localTime ? (
            <span className={css.clock}>
              <LocalTime {...localTime} />
            </span>
          ) : null}
        </span>
      </EditableFact>
      {isOpen ? <MoreFacts profile={profile} editable={editable} /> : null}
    </dl>
  )
}
