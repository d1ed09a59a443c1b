import { Button, Checkbox } from '@mantine/core'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { Alert } from '../../../../ui/alert.tsx'
import type { ComposingState } from './use-composing.ts'

const people = (count: number) => `${formatCount(count)} ${count === 1 ? 'person' : 'people'}`

/** Why a text was not sent, or that no one knows yet, with the way to find out. */
export const SendAlert = ({
  alert,
  lost,
  recheck,
  busy,
}: Pick<ComposingState, 'alert' | 'lost' | 'recheck' | 'busy'>) =>
  alert ? (
    <Alert>
      {alert}
      {lost ? (
        <Button size="compact-xs" variant="subtle" ml={6} loading={busy} onClick={() => void recheck()}>
          Check Again
        </Button>
      ) : null}
    </Alert>
  ) : null

/** The origin of the draft, and a preview that failed to load. */
export const ComposingNotes = ({ words, failed, refetch }: Pick<ComposingState, 'words' | 'failed' | 'refetch'>) => (
  <>
    {words.source === 'composed' ? (
      <Alert kind="note">This draft comes from the resume, without AI. Read it before you send it.</Alert>
    ) : null}
    {failed ? (
      <Alert kind="note">
        Couldn’t load the preview.{' '}
        <Button size="compact-xs" variant="subtle" onClick={() => void refetch()}>
          Retry
        </Button>
      </Alert>
    ) : null}
  </>
)

type ConsentProps = Pick<ComposingState, 'attested' | 'setAttested' | 'asksConsent'> & {
  unknown: number
  isOne: boolean
}

/** The sender's word for a consent that is not on record; shown only when it is needed. */
export const ConsentCheck = ({ attested, setAttested, asksConsent, unknown, isOne }: ConsentProps) =>
  asksConsent ? (
    <Checkbox
      checked={attested}
      onChange={(event) => setAttested(event.currentTarget.checked)}
      label={
        isOne
          ? 'I confirm that this candidate agreed to texts (this is logged).'
          : `I confirm that ${people(unknown)} without consent on record agreed to texts (this is logged). Otherwise they’re skipped.`
      }
    />
  ) : null
