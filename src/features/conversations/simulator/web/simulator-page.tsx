import { Button, Text } from '@mantine/core'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { LinkButton } from '../../../../platform/web/link-button.tsx'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatPhone } from '../../../../rules/phone/phone.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { formatDateTime } from '../../../../ui/format-date-time.ts'
import { SearchBox } from '../../../../ui/list/search-box.tsx'
import { Page } from '../../../../ui/page.tsx'
import { EmptyState, ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { simulatedTexts } from '../contract/simulator.ts'
import { formatMinutes } from './network-words.ts'
import { PhoneBehavior } from './phone-behavior.tsx'
import { PhoneReply } from './phone-reply.tsx'
import { SimulatedDelivery } from './simulated-delivery.tsx'
import { SimulatorClock } from './simulator-clock.tsx'
import css from './simulator-page.module.css'

type PhonesProps = { q: string; onSearch: (q: string) => void }

const Phones = ({ q, onSearch }: PhonesProps) => {
  const arrived = useQuery(simulatedTexts, { q }, { keepPrevious: true, staleTime: 0 })
  if (arrived.isError)
    return (
      <ErrorState onRetry={() => void arrived.refetch()}>
        {getErrorMessage(arrived.error, 'Couldn’t load the simulated phones.')}
      </ErrorState>
    )
  if (!arrived.data) return <LoadingLines label="Loading phones" lines={8} />
  const { phones, total } = arrived.data
  if (phones.length === 0)
    return (
      <EmptyState
        title={q ? 'No phone matches' : 'Nothing has arrived yet'}
        action={
          q ? (
            <Button variant="default" onClick={() => onSearch('')}>
              Clear Search
            </Button>
          ) : (
            <LinkButton to="/candidate-directory">Open the Candidate Directory</LinkButton>
          )
        }
      >
        {q ? 'Search for another name or number.' : 'Text a candidate, then come back here.'}
      </EmptyState>
    )
  return (
    <>
      <SimulatorClock clock={arrived.data.clock} coming={arrived.data.coming} />
      <Text size="sm" c="dimmed" role="status">
        {formatCount(total)} {total === 1 ? 'phone' : 'phones'}
        {phones.length < total ? `, ${phones.length} shown` : ''}
      </Text>
      <div className={css.phones}>
        {phones.map((phone) => (
          <section
            key={phone.phone}
            className={css.phone}
            aria-label={`Phone of ${phone.name}, ${formatPhone(phone.phone)}`}
          >
            <div className={css.top}>
              <Text size="sm" fw={600} truncate>
                {phone.name}
              </Text>
              <Text size="xs" c="dimmed">
                {formatPhone(phone.phone)}
              </Text>
            </div>
            <PhoneBehavior phone={phone} />
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling list must be reachable by keyboard */}
            <ul className={css.texts} tabIndex={0} aria-label={`Texts to ${phone.name}`}>
              {phone.replies.map(({ id, body, arrivesIn }) => (
                <li key={id} className={css.answer}>
                  <div className={css.bubble}>{body}</div>
                  <Text size="xs" c="dimmed">
                    Answer on its way · {formatMinutes(arrivesIn)} to go
                  </Text>
                </li>
              ))}
              {phone.texts.map((text) => (
                <li key={text.id} data-coming={text.arrivesIn > 0 || undefined}>
                  <div className={css.bubble}>{text.body}</div>
                  <div className={css.meta}>
                    <Text size="xs" c="dimmed">
                      {text.arrivesIn > 0
                        ? `On its way · ${formatMinutes(text.arrivesIn)} to go`
                        : `${formatDateTime(text.at)} · from ${formatPhone(text.from)}`}
                    </Text>
                    {text.arrivesIn > 0 ? null : <SimulatedDelivery id={text.id} />}
                  </div>
                </li>
              ))}
            </ul>
            <PhoneReply phone={phone.phone} name={phone.name} />
          </section>
        ))}
      </div>
    </>
  )
}

/** The phones of a demo: nothing here leaves the machine. */
export const SimulatorPage = ({ q, onSearch }: PhonesProps) => (
  <Page
    title="Phone Simulator"
    lead="In this demo, texts arrive only on these phones. Reply as the candidate or choose a scripted person. Delay texts or make them fail."
  >
    <div>
      <SearchBox label="Search phones..." value={q} onSearch={onSearch} />
    </div>
    <Phones q={q} onSearch={onSearch} />
  </Page>
)
