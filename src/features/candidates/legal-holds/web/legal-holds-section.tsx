import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { getErrorMessage, type ReplyOf } from '../../../../platform/web/call.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { pluralize } from '../../../../rules/words/count.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Fold } from '../../../../ui/fold/fold.tsx'
import { formatInstant } from '../../../../ui/format-instant.ts'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { useLastValue } from '../../../../ui/use-last-value.ts'
import { getPage } from '../../directory/rules/candidate-link.ts'
import { legalHolds } from '../contract/legal-holds.ts'
import { EndHoldForm } from './end-hold-form.tsx'
import { SetHoldForm } from './set-hold-form.tsx'

type Holds = ReplyOf<typeof legalHolds>
type Hold = Pick<Holds['candidates'][number], 'id' | 'reason' | 'at' | 'by'>

const formatSetter = ({ at, by }: Hold) =>
  `Since ${formatInstant(at)}${by.name ? `, set by ${by.name}` : by.kind === 'platform' ? ', set by platform staff' : ''}`

const Listed = ({ holds, onSet, onEnd }: { holds: Holds; onSet: () => void; onEnd: (hold: Hold) => void }) => {
  const { organization, candidates, total } = holds
  return (
    <Stack gap="sm">
      <Text size="sm">
        While a legal hold is open, neither a deletion request nor the retention deletes anything it covers. To hold one
        candidate, open their page and choose More, Legal hold.
      </Text>
      {organization ? (
        <Group justify="space-between" gap="xs">
          <div>
            <Text fw={600}>All records are under a legal hold</Text>
            <Text size="sm">{organization.reason}</Text>
            <Text size="sm" c="dimmed">
              {formatSetter(organization)}
            </Text>
          </div>
          <Button size="compact-sm" variant="default" onClick={() => onEnd(organization)}>
            End Hold…
          </Button>
        </Group>
      ) : (
        <div>
          <Button variant="default" onClick={onSet}>
            Hold All Records…
          </Button>
        </div>
      )}
      {total > 0 ? (
        <Text fw={600}>
          {pluralize(total, 'candidate')} under a hold
          {total > candidates.length ? `, the newest ${candidates.length} below` : ''}
        </Text>
      ) : null}
      {candidates.map((hold) => (
        <Group key={hold.id} justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
          <div>
            <Anchor underline="always" renderRoot={(props) => <Link {...props} {...getPage(hold.candidate)} />}>
              {hold.candidate.name || 'Unknown'}
            </Anchor>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {hold.reason}
            </Text>
            <Text size="sm" c="dimmed">
              {formatSetter(hold)}
            </Text>
          </div>
          <Button
            size="compact-sm"
            variant="default"
            style={{ flexShrink: 0 }}
            aria-label={`End the hold on ${hold.candidate.name || 'Unknown'}…`}
            onClick={() => onEnd(hold)}
          >
            End Hold…
          </Button>
        </Group>
      ))}
    </Stack>
  )
}

/** Legal holds of an organization (your own if none is named) and its candidates; for Admins and platform staff. */
export const LegalHoldsSection = ({ organizationId }: { organizationId?: string }) => {
  const found = useQuery(legalHolds, organizationId ? { organization_id: organizationId } : {})
  const [isSetting, setIsSetting] = useState(false)
  const [ending, setEnding] = useState<Hold | null>(null)
  const shown = useLastValue(ending)
  const close = () => setEnding(null)
  return (
    <Fold name="legal-holds" title="Legal holds" lead="Records that must not be deleted, even on request.">
      {found.data ? (
        <Listed holds={found.data} onSet={() => setIsSetting(true)} onEnd={setEnding} />
      ) : found.isError ? (
        <ErrorState onRetry={() => void found.refetch()}>
          {getErrorMessage(found.error, 'Couldn’t load the legal holds.')}
        </ErrorState>
      ) : (
        <LoadingLines label="Loading the legal holds" lines={3} />
      )}
      <Dialog opened={isSetting} onClose={() => setIsSetting(false)} title="Hold all records?">
        <SetHoldForm
          candidateId={null}
          organizationId={organizationId}
          onDone={() => setIsSetting(false)}
          onCancel={() => setIsSetting(false)}
        />
      </Dialog>
      <Dialog opened={ending !== null} onClose={close} title="End this legal hold?">
        {shown ? <EndHoldForm key={shown.id} hold={shown} onDone={close} onCancel={close} /> : null}
      </Dialog>
    </Fold>
  )
}
