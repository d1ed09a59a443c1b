import { Anchor, Button, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@reinforce/icons'
import { Link } from '@tanstack/react-router'
import { PanelLink } from '../../../../../platform/web/panel/panel-link.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { formatDateTime } from '../../../../../ui/format-date-time.ts'
import css from './away.module.css'
import type { Results } from './plan.ts'

type Result = Results[number]

const describeOffered = ({ textAt, at }: Result): string => {
  if (textAt === null) return 'Offered new times by text'
  const goes = `The text with new times goes out ${formatDateTime(textAt)}`
  return textAt >= at ? `${goes}, after the interview’s start: call them` : goes
}

const describeResult = (result: Result): string => {
  if (result.did === 'offered') return describeOffered(result)
  if (result.did === 'passed') return `Reassigned to ${result.why ?? 'a colleague'}`
  return result.did === 'byHand' ? `Canceled. Notify them. ${result.why ?? ''}` : `Left as is. ${result.why ?? ''}`
}

/** Whether someone still has to do something. */
const isOpen = ({ did, textAt, at }: Result) => did === 'byHand' || did === 'stays' || (textAt !== null && textAt >= at)

const summary = (results: Results): string => {
  const open = results.filter(isOpen).length
  if (open === 0) return 'All done.'
  return `Done for ${results.length - open} of ${results.length}. ${open === 1 ? 'One needs' : `${open} need`} you:`
}

/** The result for each person, people who need staff first. A name leads to their conversation. */
export const AwayResults = ({ results, onClose }: { results: Results; onClose: () => void }) => (
  <>
    <Text fw={600} role="status">
      {summary(results)}
    </Text>
    <ul className={css.list} aria-label="Results">
      {results
        .toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)))
        .map((result) => {
          const Icon = isOpen(result) ? IconAlertTriangle : IconCircleCheck
          return (
            <li key={result.id} className={css.result} data-open={isOpen(result) || undefined}>
              <Icon size={18} stroke={1.7} aria-hidden />
              <div>
                <Anchor
                  size="sm"
                  fw={600}
                  renderRoot={(props) => <PanelLink {...props} id={result.candidateId} part="messages" />}
                >
                  {result.candidate}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {describeResult(result)}
                </Text>
              </div>
            </li>
          )
        })}
    </ul>
    {results.some(({ did }) => did === 'byHand') ? (
      <Text size="sm" c="dimmed">
        People to notify stay listed under{' '}
        <Anchor size="sm" component={Link} to="/automations">
          Automations, Needs attention
        </Anchor>{' '}
        until someone marks them as notified.
      </Text>
    ) : null}
    <DialogActions>
      <Button data-autofocus onClick={onClose}>
        Done
      </Button>
    </DialogActions>
  </>
)
