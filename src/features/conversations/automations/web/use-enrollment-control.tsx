import { getErrorMessage } from '../../../../platform/web/call.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { showProblem, showToast } from '../../../../ui/notice/show-toast.ts'
import { showToastWithAction } from '../../../../ui/notice/show-toast-with-action.tsx'
import { controlEnrollment } from '../contract/automations.ts'

/** An enrollment and whose it is; without a name it is that of anyone who is in sight. */
export type EnrollmentRef = { id: string; name?: string }
type Way = 'pause' | 'resume' | 'stop'

const id = 'enrollment-steered'

const describeDone = (way: Way, { name }: EnrollmentRef): string => {
  const of = name ? ` with ${name}` : ''
  if (way === 'pause') return `You took over${name ? ` ${name}` : ''}. Automatic texts are paused.`
  if (way === 'resume') return `Automatic texts resumed${of}.`
  return `Automatic texts${of} stopped for good. You can still write yourself.`
}

/** Pauses, resumes, or stops an automation. Pause and resume each offer the other as Undo. */
export const useEnrollmentControl = () => {
  const { mutate, isPending } = useCommand(controlEnrollment)
  const steer = (enrollment: EnrollmentRef, way: Way, isUndo = false) =>
    mutate(
      { id: enrollment.id, to: way },
      {
        onError: (error) => showProblem(getErrorMessage(error, 'Couldn’t save that. Try again.'), { id }),
        onSuccess: () => {
          if (way === 'stop' || isUndo) return showToast(describeDone(way, enrollment), { id })
          return showToastWithAction(describeDone(way, enrollment), {
            id,
            onPress: () => steer(enrollment, way === 'pause' ? 'resume' : 'pause', true),
          })
        },
      },
    )
  return { steer, isPending }
}
