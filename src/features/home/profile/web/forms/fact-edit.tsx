import { Button, NativeSelect, type NativeSelectProps, TextInput } from '@mantine/core'
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { showProblem } from '../../../../../ui/notice/show-toast.ts'
import { showToastWithAction } from '../../../../../ui/notice/show-toast-with-action.tsx'
import { getField, type RowName } from '../../../../candidates/directory/rules/fields.ts'
import { editCandidate, type TypedFields } from '../../contract/edits.ts'
import { formatValue } from '../describe-timeline-event.ts'
import css from '../profile.module.css'
import type { Profile } from '../profile-data.ts'
import { pickChanges, toFormValues } from '../profile-fields.ts'
import { type Conflict, getConflict } from './edit-conflict.tsx'
import { useLocations } from './use-locations.ts'

/** A field of a candidate's page that is edited in place. */
export type FactName = RowName | 'location_id'

type FactEditProps = {
  profile: Profile
  /** The label of the fact. */
  label: string
  names: readonly FactName[]
  /** `focusBack`: the field was left by a key or a button, so the focus goes back to where it came from. */
  onDone: (focusBack: boolean) => void
}

const describeConflict = ({ fields }: Conflict): string =>
  Object.values(fields)
    .map(({ now }) => `Someone else changed this to ${formatValue(now)}. Save again to replace it.`)
    .join(' ')

type FactFieldProps = {
  name: FactName
  profile: Profile
  isFirst: boolean
  value: string
  error: string | undefined
  onChange: (value: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  onBlur: (event: FocusEvent) => void
}

type PlaceSelectProps = Omit<NativeSelectProps, 'data'> & { profile: Profile }

const PlaceSelect = ({ profile, ...input }: PlaceSelectProps) => {
  const places = useLocations(profile).map(({ id, name }) => ({ value: id, label: name }))
  return <NativeSelect {...input} data={[{ value: '', label: 'Not assigned' }, ...places]} />
}

const inputTypes = { phone: 'tel', email: 'email', day: 'date' } as const

const FactField = ({ name, profile, isFirst, onChange, ...input }: FactFieldProps) => {
  const field = getField(name)
  const ref = useRef<HTMLInputElement & HTMLSelectElement>(null)
  useEffect(() => {
    if (isFirst) ref.current?.focus()
  }, [isFirst])
  const common = {
    ...input,
    ref,
    size: 'xs',
    'aria-label': field.label,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange(event.currentTarget.value),
  }
  if (field.kind === 'place') return <PlaceSelect {...common} profile={profile} />
  if (field.kind === 'choice') return <NativeSelect {...common} data={['', ...field.choices]} />
  return (
    <TextInput
      {...common}
      className={name === 'state' ? css.short : undefined}
      type={field.kind in inputTypes ? inputTypes[field.kind as keyof typeof inputTypes] : 'text'}
      maxLength={200}
    />
  )
}

/** One or two fields of a candidate, edited in place: Enter saves, Escape cancels, and a saved change can be undone. */
export const FactEdit = ({ profile, label, names, onDone }: FactEditProps) => {
  const [seen] = useState(() => ({ version: profile.version, fields: toFormValues(profile) }))
  const [values, setValues] = useState(seen.fields)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const save = useCommand(editCandidate)
  const form = useRef<HTMLFormElement>(null)
  const { told, formProblem, mend, busy, submit } = useForm({}, 'Couldn’t save this. Try again.')
  const { id } = profile.candidate
  const changes = pickChanges(seen.fields, values)
  // By then the field is gone, and with it the callbacks of `mutate`.
  const undo = async (version: string, before: TypedFields) => {
    try {
      await save.mutateAsync({ id, version, changes: before })
    } catch (error) {
      showProblem(getErrorMessage(error, 'Couldn’t undo that. Try again.'), { id: `fact ${id}` })
    }
  }
  const send = async (focusBack: boolean) => {
    if (Object.keys(changes).length === 0) {
      onDone(focusBack)
      return
    }
    const before = pickChanges(values, seen.fields)
    try {
      const { version } = await save.mutateAsync({ id, version: conflict?.version ?? seen.version, changes })
      showToastWithAction(`${label} saved.`, { id: `fact ${id}`, onPress: () => void undo(version, before) })
      onDone(focusBack)
    } catch (error) {
      setConflict(getConflict(error))
      throw error
    }
  }
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onDone(true)
  }
  // Leaving the fields keeps what was typed.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!form.current?.contains(relatedTarget) && document.hasFocus()) void submit(() => send(false))
  }
  const problem = conflict ? describeConflict(conflict) : formProblem
  return (
    <form
      ref={form}
      noValidate
      className={css.factEdit}
      aria-label={`Edit ${label.toLowerCase()}`}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(() => send(true))
      }}
    >
      {names.map((name, at) => (
        <FactField
          key={name}
          name={name}
          profile={profile}
          isFirst={at === 0}
          value={values[name] ?? ''}
          error={told?.fields[name]}
          onChange={(value) => {
            mend([name])
            setValues((now) => ({ ...now, [name]: name === 'location_id' ? value || null : value }))
          }}
          onKeyDown={cancel}
          onBlur={leave}
        />
      ))}
      <Button type="submit" size="compact-sm" loading={busy}>
        Save
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onDone(true)}
        disabled={busy}
      >
        Cancel
      </Button>
      {problem ? (
        <span role="alert" className={css.told}>
          {problem}
        </span>
      ) : null}
    </form>
  )
}
