import { Button, FileButton, Group, Stack, Table, Text } from '@mantine/core'
import { IconFileUpload } from '@reinforce/icons'
import { useState } from 'react'
import type { ReplyOf } from '../../../../platform/web/call.ts'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { OrganizationSelect } from '../../../access/organization-choice/web/public.ts'
import { useMe } from '../../../access/sign-in/web/public.ts'
import { importLogins, previewLogins } from '../contract/import.ts'
import css from './logins.module.css'
import { useSend } from './use-send.ts'

type Preview = ReplyOf<typeof previewLogins>
const largest = 900_000
const states = { new: 'New', same: 'Already here', refused: 'Refused' }
const count = (n: number) => `${formatCount(n)} ${n === 1 ? 'login' : 'logins'}`

const Rows = ({ preview }: { preview: Preview }) => (
  // A part that scrolls has to be within reach of the keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div style={{ maxHeight: 300, overflow: 'auto' }} tabIndex={0} role="group" aria-label="Rows of the file">
    <Table stickyHeader>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Row</Table.Th>
          <Table.Th>Login</Table.Th>
          <Table.Th>Result</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {preview.rows.map(({ row, site, username, state, reason }) => (
          <Table.Tr key={row}>
            <Table.Td>{row}</Table.Td>
            <Table.Td className={css.word}>
              {site || '–'}
              <Text size="xs" c="dimmed">
                {username || '–'}
              </Text>
            </Table.Td>
            <Table.Td>
              {states[state]}
              {reason ? (
                <Text size="xs" c="dimmed">
                  {reason}
                </Text>
              ) : null}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </div>
)

/** A file of logins for an organization: looked through, then its new ones are added. A preview that is out of date is replaced. */
const useLoginsFile = (organization: string, onClose: () => void) => {
  const look = useSend(previewLogins)
  const add = useSend(importLogins)
  const [csv, setCsv] = useState('')
  const [preview, setPreview] = useState<Preview | null>(null)
  const { formProblem, busy, submit } = useForm({}, 'Couldn’t read the file. Try again.')
  const onFile = (file: File | null) => {
    if (!file) return
    void submit(async () => {
      setPreview(null)
      if (file.size > largest)
        throw new UserError('invalid', 'The file is larger than 900 KB. Export fewer logins at a time.')
      const text = await file.text()
      setPreview(await look({ organization_id: organization, csv: text }))
      setCsv(text)
    })
  }
  const commit = () =>
    submit(async () => {
      try {
        const { added } = await add({ organization_id: organization, csv, expected: preview?.counts.new ?? 0 })
        showToast(`${count(added)} added. Delete the file. It contains unencrypted passwords.`)
        onClose()
      } catch (error) {
        // A colleague was faster. The next press adds what the new preview shows.
        if (error instanceof UserError && error.details.added !== undefined)
          setPreview(await look({ organization_id: organization, csv }))
        throw error
      }
    }, 'Couldn’t add the logins. Try again.')
  return { preview, formProblem, busy, onFile, commit, forget: () => setPreview(null) }
}

/** The file of a password manager: chosen, looked through, then its new logins are added. It is kept nowhere. */
export const ImportForm = ({
  organizationId,
  everyone,
  onClose,
}: {
  organizationId: string | undefined
  everyone: boolean
  onClose: () => void
}) => {
  const me = useMe()
  const [organization, setOrganization] = useState((everyone ? organizationId : me?.organization.id) ?? '')
  const { preview, formProblem, busy, onFile, commit, forget } = useLoginsFile(organization, onClose)
  const { counts } = preview ?? {}
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        A CSV export from 1Password, Bitwarden, LastPass, or Chrome. We read the file and don’t store it.
      </Text>
      {everyone ? (
        <OrganizationSelect
          label="Organization"
          value={organization || null}
          onChange={(id) => {
            setOrganization(id ?? '')
            forget()
          }}
        />
      ) : null}
      {formProblem ? <Alert>{formProblem}</Alert> : null}
      <Group>
        <FileButton onChange={onFile} accept=".csv,text/csv">
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={busy && !preview}
              disabled={organization === ''}
              leftSection={<IconFileUpload size={16} stroke={1.7} />}
            >
              {preview ? 'Choose Another File' : 'Choose File'}
            </Button>
          )}
        </FileButton>
        {preview && counts ? (
          <Text size="sm" role="status">
            {preview.manager}: {counts.new} new, {counts.same} already here, {counts.refused} refused
          </Text>
        ) : null}
      </Group>
      {preview ? <Rows preview={preview} /> : null}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={() => void commit()} loading={busy && preview !== null} disabled={!counts || counts.new === 0}>
          {counts && counts.new > 0 ? `Add ${count(counts.new)}` : 'Add Logins'}
        </Button>
      </DialogActions>
    </Stack>
  )
}
