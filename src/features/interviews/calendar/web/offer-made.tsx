import { Button, Stack, Text } from '@mantine/core'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { CopyField } from '../../../../ui/copy/copy-field.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { showMoment } from '../rules/interview-words.ts'
import type { LinkReply } from './schedule/schedule-form.tsx'

type OfferMadeProps = { offered: LinkReply; name: string; onText: () => void; onDone: () => void }

export const getLink = ({ path }: LinkReply) => `${window.location.origin}${path}`

/** A booking link, shown once: to be copied or texted. */
export const OfferMade = ({ offered, name, onText, onDone }: OfferMadeProps) => (
  <Stack gap="sm">
    <Alert kind="success">
      Booking link for {name} created. {formatCount(offered.free)} {offered.free === 1 ? 'time is' : 'times are'} free
      in the next 2 weeks.
    </Alert>
    <CopyField label="Booking link" value={getLink(offered)} />
    <Text size="sm" c="dimmed">
      Copy it now; it won’t appear again. It works once, until {showMoment(new Date(offered.expiresAt), viewerTimeZone)}
      .
    </Text>
    <DialogActions>
      <Button variant="default" onClick={onDone}>
        Close
      </Button>
      <Button data-autofocus onClick={onText}>
        Text the Link…
      </Button>
    </DialogActions>
  </Stack>
)
