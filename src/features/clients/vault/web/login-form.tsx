import { Button, Select, Stack, TagsInput, TextInput } from '@mantine/core'
import { DayField } from '../../../../platform/web/day-field/day-field.tsx'
import { filterIgnoringAccents } from '../../../../platform/web/filter-ignoring-accents.ts'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { OrganizationSelect } from '../../../access/organization-choice/web/public.ts'
import { useMe } from '../../../access/sign-in/web/public.ts'
import { addLogin, editLogin } from '../contract/changes.ts'
import { loginPeople } from '../contract/vault.ts'
import { KeptField } from './kept-field.tsx'
import type { LoginEntry } from './login-entry.ts'
import { SecretField } from './secret-field.tsx'
import { useSend } from './use-send.ts'

type LoginFormProps = {
  /** The entry to correct; null to add one. */
  entry: LoginEntry | null
  organizationId?: string | undefined
  everyone: boolean
  onClose: () => void
}

const createTyped = (entry: LoginEntry | null, organizationId: string, userId: string) => ({
  organization_id: entry?.login.organization_id ?? organizationId,
  site: entry?.login.site ?? '',
  url: entry?.login.url ?? '',
  username: entry?.login.username ?? '',
  owner_id: entry ? (entry.login.owner_id ?? '') : userId,
  tags: entry?.login.tags ?? [],
  rotates_on: entry?.login.rotates_on ?? '',
  secret: '',
  notes: undefined as string | undefined,
  two_factor_note: undefined as string | undefined,
  totp: undefined as string | undefined,
})

type TypedLogin = ReturnType<typeof createTyped>

const toNewLogin = ({ owner_id, notes, two_factor_note, totp, ...plain }: TypedLogin) => ({
  ...plain,
  owner_id: owner_id || null,
  notes: notes ?? '',
  two_factor_note: two_factor_note ?? '',
  totp: totp ?? '',
})

/** Returns the changed fields. A sealed part is included only if it was typed again. */
const pickChanged = (typed: TypedLogin) => {
  const { organization_id: _, secret: __, notes, two_factor_note, totp, owner_id, ...plain } = typed
  const written = Object.entries({ notes, two_factor_note, totp }).filter(([, value]) => value !== undefined)
  return { ...plain, owner_id: owner_id || null, ...Object.fromEntries(written) }
}

const shortened = (tags: string[]) => tags.map((tag) => tag.slice(0, 40))

/** Form for an entry, except a saved password, which is rotated instead. Problems are shown at their fields. */
export const LoginForm = ({ entry, organizationId, everyone, onClose }: LoginFormProps) => {
  const me = useMe()
  const add = useSend(addLogin)
  const edit = useSend(editLogin)
  const own = everyone ? organizationId : me?.organization.id
  const { typed, set, bind, told, formProblem, busy, submit } = useForm(
    createTyped(entry, own ?? '', me?.user.id ?? ''),
    'Couldn’t save the login. Try again.',
  )
  const found = useQuery(
    loginPeople,
    { organization: typed.organization_id },
    { enabled: typed.organization_id !== '' },
  )
  const people = (found.data?.people ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const save = () =>
    submit(async () => {
      if (entry) await edit({ ...pickChanged(typed), id: entry.login.id })
      else await add(toNewLogin(typed))
      showToast(entry ? 'Login saved.' : 'Login added.')
      onClose()
    })
  const kept = (name: 'notes' | 'two_factor_note' | 'totp') => ({
    isSaved: entry?.has[name] ?? false,
    value: typed[name],
    onChange: (value: string | undefined) => set(name, value),
    error: told?.fields[name],
  })
  return (
    <form
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack gap="sm">
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        {everyone && !entry ? (
          <OrganizationSelect
            label="Organization"
            value={typed.organization_id || null}
            onChange={(id) => set('organization_id', id ?? '')}
            error={told?.fields.organization_id}
          />
        ) : null}
        <TextInput label="Site" required maxLength={200} {...bind('site')} />
        <TextInput label="Address" placeholder="https://" type="url" maxLength={2000} {...bind('url')} />
        <TextInput label="Username" required maxLength={320} {...bind('username')} />
        {entry ? null : (
          <SecretField
            label="Password"
            value={typed.secret}
            onChange={(value) => set('secret', value)}
            error={told?.fields.secret}
            context={[typed.site, typed.username]}
          />
        )}
        <KeptField
          label="One-time code setup"
          description="The otpauth:// address or the key shown next to the site’s QR code"
          maxLength={2000}
          {...kept('totp')}
        />
        <KeptField label="Two-factor note" maxLength={1000} {...kept('two_factor_note')} />
        <KeptField label="Notes" maxLength={5000} {...kept('notes')} />
        <TagsInput
          label="Tags"
          placeholder={typed.tags.length > 0 ? undefined : 'Type and press Enter'}
          maxTags={10}
          value={typed.tags}
          onChange={(tags) => set('tags', shortened(tags))}
          error={told?.fields.tags}
        />
        <DayField label="Change by" description="Like 3/14/2026. Leave empty for no date." {...bind('rotates_on')} />
        <Select
          label="Owner"
          searchable
          filter={filterIgnoringAccents}
          data={people}
          value={people.some(({ value }) => value === typed.owner_id) ? typed.owner_id : null}
          placeholder={entry?.login.owner ?? undefined}
          onChange={(id) => set('owner_id', id ?? typed.owner_id)}
          error={told?.fields.owner_id}
        />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} disabled={typed.organization_id === ''}>
          {entry ? 'Save' : 'Add Login'}
        </Button>
      </DialogActions>
    </form>
  )
}
