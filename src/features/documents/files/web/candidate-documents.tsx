import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { toListQuestion } from '../../../../platform/web/to-list-question.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { useToday } from '../../../../platform/web/use-today.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { ListBody } from '../../../../ui/list/list-body.tsx'
import { useCan } from '../../../access/sign-in/web/public.ts'
import { candidateDocuments } from '../contract/files.ts'
import { createEntryColumns } from './create-entry-columns.tsx'
import css from './documents.module.css'
import type { DocumentDialog } from './documents-search.ts'
import { EntryActions } from './entry-actions.tsx'
import { EntryName } from './entry-name.tsx'
import { UploadButton } from './uploads/upload-button.tsx'
import { UploadList } from './uploads/upload-list.tsx'
import { useUploads } from './uploads/use-uploads.ts'
import { useDocumentChanges } from './use-document-changes.ts'
import { useFileDrop } from './use-drag-move.ts'

const DocumentsDialogs = lazyComponent(async () => (await import('./documents-dialogs.tsx')).DocumentsDialogs)

/** The files of one candidate – CPR card, background check –: a list, uploads, and what is done with them. */
export const CandidateDocuments = ({ id, mayEdit }: { id: string; mayEdit: boolean }) => {
  const isAdmin = useCan('users:manage')
  const today = useToday(viewerTimeZone)
  const found = useQuery(candidateDocuments, { id })
  const changes = useDocumentChanges()
  const { uploads, start, cancel, clear } = useUploads()
  const [open, setOpen] = useState<{ dialog: DocumentDialog; id: string } | null>(null)
  const onFiles = mayEdit ? (files: File[]) => start(files, { kind: 'candidate', id }) : null
  const drop = useFileDrop(onFiles)
  return (
    <Stack gap="sm">
      <UploadList uploads={uploads} onCancel={cancel} onClear={clear} />
      <Paper component="section" aria-label="Documents" className={css.list} {...drop.handlers}>
        <Group justify="space-between" p="md">
          <Title order={2}>Documents</Title>
          {onFiles ? <UploadButton label="Upload" filled={false} onFiles={onFiles} /> : null}
        </Group>
        <ListBody
          caption="Documents of the candidate"
          question={toListQuestion(found, 'Couldn’t load the documents.')}
          empty={{
            none: {
              title: 'No documents yet.',
              children: mayEdit ? (
                <Text size="sm">Upload a CPR card or a background check, and set its expiry date.</Text>
              ) : null,
              action: onFiles ? <UploadButton label="Upload the First" filled={false} onFiles={onFiles} /> : undefined,
            },
          }}
          columns={[
            {
              key: 'name',
              label: 'Name',
              width: 240,
              cell: (entry) => (
                <EntryName
                  entry={{ ...entry, candidate: null }}
                  search={{ q: 'in' }}
                  onMove={null}
                  onOpen={() => setOpen({ dialog: 'preview', id: entry.id })}
                />
              ),
            },
            ...createEntryColumns(today, false),
          ]}
          actions={(entry) => (
            <EntryActions
              entry={entry}
              mayEdit={mayEdit}
              isAdmin={isAdmin}
              onOpen={(dialog) => setOpen({ dialog, id: entry.id })}
              onRestore={() => void changes.told(async () => await changes.restore(entry))}
            />
          )}
        />
        {drop.over ? (
          <div className={css.dropHere} aria-hidden>
            Drop files to add them to this candidate
          </div>
        ) : null}
      </Paper>
      <DocumentsDialogs
        dialog={open?.dialog}
        id={open?.id}
        rows={found.data?.rows ?? []}
        place={null}
        today={today}
        mayEdit={mayEdit}
        isAdmin={isAdmin}
        changes={changes}
        onDialog={(dialog, about) => setOpen({ dialog, id: about })}
        onClose={() => setOpen(null)}
      />
    </Stack>
  )
}
