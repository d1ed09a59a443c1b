import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { createUrlPages } from '../../../../platform/web/create-url-pages.ts'
import { UrlSearch } from '../../../../platform/web/url-search.tsx'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { csvStart, formatCsvRow } from '../../../../rules/file-formats/csv.ts'
import { Confirm } from '../../../../ui/dialog/confirm.tsx'
import type { Column } from '../../../../ui/list/list-column.ts'
import { type ListQuestion, toPage } from '../../../../ui/list/list-question.ts'
import { ListScreen } from '../../../../ui/list/list-screen.tsx'
import { showProblem } from '../../../../ui/notice/show-toast.ts'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { deleteDraft } from '../contract/onboarding.ts'
import { listOutstanding } from '../rules/outstanding.ts'
import { draftData, type Kind, kindNames, stepNames } from './draft-data.ts'
import type { OnboardingSearch } from './onboarding-search.ts'

export type Draft = {
  id: string
  kind: Kind
  data: Record<string, unknown>
  updatedAt: string
  madeBy: string
  organization?: string | null | undefined
}

const getName = (draft: Draft) => draft.organization || draftData.parse(draft.data).name || kindNames[draft.kind]
/** Anyone who belongs to a clinic does not choose its organization: it is known without the draft. */
const known = (draft: Draft) => {
  const data = draftData.parse(draft.data)
  return { ...data, organization_id: data.organization_id ?? draft.organization ?? undefined }
}
const owedBy = (draft: Draft) => listOutstanding(draft.kind, known(draft), draft.madeBy)
const getStepName = (draft: Draft) => stepNames[draftData.parse(draft.data).step] ?? 'Organization'

/** The list as a file: the rows of the screen, a line an onboarding. */
const toCsv = (drafts: readonly Draft[]) =>
  csvStart +
  formatCsvRow(['Onboarding', 'Kind', 'Next step', 'Waiting on', 'Started by', 'Last change']) +
  drafts
    .map((draft) => {
      const owed = owedBy(draft).map(({ who, what }) => `${who}: ${what.join(', ')}`)
      return formatCsvRow([
        getName(draft),
        kindNames[draft.kind],
        getStepName(draft),
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
    width: 180,
    cell: (draft) => (
      <>
        <Text size="sm" fw={600}>
          {getName(draft)}
        </Text>
        <Text size="xs" c="dimmed">
          {kindNames[draft.kind]}
        </Text>
      </>
    ),
  },
  { key: 'step', label: 'Next step', width: 110, cell: getStepName },
  { key: 'owed', label: 'Waiting on', width: 260, cell: (draft) => <OwedLines draft={draft} /> },
  { key: 'who', label: 'Started by', width: 120, cell: (draft) => draft.madeBy || '–' },
  {
    key: 'when',
    label: 'Last change',
    width: 130,
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
  question: ListQuestion<Draft>
  search: OnboardingSearch
  onSearch: (change: OnboardingSearch, replace: boolean) => void
  onOpen: (id: string) => void
  onStart: (kind: Kind) => void
  onChanged: () => void
}

/** The drafts that contain the words. */
const matching = (drafts: readonly Draft[], q: string) => {
  const words = q.trim().toLowerCase()
  return words === '' ? drafts : drafts.filter((one) => toCsv([one]).toLowerCase().includes(words))
}

/** Onboardings that were begun: continue, or discard. */
export const DraftList = ({ question, search, onSearch, onOpen, onStart, onChanged }: DraftListProps) => {
  const all = question.rows ?? []
  const mayMakeClients = useCan('platform:edit')
  const drafts = matching(all, search.q ?? '')
  const isEmpty = question.rows?.length === 0
  const pages = createUrlPages(search.page, onSearch)
  const [asked, setAsked] = useState<Draft | null>(null)
  const remove = useCommand(deleteDraft)
  const discard = async () => {
    if (!asked) return
    try {
      await remove.mutateAsync({ id: asked.id })
      onChanged()
    } catch (error) {
      showProblem(getErrorMessage(error, 'Couldn’t discard the draft. Try again.'))
    }
    setAsked(null)
  }
  return (
    <ListScreen
      caption="Onboarding in progress"
      columns={columns}
      chooser="onboarding"
      question={toPage({ ...question, rows: question.rows && drafts }, pages)}
      pages={pages}
      search={isEmpty ? undefined : <UrlSearch label="Search onboardings" q={search.q} onSearch={onSearch} />}
      files={
        isEmpty
          ? []
          : [
              {
                label: 'CSV',
                href: `data:text/csv;charset=utf-8,${encodeURIComponent(toCsv(drafts))}`,
                name: 'onboarding.csv',
              },
            ]
      }
      empty={{
        none: {
          title: 'No onboarding in progress.',
          children: 'Saved as you type. You can resume later.',
          action: mayMakeClients ? (
            <Button variant="default" onClick={() => onStart('organization')}>
              Start with an Organization
            </Button>
          ) : (
            <Button variant="default" onClick={() => onStart('location')}>
              Start with a Location
            </Button>
          ),
        },
        match: all.length > 0 && {
          title: 'No onboarding matches.',
          clear: 'Clear Search',
          onClear: () => onSearch({ q: undefined, page: undefined }, true),
        },
      }}
      actions={(draft) => (
        <Group gap="xs" justify="flex-end" wrap="nowrap">
          <Button
            size="compact-sm"
            variant="light"
            aria-label={`Continue with ${getName(draft)}`}
            onClick={() => onOpen(draft.id)}
          >
            Continue
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            aria-label={`Discard ${getName(draft)}`}
            onClick={() => setAsked(draft)}
          >
            Discard
          </Button>
        </Group>
      )}
    >
      <Confirm
        opened={asked !== null}
        title="Discard onboarding"
        action="Discard 1 Onboarding"
        busy={remove.isPending}
        onConfirm={() => void discard()}
        onClose={() => setAsked(null)}
      >
        You lose what you typed. Nothing else changes.
      </Confirm>
    </ListScreen>
  )
}
