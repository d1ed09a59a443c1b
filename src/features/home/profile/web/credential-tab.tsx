import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconExternalLink } from '@reinforce/icons'
import { Link } from '@tanstack/react-router'
import { formatDay } from '../../../../rules/day.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { formatInstant } from '../../../../ui/format-instant.ts'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { getPage } from '../../../candidates/directory/rules/candidate-link.ts'
import {
  canClearCertification,
  type RegistryAnswer,
  type RegistryState,
} from '../../../candidates/directory/rules/credential/describe-registry-answer.ts'
import { getRegistryAnswer } from '../../../candidates/directory/web/public.ts'
import css from './profile.module.css'
import { formatActorName, type Profile } from './profile-data.ts'

type CredentialTabProps = {
  profile: Profile
  mayEdit: boolean
  onRecord: () => void
  onEmpty: () => void
  onParticulars: () => void
}
type Credential = Profile['credential']

const registry = 'https://www.bacb.com/services/o.php?page=101135'

const kinds: Record<Credential['kind'], string> = {
  RBT: 'An RBT number',
  BCBA: 'A BCBA number',
  BCaBA: 'A BCaBA number',
  junk: 'No number given',
  unreadable: 'Not a valid board number',
}

const answers: Record<RegistryState, string> = {
  claimed: 'Claimed',
  unreadable: 'Not a valid number',
  verified: 'Verified Active',
  inactive: 'Verified Inactive',
  expired: 'Expired',
  'not-found': 'Registry: not found',
}

/** Describes the check of the number on file, with its day and author. */
const describeState = ({ state, check, emptied }: Credential, answer: RegistryAnswer | null): string => {
  if (emptied) return `Cleared on ${formatInstant(emptied.at)} by ${formatActorName(emptied.by)}`
  if (answer === null) return 'Nothing to verify'
  if (check === null) return `${answers[answer.state]}: not looked up yet`
  const looked = `looked up on ${formatInstant(check.at)} by ${formatActorName(check.by)}`
  return state === 'outdated'
    ? `${answers[answer.state]}. An earlier number was ${check.status}, ${looked}`
    : `${answers[answer.state]}, ${looked}`
}

const Facts = ({ credential, answer }: { credential: Credential; answer: RegistryAnswer | null }) => (
  <dl className={css.facts}>
    <div>
      <dt>Received</dt>
      <dd>{credential.emptied?.number.trim() || credential.received?.trim() || 'Nothing'}</dd>
    </div>
    <div>
      <dt>Read as</dt>
      <dd>
        {credential.number ?? '–'}
        {credential.year ? ` (given in ${credential.year})` : ''}
      </dd>
    </div>
    <div>
      <dt>Kind</dt>
      <dd>{kinds[credential.kind]}</dd>
    </div>
    <div>
      <dt>State</dt>
      <dd>{describeState(credential, answer)}</dd>
    </div>
    {credential.check?.expires_on ? (
      <div>
        <dt>Expires</dt>
        <dd>
          {formatDay(credential.check.expires_on)}
          {credential.expired ? ' (expired)' : ''}
        </dd>
      </div>
    ) : null}
    {credential.check?.supervisor ? (
      <div>
        <dt>Supervisor</dt>
        <dd>{credential.check.supervisor}</dd>
      </div>
    ) : null}
  </dl>
)

/** Status of the certificate, the next step, and the quote behind it. */
const NextStep = ({ next, onFile }: { next: Credential['next']; onFile: string | null }) => (
  <Stack gap={4} component="section" aria-label="Next step">
    <Text fw={600}>{next.title}</Text>
    <Text size="sm">{next.step}</Text>
    {next.quote ? (
      <Text size="sm" c="dimmed">
        It says: “{next.quote}”
      </Text>
    ) : null}
    {next.otherNumber ? (
      <Alert kind="note">
        The resume names {next.otherNumber}, on file is {onFile}. Ask which of them is theirs.
      </Alert>
    ) : null}
  </Stack>
)

/** Further details of a BCBA. */
const Particulars = ({ profile, mayEdit, onParticulars }: Omit<CredentialTabProps, 'onRecord' | 'onEmpty'>) => {
  const { state_licenses, supervision_capacity, assessments } = profile.particulars
  return (
    <Stack gap="sm" component="section" aria-label="Licenses, supervision, assessments">
      <Group justify="space-between">
        <Title order={2}>Licenses, supervision, assessments</Title>
        {mayEdit ? (
          <Button size="compact-sm" variant="default" onClick={onParticulars}>
            Change
          </Button>
        ) : null}
      </Group>
      <dl className={css.facts}>
        <div>
          <dt>State licenses</dt>
          <dd>{state_licenses ?? 'Not known'}</dd>
        </div>
        <div>
          <dt>Can supervise</dt>
          <dd>
            {supervision_capacity === null
              ? 'Not known'
              : `${supervision_capacity} more ${supervision_capacity === 1 ? 'person' : 'people'}`}
          </dd>
        </div>
        <div>
          <dt>Assessments</dt>
          <dd>{assessments ?? 'Not known'}</dd>
        </div>
      </dl>
    </Stack>
  )
}

/** Copies the number first, so that it only needs to be pasted over there. */
const openRegistry = async (number: string | null) => {
  window.open(registry, '_blank', 'noopener,noreferrer')
  if (!number) return
  try {
    await navigator.clipboard.writeText(number)
    showToast(`${number} copied. Paste it in the registry.`)
  } catch {
    showToast(`The number to look up is ${number}.`)
  }
}

/** The certification number, what it says, and whether someone looked it up. */
export const CredentialTab = ({ profile, mayEdit, onRecord, onEmpty, onParticulars }: CredentialTabProps) => {
  const { credential, candidate } = profile
  const answer = getRegistryAnswer(candidate)
  const toCopy = credential.number ?? credential.received
  const position = candidate.position
  return (
    <Paper p="md" component="section">
      <Stack gap="md">
        <Title order={2}>Credential</Title>
        {credential.finding ? <Alert kind="note">{credential.finding}</Alert> : null}
        {credential.expired ? <Alert>This credential has expired.</Alert> : null}
        {credential.sharedWith.length > 0 ? (
          <Alert>
            The same number is on file for{' '}
            {credential.sharedWith.map(({ id, name }, at) => (
              <span key={id}>
                {at > 0 ? ', ' : ''}
                <Anchor renderRoot={(props) => <Link {...props} {...getPage({ id, position })} />}>
                  {name || 'Unknown'}
                </Anchor>
              </span>
            ))}
            . One of them is wrong, or they’re the same person.
          </Alert>
        ) : null}
        <NextStep next={credential.next} onFile={credential.number} />
        <Facts credential={credential} answer={answer} />
        <Group gap="xs">
          <Button
            variant="default"
            rightSection={<IconExternalLink size={16} stroke={1.7} />}
            onClick={() => void openRegistry(toCopy)}
          >
            Open the BACB Registry
          </Button>
          {mayEdit && credential.state !== 'none' ? (
            <Button onClick={onRecord}>{credential.check ? 'Record Again' : 'Record Result'}</Button>
          ) : null}
          {mayEdit && canClearCertification(answer) ? (
            <Button variant="default" onClick={onEmpty}>
              Clear Number
            </Button>
          ) : null}
        </Group>
        <Text size="sm" c="dimmed">
          The registry opens in a new tab
          {toCopy
            ? ' with the number copied. It can be searched by name as well'
            : ', where they can be looked up by name'}
          : {candidate.name || candidate.full_name}
          {candidate.state ? `, ${candidate.state}` : ''}.
        </Text>
        {position === 'BCBA' ? <Particulars profile={profile} mayEdit={mayEdit} onParticulars={onParticulars} /> : null}
      </Stack>
    </Paper>
  )
}
