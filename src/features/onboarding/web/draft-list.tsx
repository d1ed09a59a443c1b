import { Button, Group, Paper, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useCommand } from '../../../platform/web/use-command.ts'
import { pageSize, pagesShown } from '../../../rules/count.ts'
import { csvRow, csvStart } from '../../../rules/csv.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { ListBar } from '../../../ui/list-bar.tsx'
import { ListPages } from '../../../ui/list-pages.tsx'
import type { Column } from '../../../ui/list-column.ts'
import { ListTable } from '../../../ui/list-table.tsx'
import { notice } from '../../../ui/notice.ts'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Empty } from '../../../ui/states.tsx'
import { usePageInReach } from '../../../ui/use-page-in-reach.ts'
import { deleteDraft } from '../contract.ts'
import { owedOf } from '../rules/owed.ts'
import { draftData, type Kind, kindNames, stepNames } from './draft-data.ts'

export type Draft = {
  id: string
  kind: Kind
  data: Record<string, unknown>
  updatedAt: string
  madeBy: string
  organization?: string | null | undefined
}

const nameOf = (draft: Draft) => draft.organization || draftData.parse(draft.data).name || kindNames[draft.kind]
/** Whoever belongs to a clinic does not choose its organization: it is known without the draft. */
const known = (draft: Draft) => {
  const data = draftData.parse(draft.data)
  return { ...data, organization_id: data.organization_id ?? draft.organization ?? undefined }
}
const owedBy = (draft: Draft) => owedOf(draft.kind, known(draft), draft.madeBy)
const stepOf = (draft: Draft) => stepNames[draftData.parse(draft.data).step] ?? 'Organization'

/** The list as a file: what stands on the screen, a line an onboarding. */
const csvOf = (drafts: readonly Draft[]) =>
  csvStart +
  csvRow(['Onboarding', 'Kind', 'Waits at', 'Who owes what', 'Begun by', 'Last change']) +
  drafts
    .map((draft) => {
      const owed = owedBy(draft).map(({ who, what }) => `${who}: ${what.join(', ')}`)
      return csvRow([
        nameOf(draft),
        kindNames[draft.kind],
        stepOf(draft),
        owed.join('; '),
        draft.madeBy,
        draft.updatedAt,
      ])
    })
    .join('')

const OwedLines = ({ draft }: { draft: Draft }) => (
  <>
    {owedBy(draft).map(({ who, what }) => (
      <Text key={who} size="sm">
        <b>{who}</b>: {what.join(', ')}
      </Text>
    ))}
  </>
)

const columns: readonly Column<Draft>[] = [
  {
    key: 'name',
    label: 'Onboarding',
    cell: (draft) => (
      <>
        <Text size="sm" fw={600}>
          {nameOf(draft)}
        </Text>
        <Text size="xs" c="dimmed">
          {kindNames[draft.kind]}
        </Text>
      </>
    ),
  },
  { key: 'step', label: 'Waits at', cell: stepOf },
  { key: 'owed', label: 'Who owes what', cell: (draft) => <OwedLines draft={draft} /> },
  { key: 'who', label: 'Begun by', cell: (draft) => draft.madeBy || '–' },
  {
    key: 'when',
    label: 'Last change',
    cell: (draft) =>
      new Date(draft.updatedAt).toLocaleString('en-US', {
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      }),
  },
]

type DraftListProps = {
  drafts: readonly Draft[]
  q: string
  onSearch: (q: string) => void
  page: number
  onPage: (page: number) => void
  onOpen: (id: string) => void
  onChanged: () => void
}

/** Onboardings that were begun: go on, or discard. */
export const DraftList = ({ drafts: all, q, onSearch, page, onPage, onOpen, onChanged }: DraftListProps) => {
  const words = q.trim().toLowerCase()
  const drafts = words === '' ? all : all.filter((one) => csvOf([one]).toLowerCase().includes(words))
  const [asked, setAsked] = useState<Draft | null>(null)
  const remove = useCommand(deleteDraft)
  usePageInReach(page, pageSize, drafts.length, onPage)
  const discard = async () => {
    if (!asked) return
    try {
      await remove.mutateAsync({ id: asked.id })
      onChanged()
    } catch (error) {
      notice(sentenceOf(error, 'The draft could not be discarded. Please try again.'))
    }
    setAsked(null)
  }
  return (
    <Paper component="section" aria-label="Onboarding in progress" style={{ overflow: 'clip' }}>
      {all.length === 0 ? null : (
        <ListBar
          label="Onboarding in progress"
          right={
            <Button
              component="a"
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.7} />}
              href={`data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(drafts))}`}
              download="onboarding.csv"
            >
              CSV
            </Button>
          }
        >
          <SearchBox label="Search onboardings" value={q} onSearch={onSearch} />
        </ListBar>
      )}
      {all.length > 0 && drafts.length === 0 ? (
        <Empty
          title="No onboarding matches."
          action={
            <Button variant="default" onClick={() => onSearch('')}>
              Clear Search
            </Button>
          }
        />
      ) : drafts.length === 0 ? (
        <Empty title="No onboarding in progress.">
          Start one above. It is saved as you type and can be taken up again.
        </Empty>
      ) : (
        <ListTable
          caption="Onboarding in progress"
          columns={columns}
          chooser="onboarding"
          rows={drafts.slice((page - 1) * pageSize, page * pageSize)}
          actions={(draft) => (
            <Group gap="xs" justify="flex-end" wrap="nowrap">
              <Button
                size="compact-sm"
                variant="light"
                aria-label={`Go on with ${nameOf(draft)}`}
                onClick={() => onOpen(draft.id)}
              >
                Go On
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                color="gray"
                aria-label={`Discard ${nameOf(draft)}`}
                onClick={() => setAsked(draft)}
              >
                Discard
              </Button>
            </Group>
          )}
        />
      )}
      {drafts.length > pageSize ? (
        <ListPages page={page} pageSize={pageSize} total={drafts.length} shown={pagesShown} onPage={onPage} />
      ) : null}
      <Confirm
        opened={asked !== null}
        title="Discard onboarding"
        action="Discard 1 Onboarding"
        busy={remove.isPending}
        onConfirm={() => void discard()}
        onClose={() => setAsked(null)}
      >
        What was typed is lost. Nothing that exists changes.
      </Confirm>
    </Paper>
  )
}
