import { Button, Group, Progress, Text } from '@mantine/core'
import { listFrom } from '../../../../platform/web/to-list-question.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { formatInstant } from '../../../../ui/format-instant.ts'
import { ListStates } from '../../../../ui/list/list-states.tsx'
import { LoadingLines } from '../../../../ui/states.tsx'
import { myExports } from '../contract/exports.ts'
import css from './downloads-body.module.css'

const lookEvery = 1_500

/** Your own downloads of a week: those being written with their progress, the others to be saved again. */
export const DownloadsBody = ({ onDone }: { onDone: () => void }) => {
  const list = useQuery(myExports, {}, { refetchInterval: lookEvery })
  return (
    <ListStates
      question={listFrom(list, 'Couldn’t load the downloads.', (answer) => ({ rows: answer.exports }))}
      empty={{
        none: {
          title: 'No downloads yet',
          children: 'Files you request stay here for a week.',
          action: (
            <Button variant="default" onClick={onDone}>
              Back to the Candidates
            </Button>
          ),
        },
      }}
      waiting={<LoadingLines label="Loading downloads" />}
    >
      {(rows) => (
        <ul className={css.list}>
          {rows.map(({ id, fileName, state, url, total, done, created_at }) => (
            <li key={id} className={css.item}>
              <Group justify="space-between" wrap="nowrap" gap="sm">
                <div style={{ minWidth: 0 }}>
                  <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                    {fileName}
                  </Text>
                  <Text size="sm" c="dimmed">
                    {formatCount(total)} {total === 1 ? 'candidate' : 'candidates'} · {formatInstant(created_at)}
                  </Text>
                </div>
                {state === 'failed' ? (
                  <Text size="sm" c="var(--app-danger)">
                    Failed. Download it again.
                  </Text>
                ) : url && state !== 'waiting' ? (
                  <Button
                    size="compact-sm"
                    variant="default"
                    component="a"
                    href={url}
                    download
                    aria-label={`Save ${fileName}`}
                  >
                    Save
                  </Button>
                ) : null}
              </Group>
              {state === 'waiting' ? (
                <Progress
                  mt={6}
                  size={6}
                  value={total > 0 ? (done / total) * 100 : 0}
                  aria-label={`${formatCount(done)} of ${formatCount(total)} written`}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </ListStates>
  )
}
