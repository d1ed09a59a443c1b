import { Stack } from '@mantine/core'
import { useDocumentTitle, useMediaQuery } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { getGreetingName } from '../../../../rules/person-name.ts'
import { useCan, useMe } from '../../../access/sign-in/web/public.ts'
import { type CandidateSearch, type HeldRows, TodayList } from '../../../candidates/directory/web/public.ts'
import { Banner, Tip } from './banner.tsx'
import css from './dashboard-page.module.css'
import { FirstDay } from './first-day.tsx'
import { Leaderboard } from './leaderboard.tsx'
import { hasNeeds, NeedsLine } from './needs-line.tsx'
import { QuietNotice } from './quiet-notice.tsx'
import { AverageClients, FirstTouch, JobPostAlerts } from './side-cards.tsx'
import { StatRow } from './stat-row.tsx'
import { Tips, TipsButton } from './tips.tsx'
import { useDashboardStats } from './use-dashboard-stats.ts'

type DashboardPageProps = { search: CandidateSearch; onSearch: (change: CandidateSearch, replace: boolean) => void }

// The admin function answers at most this many rows; a longer list is paged by the server.
const adminListLimit = 1000

/** My Dashboard: today's candidates, and the figures around them. */
export const DashboardPage = ({ search, onSearch }: DashboardPageProps) => {
  const me = useMe()
  useDocumentTitle('My Dashboard')
  const seesMoney = useCan('money:see')
  const dashboard = useDashboardStats()
  const { adminList, awaitsAdminList, stats, settled, overview, missing, today } = dashboard
  const held = useMemo<HeldRows>(() => {
    if (awaitsAdminList) return 'wait'
    return adminList && adminList.length < adminListLimit ? { rows: adminList, total: adminList.length } : null
  }, [adminList, awaitsAdminList])
  const list = today?.firstDay.list ?? 'none'
  // Figures wait until one of them says something.
  const isEmpty = settled && !missing.figures && stats.totalPlatformCandidates === 0 && !stats.revenueThisMonth
  const isFirstDay = isEmpty && list !== 'none'
  const hasTips = me?.tips === true && list === 'none'
  const [showsTips, setShowsTips] = useState(false)
  const name = getGreetingName({
    fullName: me?.user.full_name ?? null,
    metadataFullName: me?.metadata.full_name ?? null,
    email: me?.user.email ?? null,
  })
  const tip = settled ? dashboard.tip : 'Loading statistics...'
  // A phone or tablet has its list first, and the tip below it.
  const isNarrow = useMediaQuery('(max-width: 62.49em)', undefined, { getInitialValueInEffect: false })
  const hasLateTip = isNarrow && !isEmpty && !isFirstDay
  const band = (
    <div className={css.band}>
      <Leaderboard overview={overview} loading={!settled} listedToday={stats.candidatesToday} missing={missing} />
      <FirstTouch overview={overview} loading={!settled} missing={missing} />
      <JobPostAlerts overview={overview} loading={!settled} missing={missing} />
      <AverageClients overview={overview} loading={!settled} missing={missing} seesMoney={seesMoney} />
    </div>
  )
  const figures = (
    <>
      {hasLateTip ? <Tip>{tip}</Tip> : null}
      {band}
    </>
  )
  return (
    <Stack gap={8} className={css.page}>
      <div className={css.top}>
        <Banner
          name={name}
          tip={hasLateTip ? null : tip}
          toReview={today?.toReview ?? null}
          reviewSince={today?.reviewSince ?? null}
          loading={dashboard.awaitsToday}
        />
        {isEmpty && !hasTips && !hasNeeds({ overview, today }) ? null : (
          <NeedsLine overview={overview} today={today} loading={!settled || dashboard.awaitsToday}>
            {hasTips ? <TipsButton isOpen={showsTips} onToggle={() => setShowsTips(!showsTips)} /> : null}
          </NeedsLine>
        )}
        {hasTips && showsTips ? <Tips /> : null}
      </div>
      {settled && dashboard.failed ? (
        <QuietNotice onRetry={dashboard.retry}>Couldn’t load some figures.</QuietNotice>
      ) : null}
      {settled && dashboard.revenueFailed ? (
        <QuietNotice onRetry={dashboard.retryRevenue}>Couldn’t load the revenue, so it shows 0.</QuietNotice>
      ) : null}
      {settled && today ? <FirstDay firstDay={today.firstDay} /> : null}
      {isEmpty ? null : <StatRow {...dashboard} loading={!settled} />}
      {isFirstDay ? null : (
        <TodayList search={search} onSearch={onSearch} held={held} below={isEmpty ? null : figures} />
      )}
    </Stack>
  )
}
