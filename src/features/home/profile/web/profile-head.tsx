import { Anchor, Badge, Button, Group, Paper, Text, Title, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDay } from '../../../../rules/day.ts'
import { formatPhone, parseUsNumber } from '../../../../rules/phone/phone.ts'
import { CopyText } from '../../../../ui/copy/copy-text.tsx'
import { canClearCertification } from '../../../candidates/directory/rules/credential/describe-registry-answer.ts'
import { fields, getField, pageNames } from '../../../candidates/directory/rules/fields.ts'
import { FitScore, getRegistryAnswer, StatusBadge, StatusPick } from '../../../candidates/directory/web/public.ts'
import { ConsentBadge } from './consent-badge.tsx'
import { EditableFact } from './editable-fact.tsx'
import { LocalTime } from './local-time.tsx'
import { NextStepLine } from './next-step-line.tsx'
import css from './profile.module.css'
import type { Profile } from './profile-data.ts'
import type { ProfileDialog, ProfileSearch } from './profile-search.ts'

type ProfileHeadProps = {
  profile: Profile
  mayEdit: boolean
  onOpen: (what: ProfileDialog) => void
  onGo: (where: ProfileSearch) => void
  actions: ReactNode
}

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

/** An email address. Without enough room it wraps before its @. */
const Email = ({ address }: { address: string | null }) => {
  const given = address?.trim()
  if (!given) return 'No email address'
  const at = given.lastIndexOf('@')
  return (
    <CopyText
      text={given}
      label="Copy email address"
      shown={
        <Anchor href={`mailto:${encodeURI(given)}`} className={css.email} aria-label={given}>
          {given.slice(0, Math.max(at, 0))}
          <wbr />
          {given.slice(Math.max(at, 0))}
        </Anchor>
      }
    />
  )
}

type StatusProps = { candidate: Profile['candidate']; name: string; onOpen: ProfileHeadProps['onOpen'] | null }

const Status = ({ candidate, name, onOpen }: StatusProps) =>
  onOpen ? (
    <StatusPick row={candidate} onMore={() => onOpen('status')} onArchive={() => onOpen('archive')}>
      <UnstyledButton
        className={css.statusButton}
        data-hint="Change status"
        aria-haspopup="menu"
        aria-label={`${candidate.status}. Change status of ${name}`}
      >
        <StatusBadge status={candidate.status} />
      </UnstyledButton>
    </StatusPick>
  ) : (
    <StatusBadge status={candidate.status} />
  )

/** How well they fit and why, who this is, how to reach them, and what to do next. */
export const ProfileHead = ({ profile, mayEdit, onOpen, onGo, actions }: ProfileHeadProps) => {
  const { candidate, fit, consent, localTime, owner, followUp, archiveReason } = profile
  const name = candidate.name || candidate.full_name || 'Unknown'
  const editable = mayEdit ? profile : null
  return (
    <Paper component="section" aria-label="Candidate" className={css.head}>
      <div className={css.score}>
        <FitScore row={candidate} wide large />
        <Text size="xs" c="dimmed" mt={2}>
          {fit.reason}
        </Text>
        {mayEdit && canClearCertification(getRegistryAnswer(candidate)) ? (
          <Button size="compact-sm" variant="default" mt={6} onClick={() => onOpen('empty-number')}>
            Clear Number
          </Button>
        ) : null}
      </div>
      <div className={css.who}>
        <div className={css.top}>
          <Title order={1}>{name}</Title>
          {actions ? (
            <div className={css.actions} role="toolbar" aria-label={`Actions for ${name}`}>
              {actions}
            </div>
          ) : null}
        </div>
        <Group gap="xs">
          <Status candidate={candidate} name={name} onOpen={mayEdit ? onOpen : null} />
          <Badge variant="light" color="gray">
            {candidate.position}
          </Badge>
          <Badge variant="light" color={candidate.type === 'Premium' ? 'clay' : 'gray'}>
            {candidate.type}
          </Badge>
          <ConsentBadge consent={consent} contact={profile.contact} optedOut={candidate.opted_out} />
        </Group>
        {archiveReason ? (
          <Text size="sm" c="dimmed">
            Reason: {archiveReason}
          </Text>
        ) : null}
        <dl className={css.reach}>
          <EditableFact label="Phone" profile={editable} names={['phone_number']}>
            <Phone text={candidate.phone_number} />
          </EditableFact>
          <EditableFact label="Email" profile={editable} names={['email_address']}>
            <Email address={candidate.email_address} />
          </EditableFact>
          <EditableFact label="City" profile={editable} names={['city', 'state']}>
            {[candidate.city, candidate.state].filter(Boolean).join(', ')}
          </EditableFact>
          <Fact label="Time there now">{localTime ? <LocalTime {...localTime} /> : null}</Fact>
        </dl>
        <NextStepLine profile={profile} mayEdit={mayEdit} onGo={onGo} />
      </div>
      <dl className={css.facts}>
        <Fact label="Organization">{candidate.organization}</Fact>
        <EditableFact label={fields.location_id.label} profile={editable} names={['location_id']}>
          {candidate.location}
        </EditableFact>
        <EditableFact label={fields.date_submitted.label} profile={editable} names={['date_submitted']}>
          {candidate.date_submitted ? formatDay(candidate.date_submitted) : null}
        </EditableFact>
        {pageNames.map((name) => (
          <EditableFact key={name} label={getField(name).label} profile={editable} names={[name]}>
            {candidate[name]}
          </EditableFact>
        ))}
        <Fact label="Owner">{owner?.name ?? 'Unassigned'}</Fact>
        <Fact label="Follow-up">
          {followUp ? `${formatDay(followUp.on)}${followUp.note ? ` · ${followUp.note}` : ''}` : 'None'}
        </Fact>
      </dl>
    </Paper>
  )
}
