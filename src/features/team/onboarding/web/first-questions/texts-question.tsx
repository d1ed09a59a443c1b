import { Button, Group, Text } from '@mantine/core'
import { getErrorMessage, type ReplyOf } from '../../../../../platform/web/call.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import type { rehearseAutomation } from '../../../../conversations/automations/web/public.ts'
import css from './first-questions.module.css'
import { Question } from './question.tsx'
import type { FirstQuestionsReply } from './use-answers.ts'

type TextsQuestionProps = {
  asked: FirstQuestionsReply
  /** The rehearsal over last month, undefined until it was played. */
  played: ReplyOf<typeof rehearseAutomation> | undefined
  isPlaying: boolean
  isSaving: boolean
  error: Error | null
  onSave: (texts: boolean) => void
  onBack: () => void
  onLater: () => void
}

const describePlayed = ({ people, texts, texted }: ReplyOf<typeof rehearseAutomation>): string => {
  if (people === 0) return 'No one applied last month, so there was no one to try it on.'
  const words = `${formatCount(texts)} ${texts === 1 ? 'text' : 'texts'}`
  return `Tried on last month’s applicants: ${words} to ${formatCount(texted)} of ${formatCount(people)}. Nothing was sent.`
}

const Bubble = ({ label, lang, children }: { label: string; lang: 'en' | 'es'; children: string }) => (
  <figure className={css.text}>
    <figcaption>{label}</figcaption>
    <p className={css.bubble} lang={lang}>
      {children}
    </p>
  </figure>
)

/** Whether new applicants are texted from now on, with the text that they get. */
export const TextsQuestion = (props: TextsQuestionProps) => {
  const { asked, played, isPlaying, isSaving, error, onSave, onBack, onLater } = props
  const { isOn, isTakenByScheduler, english, spanish } = asked.texts
  const canTurnOn = !isOn && !isTakenByScheduler
  return (
    <Question
      at={3}
      title="May we text your new applicants now?"
      onSubmit={() => onSave(canTurnOn)}
      actions={
        <DialogActions
          left={
            <Group gap="xs">
              <Button variant="subtle" color="gray" onClick={onLater}>
                Later
              </Button>
              <Button variant="default" onClick={onBack}>
                Back
              </Button>
            </Group>
          }
        >
          {canTurnOn ? (
            <>
              <Button variant="default" loading={isSaving && !isPlaying} onClick={() => onSave(false)}>
                Skip Texts
              </Button>
              <Button type="submit" loading={isPlaying || isSaving}>
                Text New Applicants
              </Button>
            </>
          ) : (
            <Button type="submit" loading={isSaving}>
              Save Answers
            </Button>
          )}
        </DialogActions>
      }
    >
      {isOn ? <Alert kind="note">New applicants are texted already. Automations turns it off.</Alert> : null}
      {!isOn && isTakenByScheduler ? (
        <Alert kind="note">The auto scheduler contacts new applicants here, so we don’t text them too.</Alert>
      ) : null}
      <Text size="sm">
        RBT applicants who agreed to texts get this at once, in permitted hours. When they answer, we ask more and offer
        your free times.
      </Text>
      <div className={css.texts}>
        <Bubble label="In English" lang="en">
          {english}
        </Bubble>
        <Bubble label="In Spanish" lang="es">
          {spanish}
        </Bubble>
      </div>
      {canTurnOn ? (
        <Text size="sm" c="dimmed" role="status">
          {played ? describePlayed(played) : isPlaying ? 'Trying it on last month’s applicants…' : ''}
        </Text>
      ) : null}
      {error ? <Alert>{getErrorMessage(error, 'Couldn’t save the answers. Try again.')}</Alert> : null}
    </Question>
  )
}
