import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { type Position } from '../../../../rules/credential/positions.ts'
import { findCodeProblem } from '../../../clients/job-codes/rules/code.ts'
import type { Place, StepProps } from './draft-data.ts'
import css from './wizard.module.css'

const where = ({ name, city, state }: Place) =>
  [...new Set([name, city, state].filter((part) => part !== ''))].join(', ') || 'Without a name'

const useChangePlace =
  ({ data, change }: StepProps) =>
  (key: string, more: Partial<Place>) =>
    change({ places: data.places.map((place) => (place.key === key ? { ...place, ...more } : place)) })

/** Which positions each place hires for. */
export const PositionsStep = (props: StepProps) => {
  const set = useChangePlace(props)
  return (
    <Stack>
      {props.data.places.length === 0 ? <Text c="dimmed">No locations yet. Go back to Locations.</Text> : null}
      {props.data.places.map((place) => (
        <Group
          key={place.key}
          justify="space-between"
          className={css.positions}
          role="group"
          aria-label={`Positions at ${where(place)}`}
        >
          <Text className={css.name}>{where(place)}</Text>
          <Group>
            <Checkbox
              label="RBT"
              checked={place.rbt}
              onChange={(event) => set(place.key, { rbt: event.currentTarget.checked })}
            />
            <Checkbox
              label="BCBA"
              checked={place.bcba}
              onChange={(event) => set(place.key, { bcba: event.currentTarget.checked })}
            />
          </Group>
        </Group>
      ))}
    </Stack>
  )
}

type CodeFieldProps = {
  label: string
  code: string
  error: string | undefined
  onChange: (code: string) => void
  onAnother: () => void
}

const CodeField = ({ label, code, error, onChange, onAnother }: CodeFieldProps) => (
  <Stack gap={2}>
    <TextInput
      label={label}
      value={code}
      maxLength={60}
      error={error ?? findCodeProblem(code) ?? undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
    <Button size="compact-xs" variant="subtle" style={{ alignSelf: 'flex-start' }} onClick={onAnother}>
      Suggest Another
    </Button>
  </Stack>
)

type CodesStepProps = StepProps & { onAnother: (place: Place, position: Position) => void }

/** The job codes: suggested, and editable until someone uses them. */
export const CodesStep = ({ onAnother, ...props }: CodesStepProps) => {
  const set = useChangePlace(props)
  const places = props.data.places
  if (!places.some(({ rbt, bcba }) => rbt || bcba))
    return <Text c="dimmed">No codes needed until you choose a position.</Text>
  return (
    <ol className={css.rows} aria-label="Job codes">
      {places.map((place, at) => (
        <li key={place.key} className={css.codes}>
          <Text fw={600} className={css.name}>
            {where(place)}
          </Text>
          {place.rbt || place.bcba ? null : <Text c="dimmed">No position chosen</Text>}
          {place.rbt ? (
            <CodeField
              label="RBT code"
              code={place.rbt_code}
              error={props.fields[`locations.${at}.rbt_code`]}
              onChange={(rbt_code) => set(place.key, { rbt_code })}
              onAnother={() => onAnother(place, 'RBT')}
            />
          ) : null}
          {place.bcba ? (
            <CodeField
              label="BCBA code"
              code={place.bcba_code}
              error={props.fields[`locations.${at}.bcba_code`]}
              onChange={(bcba_code) => set(place.key, { bcba_code })}
              onAnother={() => onAnother(place, 'BCBA')}
            />
          ) : null}
        </li>
      ))}
    </ol>
  )
}
