import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { Alert } from '../../../ui/alert.tsx'
import { codeProblem, generateCode } from '../../job-codes/rules/code.ts'
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
      {props.fields.locations ? <Alert>{props.fields.locations}</Alert> : null}
      {props.data.places.map((place) => (
        <Group key={place.key} justify="space-between" role="group" aria-label={`Positions at ${where(place)}`}>
          <Text>{where(place)}</Text>
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
      error={error ?? codeProblem(code) ?? undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
    <Button size="compact-xs" variant="subtle" style={{ alignSelf: 'flex-start' }} onClick={onAnother}>
      Suggest another
    </Button>
  </Stack>
)

/** The job codes: suggested, and editable until somebody uses them. */
export const CodesStep = ({ organization, ...props }: StepProps & { organization: string }) => {
  const set = useChangePlace(props)
  const { places } = props.data
  const taken = places.flatMap(({ rbt_code, bcba_code }) => [rbt_code, bcba_code])
  const another = (place: Place, position: 'RBT' | 'BCBA') => {
    const code = generateCode({ organization, location: place.name, position }, taken)
    if (code) set(place.key, position === 'RBT' ? { rbt_code: code } : { bcba_code: code })
  }
  return (
    <ol className={css.rows} aria-label="Job codes">
      {places.map((place, at) => (
        <li key={place.key} className={css.codes}>
          <Text fw={600}>{where(place)}</Text>
          {place.rbt ? (
            <CodeField
              label="RBT code"
              code={place.rbt_code}
              error={props.fields[`locations.${at}.rbt_code`]}
              onChange={(rbt_code) => set(place.key, { rbt_code })}
              onAnother={() => another(place, 'RBT')}
            />
          ) : null}
          {place.bcba ? (
            <CodeField
              label="BCBA code"
              code={place.bcba_code}
              error={props.fields[`locations.${at}.bcba_code`]}
              onChange={(bcba_code) => set(place.key, { bcba_code })}
              onAnother={() => another(place, 'BCBA')}
            />
          ) : null}
        </li>
      ))}
    </ol>
  )
}
