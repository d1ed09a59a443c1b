import { Anchor, List, Stack, Text } from '@mantine/core'
import { pluralize } from '../../../../rules/words/count.ts'
import { formatUsZone } from '../../../../rules/zones/zone-names.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { type DraftData, type DraftPerson, getZone, type Kind, stepNames } from './draft-data.ts'
import css from './wizard.module.css'

const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** 'Nora Quinn (nora@example.com) – Admin'. */
const describePerson = ({ email, full_name, admin_level }: DraftPerson) =>
  `${full_name.trim() ? `${full_name.trim()} (${email})` : email || 'Without an email'} – ${admin_level || 'Staff'}`

export type WrongStep = { step: number; sentences: readonly string[] }

/** The problems to fix first, with links to their steps. */
const Wrong = ({ wrong, onStep }: { wrong: readonly WrongStep[]; onStep: (step: number) => void }) => (
  <Alert>
    {wrong.map(({ step, sentences }) => (
      <div key={step}>
        <Anchor component="button" type="button" size="sm" fw={600} onClick={() => onStep(step)}>
          {stepNames[step]}: {pluralize(sentences.length, 'problem')}
        </Anchor>{' '}
        {[...new Set(sentences)].slice(0, 3).join('; ')}
      </div>
    ))}
  </Alert>
)

type ReviewStepProps = {
  kind: Kind
  data: DraftData
  organization: string
  wrong: readonly WrongStep[]
  onStep: (step: number) => void
}

/** Everything that will be made, to read before it is, and its problems. */
export const ReviewStep = ({ kind, data, organization, wrong, onStep }: ReviewStepProps) => {
  const zone = getZone(data)
  return (
    <Stack gap="sm" className={css.name}>
      {wrong.length > 0 ? <Wrong wrong={wrong} onStep={onStep} /> : null}
      <Text>
        <b>{organization || 'Without a name'}</b>
        {kind === 'organization' ? ' becomes a client.' : ''}
      </Text>
      <div>
        <Text fw={600}>{kind === 'position' ? 'Positions' : 'Locations and job codes'}</Text>
        <List size="sm">
          {data.places.map((place) => (
            <List.Item key={place.key}>
              {[...new Set([place.name, place.city, place.state].filter(Boolean))].join(', ') || 'Without a name'}
              {place.rbt ? ` · RBT ${place.rbt_code}` : ''}
              {place.bcba ? ` · BCBA ${place.bcba_code}` : ''}
              {place.rbt || place.bcba ? '' : ' · no position'}
            </List.Item>
          ))}
        </List>
        {data.places.length === 0 ? <Text c="dimmed">None yet. Go back to Locations.</Text> : null}
      </div>
      {kind === 'organization' ? (
        <>
          <Text size="sm">
            <b>Time zone:</b> {zone === null ? 'not chosen yet' : formatUsZone(zone)}
          </Text>
          <Text size="sm">
            <b>Statuses:</b> Initial Inquiry, {lines(data.statuses).join(', ')}, Hired, Archived
          </Text>
          <Text size="sm">
            <b>Invitations:</b> {data.people.map(describePerson).join(', ') || 'none'}
          </Text>
          {data.people.some(({ admin_level }) => admin_level === 'Admin') ? null : (
            <Alert kind="note">
              No one is an Admin. Without one, the clinic can’t invite people, change settings, or turn on texts.
            </Alert>
          )}
        </>
      ) : null}
    </Stack>
  )
}
