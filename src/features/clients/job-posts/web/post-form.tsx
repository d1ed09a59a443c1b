import { Button, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { DayField } from '../../../../platform/web/day-field/day-field.tsx'
import { useForm } from '../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { type Position } from '../../../../rules/credential/positions.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { DialogActions } from '../../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptTyped } from '../../../access/form-drafts/web/public.ts'
import { PlaceSelect } from '../../organizations/web/public.ts'
import { addJobPost, editJobPost, type TrackedPost } from '../contract/job-posts.ts'
import { longestDescription } from '../rules/write-job-feed.ts'
import { formatDayAsWritten } from './format-day-as-written.ts'
import { OfferFields, toOffer, toTypedOffer } from './offer-fields.tsx'

type PostFormProps = {
  /** The post to correct; null to add one. */
  post: TrackedPost | null
  /** Where a new one is for, as long as no one chooses otherwise. */
  first?: { organization_id: string; location_id: string; position: Position } | undefined
  today: string
  onClose: () => void
}

/**
 * Form for location, position, start, cost, and note of a job post. Asks before a second active one for a location and
 * position.
 */
export const PostForm = ({ post, first, today, onClose }: PostFormProps) => {
  const add = useCommand(addJobPost)
  const edit = useCommand(editJobPost)
  const { typed, set, setTyped, bind, told, formProblem, busy, submit } = useForm(
    {
      location_id: post?.location_id ?? first?.location_id ?? '',
      position: (post ?? first)?.position === 'BCBA' ? 'BCBA' : 'RBT',
      job_start_date: post?.job_start_date ?? formatDayAsWritten(today),
      cost_per_lead: post?.cost_per_lead?.toFixed(2) ?? '',
      note: post?.note ?? '',
      description: post?.description ?? '',
      ...toTypedOffer(post),
    },
    'Couldn’t save the job post. Try again.',
  )
  const kept = useKeptTyped(post ? `job-post:${post.id}` : 'job-post', { typed, setTyped })
  const second = told?.refusal?.details.second !== undefined
  const save = () =>
    submit(async () => {
      const position: Position = typed.position === 'BCBA' ? 'BCBA' : 'RBT'
      const input = { ...typed, ...toOffer(typed), position }
      if (post) await edit.mutateAsync({ ...input, id: post.id, second })
      else await add.mutateAsync({ ...input, second })
      kept.saved()
      showToast(post ? 'Job post saved.' : 'Job post added.')
      onClose()
    })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack gap="sm">
        <KeptLine kept={kept} />
        {formProblem ? (
          <Alert>{second ? `${formProblem} ${post ? 'Save a second one?' : 'Add a second one?'}` : formProblem}</Alert>
        ) : null}
        <PlaceSelect
          organizationId={post?.organization_id}
          first={first?.organization_id}
          value={typed.location_id}
          onChange={(id) => set('location_id', id)}
          error={told?.fields.location_id}
        />
        <div>
          <Text size="sm" fw={500} mb={4} id="post-position">
            Position
          </Text>
          <SegmentedControl
            aria-labelledby="post-position"
            data={['RBT', 'BCBA']}
            value={typed.position}
            onChange={(value) => set('position', value)}
          />
        </div>
        <DayField label="Job start date" description="Like 3/14/2026" required {...bind('job_start_date')} />
        <TextInput
          label="Cost per candidate"
          description="In dollars. Leave empty if unknown."
          inputMode="decimal"
          {...bind('cost_per_lead')}
        />
        <Textarea label="Note" autosize minRows={2} maxLength={2000} {...bind('note')} />
        <Textarea
          label="Description for job boards"
          description="Shown in the job feed and on the apply page. Without one, the feed names the position and location."
          autosize
          minRows={3}
          maxRows={10}
          maxLength={longestDescription}
          {...bind('description')}
        />
        <OfferFields typed={typed} set={set} bind={bind} />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy} disabled={typed.location_id === ''}>
          {second ? (post ? 'Save a Second Post' : 'Add a Second Post') : post ? 'Save' : 'Add Job Post'}
        </Button>
      </DialogActions>
    </form>
  )
}
