import { Paper, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage, type ReplyOf } from '../../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { CheckBox } from '../../../../../ui/check-box.tsx'
import { showProblem } from '../../../../../ui/notice/show-toast.ts'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { chooseNotification, notificationChoices } from '../../contract/choices.ts'
import { notifications } from '../../contract/notifications.ts'
import { choiceNames, type NotificationWay, notificationWays } from '../../rules/notification-ways.ts'
import css from './choices-table.module.css'

type ChoicesReply = ReplyOf<typeof notificationChoices>
type Row = ChoicesReply['rows'][number]

const wayNames: Record<NotificationWay, string> = { app: 'App', email: 'Email', push: 'Push', text: 'Text' }

const explainEmail = ({ emailProblem, isDemoMailbox, email }: ChoicesReply): string => {
  if (emailProblem === 'server') return 'This server doesn’t send email.'
  if (emailProblem === 'address') return 'You have no email address on file. Ask an Admin to add one.'
  return isDemoMailbox ? 'This demo keeps your emails in the Mailbox.' : `Emails go to ${email}.`
}

/** Why a way can't reach the person, in a word or two; null if it can. */
const findReason = (way: NotificationWay, { emailProblem, textProblem, devices }: ChoicesReply): string | null => {
  if (way === 'text') return { none: null, number: 'No number', stopped: 'Stopped' }[textProblem ?? 'none']
  if (way === 'push') return devices === 0 ? 'No device' : null
  if (way === 'app' || emailProblem === null) return null
  return emailProblem === 'server' ? 'No email here' : 'No address'
}

/** Names where else a kind without this way appears; null if nowhere. */
const findElsewhere = (kind: Row['kind'], way: NotificationWay): string | null => {
  if (way === 'push' && kind === 'decision') return 'With replies'
  return way === 'email' && (kind === 'unconfirmed' || kind === 'document') ? 'In the digest' : null
}

type CellProps = {
  kind: Row['kind']
  way: NotificationWay
  /** Null where the kind doesn’t have the way. */
  isOn: boolean | null
  found: ChoicesReply
  onChange: (isOn: boolean) => void
}

const Cell = ({ kind, way, isOn, found, onChange }: CellProps) => {
  if (isOn === null) {
    const elsewhere = findElsewhere(kind, way)
    return <span className={css.why}>{elsewhere ?? <span aria-label="Not available">–</span>}</span>
  }
  const reason = findReason(way, found)
  if (reason !== null) return <span className={css.why}>{reason}</span>
  return <CheckBox label={`${choiceNames[kind]}: ${wayNames[way]}`} checked={isOn} onChange={onChange} />
}

/** Shows a choice at once, and undoes it if it couldn’t be saved. */
const useChoices = () => {
  const question = useQuery(notificationChoices, {}, { staleTime: 0 })
  const bell = useQuery(notifications, { timeZone: viewerTimeZone }, { enabled: false })
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  const save = useCommand(chooseNotification)
  const choose = ({ kind }: Row, way: NotificationWay, isOn: boolean) => {
    const set = (value: boolean) => setChosen((now) => ({ ...now, [`${kind} ${way}`]: value }))
    set(isOn)
    // Also heard if the person has left the screen by then.
    void save
      .mutateAsync({ kind, way, isOn })
      .then(() => (way === 'app' ? bell.refetch() : undefined))
      .catch((error: unknown) => {
        set(!isOn)
        showProblem(getErrorMessage(error, 'Couldn’t save your choice. Try again.'))
      })
  }
  const isChosen = (row: Row, way: NotificationWay) => chosen[`${row.kind} ${way}`] ?? row[way]
  return { question, isChosen, choose }
}

/** Chooses what the person is notified about and how. Each change is saved at once. */
export const ChoicesTable = () => {
  const { question, isChosen, choose } = useChoices()
  const found = question.data
  return (
    <Paper p="md" component="section" aria-label="Your notifications">
      <Title order={2} mb="xs">
        Your notifications
      </Title>
      {found ? (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            {explainEmail(found)} You get at most one email and one text of each kind every 10 minutes, with first names
            only.
          </Text>
          <div className={css.scroll}>
            <table className={css.table} aria-label="Kinds and ways">
              <thead>
                <tr>
                  <th scope="col">Kind</th>
                  {notificationWays.map((way) => (
                    <th key={way} scope="col">
                      {wayNames[way]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {found.rows.map((row) => (
                  <tr key={row.kind}>
                    <th scope="row">{choiceNames[row.kind]}</th>
                    {notificationWays.map((way) => (
                      <td key={way}>
                        <Cell
                          kind={row.kind}
                          way={way}
                          isOn={isChosen(row, way)}
                          found={found}
                          onChange={(isOn) => choose(row, way, isOn)}
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      ) : question.isError ? (
        <ErrorState onRetry={() => void question.refetch()}>Couldn’t load your choices.</ErrorState>
      ) : (
        <LoadingLines label="Loading your choices" lines={9} />
      )}
    </Paper>
  )
}
