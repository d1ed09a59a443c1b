import { Anchor, Paper, Stack, Text } from '@mantine/core'
import { urlOf } from '../../../platform/web/call.ts'
import { listOf } from '../../../platform/web/list-of.ts'
import { useQuery } from '../../../platform/web/use-query.ts'
import { formatDateTime } from '../../../ui/format-date-time.ts'
import { ListStates } from '../../../ui/list/list-states.tsx'
import { Page } from '../../../ui/page.tsx'
import { LoadingLines } from '../../../ui/states.tsx'
import { mailAttachment, mailbox } from '../contract.ts'

/** The text of a mail, its links to click. */
const Linked = ({ text }: { text: string }) =>
  text.split(/(https?:\/\/\S+)/).map((part, at) =>
    at % 2 === 1 ? (
      <Anchor key={part} href={part} inherit underline="always" style={{ overflowWrap: 'anywhere' }}>
        {part}
      </Anchor>
    ) : (
      part
    ),
  )

const noMail = {
  title: 'No mail yet',
  children: 'Invite a person, schedule a report, or ask for a new password on the sign-in page.',
}

const Mails = () => {
  const found = useQuery(mailbox, {}, { staleTime: 0, refetchInterval: 5_000 })
  return (
    <ListStates
      question={listOf(found, 'The mailbox could not be loaded.')}
      empty={{ none: noMail }}
      waiting={<LoadingLines label="Loading mails" lines={8} />}
    >
      {(rows) => (
        <Stack gap="md" maw={720}>
          {rows.map((mail) => (
            <Paper key={mail.id} p="md" component="article" aria-label={`${mail.subject}, to ${mail.to}`}>
              <Text fw={600}>{mail.subject}</Text>
              <Text size="sm" c="dimmed" mb="sm">
                To {mail.to} · {formatDateTime(mail.at)}
              </Text>
              <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
                <Linked text={mail.text} />
              </Text>
              {mail.attachment ? (
                <Text size="sm" mt="sm">
                  Attached:{' '}
                  <Anchor href={urlOf(mailAttachment, { id: mail.id })} download inherit underline="always">
                    {mail.attachment}
                  </Anchor>
                </Text>
              ) : null}
            </Paper>
          ))}
        </Stack>
      )}
    </ListStates>
  )
}

/** What a demo would have mailed. */
export const MailboxPage = () => (
  <Page
    title="Mailbox"
    lead="This demo sends no mail: what it would send to you arrives here, and so do the invitations that you make and what your clinic writes to candidates."
  >
    <Mails />
  </Page>
)
