import { Box, Button, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { type Position } from '../../../../../rules/credential/positions.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { KeptLine, useKeptForm } from '../../../../access/form-drafts/web/public.ts'
import { useMe } from '../../../../access/sign-in/web/public.ts'
import { DuplicateWarning } from '../../../duplicates/web/public.ts'
import { ResumeUpload } from '../../../resumes/web/public.ts'
import { addCandidate } from '../../contract/adding.ts'
import { filterOptions } from '../../contract/directory.ts'
import { CandidateFields } from '../candidate-fields.tsx'
import { FromResume } from './from-resume.tsx'
import { showAddedNotice } from './show-added-notice.tsx'
import { useResumeAnswers } from './use-resume-answers.ts'

type AddFormProps = { onDone: () => void; onCancel: () => void; onOpen: (id: string, position: Position) => void }

const useOrganization = () => {
  const me = useMe()
  const own = me?.organization ?? { id: '', name: '' }
  const options = useQuery(filterOptions, { timeZone: viewerTimeZone })
  const [chosen, setChosen] = useState(own.id)
  const organizations = options.data?.organizations ?? []
  const name = organizations.find(({ id }) => id === chosen)?.name ?? own.name
  const locations = (options.data?.locations ?? []).filter(({ organization }) => organization === name)
  return { isPlatform: me?.isPlatform === true, chosen, setChosen, organizations, locations, own }
}

/** Form to add one candidate manually. A résumé fills in empty fields, and typed values stay after a refusal. */
export const AddForm = ({ onDone, onCancel, onOpen }: AddFormProps) => {
  const { isPlatform, chosen, setChosen, organizations, locations, own } = useOrganization()
  const { values, marked, change, empty, upload, take, reading } = useResumeAnswers()
  // Made once, so that a second click adds no one twice.
  const [id] = useState(() => crypto.randomUUID())
  const add = useCommand(addCandidate)
  const { told, formProblem, mend, busy, submit } = useForm({}, 'Couldn’t add the candidate. Try again.')
  const errors = told?.fields ?? {}
  const kept = useKeptForm({ form: 'add-candidate', values, onRestore: change })
  const send = async () => {
    const { text_consent, text_consent_source, ...rest } = values
    const consent = text_consent === 'unknown' ? {} : { text_consent, text_consent_source }
    await add.mutateAsync({
      id,
      organization_id: isPlatform ? chosen : null,
      upload_id: upload?.uploadId ?? null,
      ...rest,
      ...consent,
    })
    kept.saved()
    showAddedNotice(values.full_name, () => onOpen(id, values.position))
    onDone()
  }
  const known = organizations.some((one) => one.id === own.id) ? organizations : [own, ...organizations]
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(send)
      }}
    >
      {formProblem ? (
        <Box mb="sm">
          <Alert>{formProblem}</Alert>
        </Box>
      ) : null}
      <KeptLine kept={kept} />
      {isPlatform ? (
        <Select
          label="Organization"
          mb="sm"
          data={known.map((one) => ({ value: one.id, label: one.name }))}
          value={chosen}
          onChange={(value) => {
            setChosen(value ?? own.id)
            mend(['organization_id'])
            change({ location_id: null })
          }}
          searchable
          allowDeselect={false}
          error={errors.organization_id}
        />
      ) : null}
      <CandidateFields
        isShort
        values={values}
        marked={marked}
        onChange={(changed) => {
          mend(Object.keys(changed))
          change(changed)
        }}
        errors={errors}
        locations={locations}
        notice={<DuplicateWarning typed={values} organizationId={isPlatform ? chosen : null} />}
        resumeFile={
          <Stack gap={6}>
            <ResumeUpload
              label="Drop a resume here to fill in the form"
              upload={upload}
              onUpload={take}
              error={errors.upload_id}
            />
            <FromResume reading={reading} marked={marked} empty={empty} />
          </Stack>
        }
        resumeTextHint={
          upload?.text ? 'Filled from the file. Paste here to use different text.' : 'Or paste the resume text here.'
        }
      />
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          Add Candidate
        </Button>
      </DialogActions>
    </form>
  )
}
