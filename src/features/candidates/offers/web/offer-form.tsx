import { Anchor, Button, Select, Stack, Text, Textarea } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { getErrorMessage } from '../../../../platform/web/call.ts'
import { filterIgnoringAccents } from '../../../../platform/web/filter-ignoring-accents.ts'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { ErrorState } from '../../../../ui/states.tsx'
import { KeptLine, useKeptTyped } from '../../../access/form-drafts/web/public.ts'
import { getPage } from '../../directory/rules/candidate-link.ts'
import { offerChoices, referCandidate, withdrawReferral } from '../contract/offers.ts'
import { findAgreementProblem, type OfferedRecord, recordProblem } from '../rules/offer-problem.ts'
import { recordThere } from '../shapes/offer.ts'
import { showOfferedNotice } from './show-offered-notice.tsx'

type OfferFormProps = {
  candidate: { id: string; name: string }
  record: OfferedRecord
  onDone: () => void
  onCancel: () => void
}
type FormProps = Omit<OfferFormProps, 'record'> & {
  clinics: { id: string; name: string }[] | undefined
  failed: ReactNode
}
/** A long name makes the button taller, never wider than the dialog. */
const wrapping = { label: { whiteSpace: 'normal', overflowWrap: 'anywhere' } } as const
const details = z.object({ candidate: recordThere })

/** The record that the chosen clinic already has, if that is the reason for the refusal. */
const Known = ({ refusal }: { refusal: UserError | null }) => {
  const read = details.safeParse(refusal?.details)
  if (!read.success) return null
  const { candidate } = read.data
  return (
    <>
      {' '}
      <Anchor c="inherit" underline="always" renderRoot={(props) => <Link {...props} {...getPage(candidate)} />}>
        Open {candidate.name || 'the record there'}
      </Anchor>
    </>
  )
}

const Form = ({ candidate: { id, name }, clinics, failed, onDone, onCancel }: FormProps) => {
  const offer = useCommand(referCandidate)
  const withdraw = useCommand(withdrawReferral)
  const { typed, set, setTyped, bind, told, formProblem, forget, busy, submit } = useForm(
    { organization_id: null as string | null, agreed: '' },
    'Couldn’t refer the candidate. Try again.',
  )
  const kept = useKeptTyped('offer', { typed, setTyped }, id)
  const about = told?.fields['organization_id']
  const there = about ? (
    <>
      {about}
      <Known refusal={told.refusal} />
    </>
  ) : null
  const clinic = clinics?.find((one) => one.id === typed.organization_id)
  const send = (to: { id: string; name: string }) =>
    submit(async () => {
      const problem = findAgreementProblem(typed.agreed)
      if (problem) throw UserError.at('agreed', problem)
      const made = await offer.mutateAsync({ id, organization_id: to.id, agreed: typed.agreed })
      const takeBack = async () => await withdraw.mutateAsync({ id: made.id })
      kept.saved()
      showOfferedNotice({ ...made, name: name || 'The candidate', clinic: to.name }, takeBack)
      onDone()
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (clinic) void send(clinic)
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {formProblem ? <Alert>{formProblem}</Alert> : null}
        <Text size="sm">
          The clinic gets {name || 'this person'} as a new candidate with details, resume, scores, and reasons, but no
          notes, texts, or text consent. This record stays. Neither clinic sees the other’s name.
        </Text>
        {failed ?? (
          <Select
            label="Clinic"
            required
            placeholder={clinics ? 'Type to search' : 'Loading clinics…'}
            data={clinics?.map((one) => ({ value: one.id, label: one.name })) ?? []}
            value={typed.organization_id}
            onChange={(value) => {
              set('organization_id', value)
              forget()
            }}
            error={there}
            searchable
            filter={filterIgnoringAccents}
            limit={50}
            nothingFoundMessage={clinics ? 'No clinics match' : 'Loading…'}
            allowDeselect={false}
            data-autofocus
          />
        )}
        <Textarea
          label="Where and when did they agree to be referred?"
          description="For example: on the phone with Dana, November 20. Only platform staff see it."
          required
          autosize
          minRows={2}
          maxRows={8}
          maxLength={500}
          {...bind('agreed')}
        />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" h="auto" mih={36} py={6} styles={wrapping} disabled={!clinic} loading={busy}>
          {clinic ? `Refer to ${clinic.name}` : 'Refer'}
        </Button>
      </DialogActions>
    </form>
  )
}

/** Passes a candidate on to another client: which one, and where and when the candidate agreed. */
export const OfferForm = ({ record, ...shared }: OfferFormProps) => {
  const { id, name } = shared.candidate
  const choices = useQuery(offerChoices, { id })
  const problem = recordProblem(record)
  if (problem) return <Text>{problem}</Text>
  const { data, isError, error } = choices
  if (data?.clinics.length === 0)
    return <Text>No clinics left: {name || 'the candidate'} was already referred to every active client.</Text>
  const failed =
    isError && !data ? (
      <ErrorState onRetry={() => void choices.refetch()}>
        {getErrorMessage(error, 'Couldn’t load the clinics.')}
      </ErrorState>
    ) : null
  return <Form {...shared} clinics={data?.clinics} failed={failed} />
}
