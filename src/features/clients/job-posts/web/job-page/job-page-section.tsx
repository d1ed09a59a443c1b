import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { getErrorMessage, type ReplyOf } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { Confirm } from '../../../../../ui/dialog/confirm.tsx'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { Fold } from '../../../../../ui/fold/fold.tsx'
import { showProblem, showToast } from '../../../../../ui/notice/show-toast.ts'
import { ErrorState, LoadingLines } from '../../../../../ui/states.tsx'
import { useLastValue } from '../../../../../ui/use-last-value.ts'
import { type JobPicture, jobPage, removeJobPicture } from '../../contract/job-page.ts'
import { mostPhotos, toPicturePath } from '../../rules/job-picture.ts'
import { AccentForm } from './accent-form.tsx'
import css from './job-page.module.css'
import { LogoLine } from './logo-line.tsx'
import { PhotoForm } from './photo-form.tsx'
import { PhotoWordsForm } from './photo-words-form.tsx'

type Settings = ReplyOf<typeof jobPage>

type PhotosProps = {
  photos: readonly JobPicture[]
  onEdit: (photo: JobPicture) => void
  onRemove: (id: string) => void
}

const Photos = ({ photos, onEdit, onRemove }: PhotosProps) => (
  <div>
    <Text size="sm" fw={500} mb={4}>
      Photos, {photos.length} of {mostPhotos}
    </Text>
    {photos.length > 0 ? (
      <ul className={css.photos} aria-label="Photos">
        {photos.map((photo) => (
          <li key={photo.id}>
            <img
              className={css.photo}
              src={toPicturePath(photo.id)}
              alt={photo.alt}
              width={photo.width}
              height={photo.height}
              loading="lazy"
            />
            <Text size="xs" lineClamp={2}>
              {photo.alt}
            </Text>
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              ml={-14}
              aria-label={`Edit Description: ${photo.alt}`}
              onClick={() => onEdit(photo)}
            >
              Edit Description
            </Button>
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              ml={-14}
              aria-label={`Remove Photo: ${photo.alt}`}
              onClick={() => onRemove(photo.id)}
            >
              Remove Photo
            </Button>
          </li>
        ))}
      </ul>
    ) : null}
  </div>
)

const useRemoval = () => {
  const remove = useCommand(removeJobPicture)
  const [asked, setAsked] = useState<string | null>(null)
  const confirm = async () => {
    if (asked === null) return
    try {
      await remove.mutateAsync({ id: asked })
      showToast('Picture removed.')
    } catch (error) {
      showProblem(getErrorMessage(error, 'Couldn’t remove the picture. Try again.'))
    }
    setAsked(null)
  }
  return { asked, setAsked, confirm, busy: remove.isPending }
}

const Settled = ({ settings }: { settings: Settings }) => {
  const { accent, logo, photos, path } = settings
  const { asked, setAsked, confirm, busy } = useRemoval()
  const [edited, setEdited] = useState<JobPicture | null>(null)
  const lastEdited = useLastValue(edited)
  const isLogo = useLastValue(asked) === logo?.id
  return (
    <Stack gap="md" mt="xs">
      <Text size="sm">
        People who open an apply link see your name, logo, and color first.{' '}
        {path ? (
          <Anchor href={path} target="_blank" rel="noreferrer" underline="always" size="sm">
            Open a Job Page
          </Anchor>
        ) : (
          'Add a job code to get one.'
        )}
      </Text>
      <LogoLine logo={logo} onRemove={setAsked} />
      <AccentForm key={accent} accent={accent} />
      <Photos photos={photos} onEdit={setEdited} onRemove={setAsked} />
      {photos.length < mostPhotos ? <PhotoForm /> : null}
      <Dialog opened={edited !== null} onClose={() => setEdited(null)} title="Edit description">
        {lastEdited ? <PhotoWordsForm key={lastEdited.id} photo={lastEdited} onClose={() => setEdited(null)} /> : null}
      </Dialog>
      <Confirm
        opened={asked !== null}
        title={isLogo ? 'Remove the logo?' : 'Remove this photo?'}
        action={isLogo ? 'Remove Logo' : 'Remove Photo'}
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(null)}
      >
        It leaves your job pages now. You can’t undo this, but you can add it again.
      </Confirm>
    </Stack>
  )
}

/** The organization's looks on its job pages: logo, color, and photos; for Admins. */
export const JobPageSection = () => {
  const found = useQuery(jobPage, {})
  return (
    <Fold name="job-page" title="Job page" lead="Your logo, color, and photos on the pages where people apply.">
      {found.data ? (
        <Settled settings={found.data} />
      ) : found.isError ? (
        <ErrorState onRetry={() => void found.refetch()}>
          {getErrorMessage(found.error, 'Couldn’t load the job page.')}
        </ErrorState>
      ) : (
        <LoadingLines label="Loading the job page" lines={8} />
      )}
    </Fold>
  )
}
