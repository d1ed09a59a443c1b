import { SimpleGrid, Title } from '@mantine/core'
import { getErrorMessage, getUrl } from '../../../../../platform/web/call.ts'
import { LinkButton } from '../../../../../platform/web/link-button.tsx'
import type { Day } from '../../../../../rules/day.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { showMinutes } from '../../../../../rules/words/show-minutes.ts'
import { EmptyState, ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { exportHiring, type Hiring } from '../../contract/hiring.ts'
import { formatComparison, formatDays, type MonthComparison } from '../../rules/get-comparison-period.ts'
import { formatDifference, formatMinutesDifference, showShare } from '../../rules/hiring.ts'
import { describeDelivery } from '../../rules/hiring-insights.ts'
import { type Period, showPeriod } from '../../rules/periods/period.ts'
import figures from '../figure.module.css'
import { Figure } from '../figure.tsx'
import { Section } from '../section.tsx'
import { SheetLinks } from '../sheet-links.tsx'
import { Costs } from './costs.tsx'
import css from './drawing.module.css'
import { DrawnFunnel } from './drawn-funnel.tsx'
import { FirstTouch } from './first-touch.tsx'
import type { OnPeople } from './people-link.tsx'
import { Retention } from './retention.tsx'
import { useHiring } from './use-hiring.ts'
import { Waiting } from './waiting.tsx'
import { WeeklyPlaces } from './weekly-places.tsx'
import { Weeks } from './weeks.tsx'

type Head = {
  label: string
  value: string
  was: string
  /** Fewer is better. */
  isLessBetter?: true
  people: Parameters<OnPeople>[0] | null
  note?: string
}

const n = (value: number) => formatCount(value)

/** The figures of a month; `now` and `then` are what is compared of it and of another one. */
const listHeads = (hiring: Hiring, now: Hiring, then: Hiring | undefined): Head[] => [
  {
    label: 'Candidates received',
    value: n(hiring.received),
    was: then ? formatDifference(now.received, then.received) : '',
    people: { title: 'Candidates received' },
  },
  {
    label: 'Hire rate',
    value: showShare(hiring.perHundred),
    was: then ? formatDifference(now.perHundred, then.perHundred) : '',
    people: { title: 'Hired', stage: 5 },
    note: `${n(hiring.reached[5] ?? 0)} of the ${n(hiring.received)} received are hired so far`,
  },
  {
    label: 'Median time to first contact',
    value: showMinutes(hiring.touch.median),
    was: then ? formatMinutesDifference(now.touch.median, then.touch.median) : '',
    isLessBetter: true,
    people: { title: 'Contacted', touch: 'touched' },
    note: `${n(hiring.touch.touched)} contacted, ${n(hiring.touch.withinHour)} within an hour, ${n(hiring.touch.withinDay)} within a day`,
  },
  {
    label: 'Not contacted yet',
    value: n(hiring.received - hiring.touch.touched),
    was: then ? formatDifference(now.received - now.touch.touched, then.received - then.touch.touched) : '',
    isLessBetter: true,
    people: { title: 'Not contacted yet', touch: 'untouched' },
    note: 'Everyone not contacted yet, today’s candidates included',
  },
  {
    label: 'Texts delivered',
    value: showShare(hiring.texts.deliveryRate),
    was: then ? formatDifference(now.texts.deliveryRate, then.texts.deliveryRate) : '',
    people: { title: 'Received a text', of: 'texted', texts: 'delivered' },
    note: describeDelivery(hiring.texts),
  },
  {
    label: 'Reply rate',
    value: showShare(hiring.texts.replyRate),
    was: then ? formatDifference(now.texts.replyRate, then.texts.replyRate) : '',
    people: { title: 'Replied to a text', of: 'texted', texts: 'replied' },
    note: `${n(hiring.texts.replied)} of ${n(hiring.texts.people)} texted in the period`,
  },
]

type HiringSectionProps = {
  month: Period
  /** Null: nothing is compared. */
  beside: MonthComparison | null
  today: Day
  organization: string | undefined
  onPeople: OnPeople
}

type ChangeProps = { was: string; days: string; isLessBetter: true | undefined }

/** A change since other days, '+10 vs. Oct 1–20', and whether it is for the better. */
const Change = ({ was, days, isLessBetter }: ChangeProps) => {
  if (was === '–') return null
  if (was === 'same') return <div>Same as {days}</div>
  const isMore = was.startsWith('+')
  const isBetter = isMore !== Boolean(isLessBetter)
  return (
    <div className={css.change}>
      <span className={css.verdict} data-better={isBetter || undefined}>
        {isMore ? '↑' : '↓'} {isBetter ? 'Better' : 'Worse'}
      </span>
      <span>{`${was.replace('-', '−')} vs. ${days}`}</span>
    </div>
  )
}

/**
 * Hiring figures for the candidates received in a month, next to another month: the same days of both while one is not
 * over.
 */
export const HiringSection = ({ month, beside, today, organization, onPeople }: HiringSectionProps) => {
  const { asked, found, now, other: then, isComparing } = useHiring({ month, beside, today, organization })
  const hiring = found.data
  const days = beside ? formatDays(beside.other, month, beside.through) : ''
  const links = (
    <SheetLinks of="the hiring figures" href={(format) => getUrl(exportHiring, { ...asked, month, format })} />
  )
  if (found.isError && !hiring)
    return (
      <Section id="hiring" title="Hiring performance">
        <ErrorState onRetry={() => void found.refetch()}>
          {getErrorMessage(found.error, 'Couldn’t load the hiring figures.')}
        </ErrorState>
      </Section>
    )
  if (!hiring || isComparing)
    return (
      <Section id="hiring" title="Hiring performance" right={null}>
        <LoadingLines label="Loading hiring figures" lines={12} />
      </Section>
    )
  if (hiring.received === 0 && hiring.texts.people === 0 && hiring.hires === 0)
    return (
      <Section id="hiring" title="Hiring performance">
        <EmptyState
          title={`No candidates were received in ${showPeriod(month)}.`}
          action={<LinkButton to="/active-job-codes">Open Job Codes</LinkButton>}
        >
          Share a job code to get candidates.
        </EmptyState>
      </Section>
    )
  return (
    <Section
      id="hiring"
      title="Hiring performance"
      about={
        <>
          How far the candidates received in {showPeriod(month)} have gotten. Statuses held under 10 minutes don’t
          count. Texts and hires are those of the period.
          {beside?.through ? ` Changes compare ${formatComparison(beside)}.` : ''}
        </>
      }
      right={links}
    >
      <SimpleGrid className={figures.list} cols={{ base: 1, xs: 2, md: 3, xl: 6 }} spacing="sm" mb="md">
        {listHeads(hiring, now ?? hiring, then).map(({ label, value, was, isLessBetter, people, note }) => (
          <Figure
            key={label}
            label={label}
            isRow
            value={value}
            onOpen={people && value !== '–' && value !== '0' ? () => onPeople(people) : undefined}
            note={
              <>
                {was && days ? <Change was={was} days={days} isLessBetter={isLessBetter} /> : null}
                {note ? <div>{note}</div> : null}
              </>
            }
          />
        ))}
      </SimpleGrid>
      <div className={css.pair}>
        <DrawnFunnel hiring={hiring} now={now ?? hiring} then={then} days={days} onPeople={onPeople} />
        <FirstTouch hiring={hiring} onPeople={onPeople} />
        <Waiting hiring={hiring} then={then} days={days} onPeople={onPeople} />
        <Weeks hiring={hiring} month={month} onPeople={onPeople} />
      </div>
      <WeeklyPlaces month={month} organization={organization} onPeople={onPeople} />
      <Costs hiring={hiring} month={month} organization={organization} onPeople={onPeople} />
      <Title order={3} mt="md" mb={4}>
        Retention
      </Title>
      <Retention hiring={hiring} onPeople={onPeople} />
    </Section>
  )
}
