import { Paper, Switch, Text, Title } from '@mantine/core'
import { errorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { setModelReading } from '../../contract/second-reading.ts'
import type { Settings } from './rubric-words.ts'

type ModelSwitchProps = { id: string; model: Settings['model']; mayChange: boolean }

/** Whether a language model reads new résumés beside the rubric; says what leaves the house and where to. */
export const ModelSwitch = ({ id, model, mayChange }: ModelSwitchProps) => {
  const turn = useCommand(setModelReading)
  return (
    <Paper p="md" component="section" aria-label="A second reading">
      <Title order={3}>A second reading</Title>
      {model === null ? (
        <Text size="sm" mt={4}>
          This installation has no language model. Nothing is sent to one.
        </Text>
      ) : (
        <>
          <Text size="sm" mt={4} mb="sm" style={{ overflowWrap: 'anywhere' }}>
            A language model ({model.name}) can read each new resume too. What it found stands beside the rubric, with
            quotes, and changes no score. For that the lines of the resume are sent to {model.host} three times, with
            the names of the criteria. Email addresses, phone numbers and street addresses are taken out first; a name
            that stands in the text is not. Resumes that are here already are not sent, unless somebody asks for one.
          </Text>
          <Switch
            label="Have a language model read new resumes too"
            checked={turn.isPending ? !model.reads : model.reads}
            disabled={!mayChange || turn.isPending}
            onChange={(event) => turn.mutate({ id, reads: event.currentTarget.checked })}
          />
        </>
      )}
      {turn.isError ? <Alert>{errorMessage(turn.error, 'That did not work. Please try again.')}</Alert> : null}
    </Paper>
  )
}
