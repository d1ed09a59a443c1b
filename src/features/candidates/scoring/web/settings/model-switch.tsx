import { Switch, Text } from '@mantine/core'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { Fold } from '../../../../../ui/fold/fold.tsx'
import { LearnMore } from '../../../../../ui/fold/learn-more.tsx'
import { setModelReading } from '../../contract/model-review.ts'
import type { Settings } from './rubric-words.ts'

type ModelSwitchProps = { id: string; model: Settings['model']; mayChange: boolean }

/**
 * Switch for a language model that reads new résumés in addition to the rubric. Explains the data it sends and the
 * receiver.
 */
export const ModelSwitch = ({ id, model, mayChange }: ModelSwitchProps) => {
  const turn = useCommand(setModelReading)
  return (
    <Fold name="ai-review" title="AI review" lead="An AI model reads new resumes, too. It changes no score.">
      {model === null ? (
        <Text size="sm" mt={4}>
          This installation has no AI model, so nothing is sent to one.
        </Text>
      ) : (
        <>
          <LearnMore about="Data sent to the AI">
            An AI model ({model.name}) can read each new resume, too. What it finds appears next to the rubric, with
            quotes, and changes no score. We send the resume lines to {model.host} three times, with the names of the
            criteria. We remove email addresses, phone numbers, and street addresses first, but not names. Existing
            resumes aren’t sent unless someone asks for one.
          </LearnMore>
          <Switch
            mt="sm"
            label="Have an AI model read new resumes, too"
            checked={turn.isPending ? !model.reads : model.reads}
            disabled={!mayChange || turn.isPending}
            onChange={(event) => turn.mutate({ id, reads: event.currentTarget.checked })}
          />
        </>
      )}
      {turn.isError ? <Alert>{getErrorMessage(turn.error, 'Couldn’t save the setting. Try again.')}</Alert> : null}
    </Fold>
  )
}
