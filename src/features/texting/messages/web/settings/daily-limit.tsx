import { Paper, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { useMe } from '../../../../access/sign-in/web/public.ts'
import { allTextingCap, textingCap } from '../../contract/texting-caps.ts'
import { CapForm } from './cap-form.tsx'

const n = (value: number) => formatCount(value)
const texts = (count: number) => `${n(count)} ${count === 1 ? 'text' : 'texts'}`

/** Of how many a day so many went out today. */
const today = (left: number, most: number | null) =>
  most === null
    ? `No limit. ${texts(left)} sent today.`
    : `${texts(left)} of ${n(most)} sent today.${left >= most ? ' The rest wait until tomorrow.' : ''}`

type LimitQuery = {
  data?: { left: number; most: number | null } | undefined
  error: Error | null
  refetch: () => unknown
}

const Limit = ({ title, found, children }: { title: string; found: LimitQuery; children: ReactNode }) => (
  <Paper p="md" component="section" aria-label={title}>
    <Title order={3}>{title}</Title>
    <Stack gap="xs" mt={4}>
      <Text size="sm" c="dimmed">
        Texts over the limit wait for the next day.
      </Text>
      {found.data ? (
        <Text size="sm" role="status">
          {today(found.data.left, found.data.most)}
        </Text>
      ) : found.error ? (
        <ErrorState onRetry={() => void found.refetch()}>
          {getErrorMessage(found.error, 'Couldn’t load the limit.')}
        </ErrorState>
      ) : (
        <LoadingLines label="Loading the limit" lines={2} />
      )}
      {children}
    </Stack>
  </Paper>
)

/** The limit of texts of an organization a day. Platform staff set it, its Admins may lower it, others read it. */
export const DailyLimit = ({ id, mayChange }: { id: string; mayChange: boolean }) => {
  const isPlatform = useMe()?.isPlatform ?? false
  const found = useQuery(textingCap, { id })
  const { byPlatform = null, byClinic = null } = found.data ?? {}
  const mine = isPlatform ? byPlatform : byClinic
  const other = isPlatform
    ? byClinic !== null && `The clinic’s own limit is ${n(byClinic)}.`
    : byPlatform !== null && `The platform allows ${n(byPlatform)}. You can set fewer.`
  return (
    <Limit title="Texts per day" found={found}>
      {found.data && mayChange ? (
        <CapForm
          key={String(mine)}
          id={id}
          most={mine}
          description={other || undefined}
          otherwise={isPlatform ? null : byPlatform}
        />
      ) : null}
    </Limit>
  )
}

/** The same for all organizations together; platform staff alone see it. */
export const DailyLimitOfAll = () => {
  const found = useQuery(allTextingCap, {})
  return (
    <Limit title="Texts per day, all organizations" found={found}>
      {found.data ? <CapForm key={String(found.data.most)} id={null} most={found.data.most} /> : null}
    </Limit>
  )
}
