import { Button, CopyButton, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { useLastValue } from '../../../../../ui/use-last-value.ts'
import { applyLink } from '../../../../clients/job-codes/web/public.ts'
import { listSuccessCodes } from '../../rules/list-success-codes.ts'
import type { SuccessItem } from '../../rules/success-item.ts'
import { SuccessCodesTable } from './success-codes-table.tsx'

const getTitle = (item: SuccessItem) => {
  if (item.type === 'organization') return 'The organization is ready'
  const count = item.type === 'location' ? item.locations.length : listSuccessCodes(item).length
  const n = formatCount(count)
  return count === 1 ? `The ${item.type} was added` : `${n} ${item.type}s were added`
}

const Body = ({ item, onClose }: { item: SuccessItem; onClose: () => void }) => {
  const codes = listSuccessCodes(item)
  return (
    <>
      <Text mb="sm">
        {codes.length > 0
          ? 'Share these job codes. Candidates who apply with one arrive at the right location.'
          : 'All set.'}
      </Text>
      {codes.length > 0 ? <SuccessCodesTable codes={codes} onLeave={onClose} /> : null}
      <DialogActions>
        {codes.length > 0 ? (
          <CopyButton
            value={codes
              .map(({ where, position, code }) => `${where} – ${position}: ${code} – ${applyLink(code)}`)
              .join('\n')}
          >
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? 'Copied' : 'Copy Codes'}
              </Button>
            )}
          </CopyButton>
        ) : null}
        <Button variant="default" onClick={onClose} renderRoot={(props) => <Link {...props} to="/active-job-codes" />}>
          Open Job Codes
        </Button>
        <Button
          variant="default"
          onClick={onClose}
          renderRoot={(props) => (
            <Link {...props} to="/job-post-tracker" search={{ dialog: 'add', code: codes[0]?.code }} />
          )}
        >
          Create Job Post
        </Button>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </>
  )
}

type SuccessDialogProps = { opened: boolean; item: SuccessItem | null; onClose: () => void }

/** The codes of what was added. */
export const SuccessDialog = ({ opened, item, onClose }: SuccessDialogProps) => {
  const shown = useLastValue(item)
  return (
    <Dialog opened={opened} onClose={onClose} title={shown ? getTitle(shown) : 'Ready'} size="xl">
      {shown ? <Body item={shown} onClose={onClose} /> : null}
    </Dialog>
  )
}
