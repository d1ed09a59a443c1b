import { Badge, Text } from '@mantine/core'
import { useState } from 'react'
import type { ReplyOf } from '../../../../platform/web/call.ts'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { toListQuestion } from '../../../../platform/web/to-list-question.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatPhone } from '../../../../rules/phone/phone.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import type { Column } from '../../../../ui/list/list-column.ts'
import { ListScreen } from '../../../../ui/list/list-screen.tsx'
import { showProblem, showToast } from '../../../../ui/notice/show-toast.ts'
import { useLastValue } from '../../../../ui/use-last-value.ts'
import { useMe } from '../../../access/sign-in/web/public.ts'
import { invitations, withdrawInvitation } from '../contract/invitations.ts'
import { people } from '../contract/people.ts'
import { InvitationMenu } from './invitation-menu.tsx'
import { CopyInvitationLink, ResendInvitation } from './invitation-steps.tsx'
import type { ChangeSearch, PeopleSearch } from './people-search.ts'
import { PersonDialogs } from './person-dialogs.tsx'

type Row = ReplyOf<typeof invitations>['rows'][number]

const states = { open: 'Open', accepted: 'Accepted', withdrawn: 'Withdrawn', expired: 'Expired' } as const
const mails = {
  waiting: 'Email on its way',
  sending: 'Email on its way',
  sent: 'Email sent',
  failed: 'Email not delivered. Withdraw it and share a link',
  kept: 'In the mailbox of this demo',
} as const
const texts = {
  waiting: 'Text on its way',
  sending: 'Text on its way',
  sent: 'Text sent',
  delivered: 'Text delivered',
  failed: 'Text not delivered',
  unknown: 'Text delivery unknown',
  canceled: 'Text not sent',
} as const
const moment = (instant: string) =>
  new Date(instant).toLocaleString('en-US', { weekday: 'short', hour: 'numeric', minute: '2-digit' })

const describeText = ({ state, reason, sendAt }: NonNullable<Row['text']>) => {
  if (state === 'waiting' && reason) return `Text waits until ${moment(sendAt)}: ${reason}`
  return reason && state !== 'sent' && state !== 'delivered' ? `${texts[state]}: ${reason}` : texts[state]
}
const describeSent = ({ mail, text }: Row) =>
  [mail ? mails[mail] : '', text ? describeText(text) : ''].filter(Boolean).join(' · ') || 'Link shared'
const whereTo = ({ email, phone_number }: Row) => email || formatPhone(phone_number)

const day = (instant: string) =>
  new Date(instant).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const whom = (row: Row) => row.full_name || row.email || formatPhone(row.phone_number) || 'Anyone with the link'

const columns = (showsOrganization: boolean): Column<Row>[] => [
  {
    key: 'whom',
    label: 'To',
    width: 220,
    cell: (row) => (
      <>
        <Text size="sm" fw={600}>
          {whom(row)}
        </Text>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {row.email || (row.phone_number ? formatPhone(row.phone_number) : '')}
        </Text>
      </>
    ),
  },
  {
    key: 'state',
    aside: true,
    label: 'State',
    width: 110,
    cell: (row) => (
      <Badge variant="light" color={row.state === 'open' ? 'pine' : 'gray'} tt="none">
        {states[row.state]}
      </Badge>
    ),
  },
  { key: 'sent', label: 'Sent', width: 170, cell: describeSent },
  { key: 'level', label: 'Admin level', width: 90, cell: (row) => row.admin_level ?? 'None' },
  ...(showsOrganization
    ? [{ key: 'organization', label: 'Organization', width: 160, cell: (row: Row) => row.organization_name }]
    : []),
  { key: 'by', label: 'Invited by', width: 130, cell: (row) => row.invited_by || '–' },
  { key: 'made', label: 'Created', width: 110, cell: (row) => day(row.created_at) },
  { key: 'until', label: 'Expires', width: 110, cell: (row) => day(row.expires_at) },
]

/** The invitations, with the state of each. */
export const InvitationList = ({ search, onSearch }: { search: PeopleSearch; onSearch: ChangeSearch }) => {
  const me = useMe()
  const found = useQuery(invitations, {})
  const known = useQuery(people, {})
  const withdraw = useCommand(withdrawInvitation)
  const [step, setStep] = useState<{ kind: 'send' | 'link'; row: Row } | null>(null)
  const shown = useLastValue(step)
  const close = () => setStep(null)
  return (
    <ListScreen
      caption="Invitations"
      question={toListQuestion(found, 'Couldn’t load the invitations.')}
      empty={{
        none: {
          title: 'No invitations yet.',
          children: 'Invite a person and follow the invitation here.',
          action: (
            <LinkButton to="/user-management" search={{ tab: 'invitations', dialog: 'invite' }}>
              Invite a Person
            </LinkButton>
          ),
        },
      }}
      columns={columns(me?.isPlatform ?? false)}
      actions={(row) =>
        row.state === 'open' || row.state === 'expired' ? (
          <InvitationMenu
            name={whom(row)}
            canSend={row.canSend}
            onSend={() => setStep({ kind: 'send', row })}
            onLink={() => setStep({ kind: 'link', row })}
            onWithdraw={() =>
              withdraw.mutate(
                { id: row.id },
                {
                  onSuccess: () => showToast('Invitation withdrawn. Its link no longer works.'),
                  onError: (error) =>
                    showProblem(getErrorMessage(error, 'Couldn’t withdraw the invitation. Try again.')),
                },
              )
            }
          />
        ) : null
      }
    >
      <Dialog
        opened={step !== null}
        onClose={close}
        title={shown ? (shown.kind === 'send' ? `Invite ${whom(shown.row)} again` : `Link for ${whom(shown.row)}`) : ''}
        size={shown?.kind === 'send' ? 'sm' : 'md'}
      >
        {shown ? (
          shown.kind === 'send' ? (
            <ResendInvitation id={shown.row.id} to={whereTo(shown.row)} onClose={close} />
          ) : (
            <CopyInvitationLink key={shown.row.id} id={shown.row.id} to={whereTo(shown.row)} onClose={close} />
          )
        ) : null}
      </Dialog>
      <PersonDialogs
        search={search}
        rows={[]}
        organizations={known.data?.organizations ?? []}
        onClose={() => onSearch({ dialog: undefined, id: undefined }, true)}
      />
    </ListScreen>
  )
}
