import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getErrorMessage, type ReplyOf } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { pluralize } from '../../../../../rules/words/count.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { DotBadge } from '../../../../../ui/dot-badge.tsx'
import { showProblem, showToast } from '../../../../../ui/notice/show-toast.ts'
import { showToastWithAction } from '../../../../../ui/notice/show-toast-with-action.tsx'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { tones } from '../../../../../ui/tones.ts'
import { useCan, useMe } from '../../../../access/sign-in/web/public.ts'
import { coverInterviews, enrollmentPath, uncoverInterviews } from '../../contract/path.ts'
import { type Preset, presetWords } from '../../rules/presets.ts'
import type { AutomationsSearch } from '../automations-search.ts'
import css from './path.module.css'

/** Where the links of a station scroll to: on a phone the path fills the screen. */
const peopleId = 'people'

export type Path = ReplyOf<typeof enrollmentPath>
type Station = Path['stations'][number]

/** Where a candidate goes from each station: on to the next, or back to the one above. */
const leadsTo: Readonly<Record<Preset, 'next' | 'back' | undefined>> = {
  applicant: 'next',
  booked: 'next',
  no_show: 'back',
  hired: undefined,
  re_engage: 'back',
}

const describeSwitch = ({ on }: Station, organizations: number): string => {
  if (on === 0) return 'Off'
  return organizations === 1 ? 'On' : `On in ${formatCount(on)} of ${formatCount(organizations)}`
}

type UncoveredProps = { organizationId: string | undefined; count: number }

/** Interviews booked before their automation was on, and the offer to cover them. Mounted without any, too: its undo comes later. */
const Uncovered = ({ organizationId, count }: UncoveredProps) => {
  const mayChange = useCan('users:manage')
  const cover = useCommand(coverInterviews)
  const uncover = useCommand(uncoverInterviews)
  const undo = (id: string, at: string) =>
    uncover.mutate(
      { id, at },
      {
        onSuccess: ({ uncovered }) =>
          showToast(`${pluralize(uncovered, 'candidate')} won’t get them.`, { id: 'cover' }),
        onError: (error) => showProblem(getErrorMessage(error, 'Couldn’t undo that. Try again.'), { id: 'cover' }),
      },
    )
  if (count === 0) return null
  return (
    <div className={css.uncovered}>
      <Text size="sm">
        {pluralize(count, 'interview')} {count === 1 ? 'was' : 'were'} booked before this was on.
      </Text>
      {mayChange && organizationId ? (
        <Button
          variant="default"
          size="compact-sm"
          loading={cover.isPending}
          onClick={() =>
            cover.mutate(
              { id: organizationId },
              {
                onSuccess: ({ covered, at }) =>
                  showToastWithAction(
                    `${pluralize(covered, 'candidate')} will get the texts of ${presetWords.booked.name}.`,
                    { id: 'cover', onPress: () => undo(organizationId, at) },
                  ),
                onError: (error) => showProblem(getErrorMessage(error, 'Couldn’t save that. Try again.')),
              },
            )
          }
        >
          Cover {count === 1 ? 'It' : 'Them'}
        </Button>
      ) : null}
    </div>
  )
}

type StationProps = { station: Station; path: Path; search: AutomationsSearch }

const StationItem = ({ station, path, search }: StationProps) => {
  const { organization, preset: chosen } = search
  const { preset, on, offAt, today, awaitingReply, needsStaff } = station
  const own = useMe()?.organization.id
  const everyone = useCan('platform:see')
  const { name, begins } = presetWords[preset]
  const at = { preset, organization }
  const isEmpty = on + today + awaitingReply + needsStaff === 0
  return (
    <li
      className={css.station}
      style={{ gridArea: preset }}
      data-off={on === 0 || undefined}
      data-chosen={preset === chosen || undefined}
      data-to={leadsTo[preset]}
    >
      <div className={css.head}>
        <Link to="/automations" search={{ tab: 'presets', ...at }} hash={peopleId} className={css.name}>
          {name}
        </Link>
        <DotBadge colors={on > 0 ? tones.pine : tones.gray}>{describeSwitch(station, path.organizations)}</DotBadge>
      </div>
      <span className={css.begins}>{begins}</span>
      {offAt.length > 0 ? <span className={css.begins}>Off at {offAt.join(', ')}</span> : null}
      {isEmpty ? null : (
        <p className={css.counts}>
          <Link
            to="/automations"
            search={{ show: 'started', ...at }}
            hash={peopleId}
            className={css.count}
            title="Started today"
          >
            <b>{formatCount(today)}</b> today
          </Link>
          <Link
            to="/automations"
            search={{ show: 'awaiting_reply', ...at }}
            hash={peopleId}
            className={css.count}
            title="Waiting for reply"
          >
            <b>{formatCount(awaitingReply)}</b> waiting
          </Link>
          <Link
            to="/automations"
            search={at}
            hash={peopleId}
            className={css.count}
            data-calls={needsStaff > 0 || undefined}
          >
            <b>{formatCount(needsStaff)}</b> {needsStaff === 1 ? 'needs' : 'need'} attention
          </Link>
        </p>
      )}
      {preset === 'booked' ? (
        <p className={css.counts}>
          <Link to="/automations" search={{ ...search, section: 'hours' }} className={css.part} resetScroll={false}>
            Booking Hours
          </Link>
          <Link to="/automations" search={{ ...search, section: 'reminders' }} className={css.part} resetScroll={false}>
            Reminders
          </Link>
        </p>
      ) : null}
      {preset === 'booked' ? <Uncovered organizationId={everyone ? organization : own} count={path.uncovered} /> : null}
    </li>
  )
}

type PathProps = { search: AutomationsSearch; children: (path: Path | undefined) => ReactNode }

/**
 * The path of an applicant as stations, each an automation: whether it is on, who is there now, and where it leads. Its
 * name opens its settings, each number its people. `children` follow once it is drawn, so that nothing jumps. Before
 * any automation was on there is no one to draw.
 */
export const AutomationPath = ({ search, children }: PathProps) => {
  const { organization } = search
  const found = useQuery(enrollmentPath, organization ? { organization_id: organization } : {}, { keepPrevious: true })
  const { data } = found
  if (found.isError && !data)
    return (
      <>
        <ErrorState onRetry={() => void found.refetch()}>Couldn’t load the automations’ people.</ErrorState>
        {children(undefined)}
      </>
    )
  if (!data) return <LoadingLines label="Loading automations" lines={12} />
  if (data.isUnused) return children(data)
  return (
    <>
      <ol className={css.path} aria-label="Path of an applicant">
        {data.stations.map((station) => (
          <StationItem key={station.preset} station={station} path={data} search={search} />
        ))}
      </ol>
      <div id={peopleId}>{children(data)}</div>
    </>
  )
}
