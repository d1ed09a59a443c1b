import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { formatPhone } from '../../../../../rules/phone/phone.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { formatDateTime } from '../../../../../ui/format-date-time.ts'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { useMe } from '../../../../access/sign-in/web/public.ts'
import { dismissUnknownNumber, type UnknownNumber } from '../../../../texting/messages/web/public.ts'
import { TextFiles } from '../media/text-files.tsx'
import { AddFromNumber } from './add-from-number.tsx'
import { FileNumber } from './file-number.tsx'

type NumberProps = { number: UnknownNumber; mayEdit: boolean; onFiled: (threadId: string) => void }

const Texts = ({ texts }: Pick<UnknownNumber, 'texts'>) => (
  <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
    {texts.map(({ id, body, at, media, files }) => (
      <li key={id} style={{ overflowWrap: 'anywhere' }}>
        {body}{' '}
        <Text span size="xs" c="dimmed">
          {formatDateTime(at)}
        </Text>
        {media > 0 ? <TextFiles count={media} files={files} mayFile={false} /> : null}
      </li>
    ))}
  </ul>
)

const OneNumber = ({ number, mayEdit, onFiled }: NumberProps) => {
  const isPlatform = useMe()?.isPlatform ?? false
  const [doing, setDoing] = useState<'file' | 'add' | null>(null)
  const dismiss = useCommand(dismissUnknownNumber)
  const phone = formatPhone(number.phone)
  return (
    <section aria-label={`Unknown number ${phone}`}>
      <Stack gap="xs">
        <Title order={3} size="h5">
          Unknown number {phone}
          {isPlatform ? ` · ${number.organization}` : ''}
        </Title>
        <Texts texts={number.texts} />
        {dismiss.isError ? (
          <Alert>{getErrorMessage(dismiss.error, 'Couldn’t dismiss the number. Try again.')}</Alert>
        ) : null}
        {mayEdit && doing === null ? (
          <Group gap="xs">
            <Button size="compact-sm" onClick={() => setDoing('file')}>
              File with a Candidate
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => setDoing('add')}>
              Add Candidate
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              loading={dismiss.isPending}
              onClick={() => dismiss.mutate({ id: number.id }, { onSuccess: () => showToast('Number dismissed.') })}
            >
              Dismiss
            </Button>
          </Group>
        ) : null}
        {doing === 'file' ? <FileNumber number={number} onFiled={onFiled} onCancel={() => setDoing(null)} /> : null}
        {doing === 'add' ? <AddFromNumber number={number} onFiled={onFiled} onCancel={() => setDoing(null)} /> : null}
      </Stack>
    </section>
  )
}

type UnknownListProps = { numbers: readonly UnknownNumber[]; mayEdit: boolean; onFiled: (threadId: string) => void }

/** Texts of numbers that no candidate has: file them with one, add one, or dismiss the number. */
export const UnknownList = ({ numbers, mayEdit, onFiled }: UnknownListProps) => (
  <Stack gap="lg">
    <Text size="sm" c="dimmed">
      No candidate has these numbers. Texts you file move to the candidate’s conversation, as do later ones.
    </Text>
    {numbers.map((number) => (
      <OneNumber key={`${number.organizationId} ${number.phone}`} number={number} mayEdit={mayEdit} onFiled={onFiled} />
    ))}
  </Stack>
)
