import { Anchor, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage, type ReplyOf } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { pluralize } from '../../../../rules/words/count.ts'
import { Fold } from '../../../../ui/fold/fold.tsx'
import { formatInstant } from '../../../../ui/format-instant.ts'
import { PrevNextPager } from '../../../../ui/list/prev-next-pager.tsx'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { erasures } from '../contract/erasures.ts'
import { FindForm } from './find-form.tsx'

type Erasure = ReplyOf<typeof erasures>['items'][number]
const perPage = 25

const CertificateLine = ({ erasure: { url, erasedAt, cause, records } }: { erasure: Erasure }) => (
  <Text size="sm">
    <Anchor href={url} target="_blank" rel="noreferrer" underline="always" size="sm">
      Certificate of {formatInstant(erasedAt)}
    </Anchor>{' '}
    · {cause === 'request' ? 'on request' : 'by the retention'}
    {records > 1 ? ` · ${pluralize(records, 'record')} of one person` : ''}
  </Text>
)

const Listed = () => {
  const [page, setPage] = useState(1)
  const found = useQuery(erasures, { page }, { keepPrevious: true })
  if (found.isError)
    return (
      <ErrorState onRetry={() => void found.refetch()}>
        {getErrorMessage(found.error, 'Couldn’t load the certificates.')}
      </ErrorState>
    )
  if (!found.data) return <LoadingLines label="Loading the certificates" lines={3} />
  const { items, total } = found.data
  if (total === 0) return <Text size="sm">No one has been permanently deleted yet.</Text>
  return (
    <>
      <Text fw={600}>{pluralize(total, 'certificate')}</Text>
      {items.map((erasure) => (
        <CertificateLine key={erasure.id} erasure={erasure} />
      ))}
      <PrevNextPager page={page} hasMore={page * perPage < total} onPage={setPage} />
    </>
  )
}

/** Certificates of permanently deleted candidates, to print or to find by phone or email; for Admins and platform staff. */
export const ErasuresSection = () => {
  const [found, setFound] = useState<Erasure[] | null>(null)
  return (
    <Fold name="erasures" title="Deleted candidates" lead="A certificate for each deletion. It names no one.">
      <Stack gap="sm">
        <FindForm onFound={setFound} />
        <div role="status">
          {found?.length === 0 ? <Text size="sm">No certificate matches.</Text> : null}
          {found && found.length > 0 ? (
            <>
              <Text fw={600}>{pluralize(found.length, 'match', 'matches')}</Text>
              {found.map((erasure) => (
                <CertificateLine key={erasure.id} erasure={erasure} />
              ))}
            </>
          ) : null}
        </div>
        <Listed />
      </Stack>
    </Fold>
  )
}
