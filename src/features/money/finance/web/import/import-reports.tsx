import { Anchor, Button, FileInput, Stack, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@reinforce/icons'
import { pluralize } from '../../../../../rules/words/count.ts'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { LoadingLines } from '../../../../../ui/states.tsx'
import { reportTemplate } from '../../contract/report-import.ts'
import { PreviewOfReports } from './preview-of-reports.tsx'
import { type ReportsAdded, useReportsFile } from './use-reports-file.ts'

/** Focuses the next button, because the pressed one is gone by now and keyboard users need a place to continue. */
const focused = (button: HTMLButtonElement | null) => button?.focus()

const outcome = ({ new: added, existing, rejected }: ReportsAdded): string =>
  [
    `${pluralize(added, 'report was', 'reports were')} added.`,
    ...(existing > 0 ? [`Skipped ${pluralize(existing, 'row')} already in the list.`] : []),
    ...(rejected > 0 ? [`${pluralize(rejected, 'row was', 'rows were')} refused.`] : []),
  ].join(' ')

/** A CSV file of performance reports: chosen, looked at, then its new rows are added. The file is kept nowhere. */
export const ImportReports = ({ onClose }: { onClose: () => void }) => {
  const { file, preview, added, problem, busy, look, add, again } = useReportsFile()
  if (added)
    return (
      <>
        <Text role="status">{outcome(added)}</Text>
        <DialogActions>
          <Button variant="default" onClick={again}>
            Another File
          </Button>
          <Button ref={focused} onClick={onClose}>
            Done
          </Button>
        </DialogActions>
      </>
    )
  const count = preview?.counts.new ?? 0
  return (
    <Stack gap="sm">
      <FileInput
        label="File of reports"
        description="CSV, up to 10 MB and 20,000 rows. Column names in the first row, amounts in dollars."
        placeholder="Choose a file"
        accept=".csv,text/csv"
        leftSection={<IconFileSpreadsheet size={16} stroke={1.7} />}
        value={file}
        onChange={(chosen) => void look(chosen)}
        error={problem || undefined}
        disabled={busy && preview !== null}
      />
      <Text size="sm" c="dimmed">
        No file yet?{' '}
        <Anchor href={reportTemplate.path} download inherit underline="always">
          Download a template
        </Anchor>{' '}
        with every column we read. We add a report for the same customer and month once.
      </Text>
      {busy && !preview ? <LoadingLines label="Reading the file" lines={4} /> : null}
      {preview ? <PreviewOfReports preview={preview} /> : null}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        {problem && file ? (
          <Button variant="default" disabled={busy} onClick={() => void look(file)}>
            Check Again
          </Button>
        ) : null}
        <Button disabled={count === 0} loading={busy && preview !== null} onClick={() => void add()}>
          {count > 0 ? `Add ${pluralize(count, 'Report')}` : 'Add Reports'}
        </Button>
      </DialogActions>
    </Stack>
  )
}
