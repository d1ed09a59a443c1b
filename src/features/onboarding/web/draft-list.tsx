import { Button, Group, Paper, Text } from '@mantine/core'
import { useState } from 'react'
import { sentenceOf } from '../../../platform/web/call.ts'
import { useCommand } from '../../../platform/web/use-command.ts'
import { pageSize, pagesShown } from '../../../rules/count.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { ListPages } from '../../../ui/list-pages.tsx'
import { type Column, ListTable } from '../../../ui/list-table.tsx'
import { notice } from '../../../ui/notice.ts'
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
const OwedLines = ({ draft }: { draft: Draft }) => (
  <>
    {owedOf(draft.kind, known(draft), draft.madeBy).map(({ who, what }) => (
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
  { key: 'step', label: 'Waits at', cell: (draft) => stepNames[draftData.parse(draft.data).step] ?? 'Organization' },
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
  page: number
  onPage: (page: number) => void
  onOpen: (id: string) => void
  onChanged: () => void
}

/** Onboardings that were begun: go on, or discard. */
export const DraftList = ({ drafts, page, onPage, onOpen, onChanged }: DraftListProps) => {
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
      {drafts.length === 0 ? (
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
