import { Button, Group } from '@mantine/core'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { resumeTexting } from '../../contract/texting-hours.ts'

/** Resumes an organization's texts once the problem with its sender is solved. */
export const ResumeButton = ({ id }: { id: string }) => {
  const resume = useCommand(resumeTexting)
  return (
    <>
      <Group mt={6}>
        <Button
          size="compact-sm"
          variant="default"
          loading={resume.isPending}
          onClick={() => resume.mutate({ id }, { onSuccess: () => showToast('Texts go out again.') })}
        >
          Resume Sending
        </Button>
      </Group>
      {resume.error ? getErrorMessage(resume.error, 'No answer from the server. Try again.') : null}
    </>
  )
}
