import { Anchor, Button, Paper, Switch, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { getErrorMessage } from '../../../../../platform/web/call.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { DotBadge } from '../../../../../ui/dot-badge.tsx'
import { formatDateTime } from '../../../../../ui/format-date-time.ts'
import { showProblem, showToast } from '../../../../../ui/notice/show-toast.ts'
import { showToastWithAction } from '../../../../../ui/notice/show-toast-with-action.tsx'
import { tones } from '../../../../../ui/tones.ts'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import { saveAutomation } from '../../contract/automations.ts'
import { presetWords } from '../../rules/presets.ts'
import type { OnAutomationsSearch } from '../automations-search.ts'
import { ApplicantParts } from '../parts/applicant-parts.tsx'
import { InterviewParts } from '../parts/interview-parts.tsx'
import css from './presets.module.css'
import { type Automation, createDraft, toSettings } from './settings.ts'
import { TextPreview } from './text-preview.tsx'

const people = (count: number) => `${formatCount(count)} ${count === 1 ? 'person' : 'people'}`

type RunningProps = Pick<Automation, 'running' | 'onOlder' | 'preset'> & { organization: string | undefined }

/** How many are in it now, and how many of them finish on earlier settings; each number opens its people. */
const Running = ({ running, onOlder, preset, organization }: RunningProps) => {
  const at = { preset, organization }
  if (running === 0) return 'No one is in it now.'
  return (
    <>
      <Anchor
        inherit
        underline="always"
        renderRoot={(props) => <Link {...props} to="/automations" search={{ show: 'running', ...at }} />}
      >
        {people(running)}
      </Anchor>{' '}
      in it now.
      {onOlder === 0 ? null : (
        <>
          {' '}
          <Anchor
            inherit
            underline="always"
            renderRoot={(props) => <Link {...props} to="/automations" search={{ show: 'previous_settings', ...at }} />}
          >
            {people(onOlder)}
          </Anchor>{' '}
          {onOlder === 1 ? 'finishes' : 'finish'} on the previous version.
        </>
      )}
    </>
  )
}

/** Switches an automation off at once and offers an undo, which is safe because its settings are unchanged. */
const useSwitchOff = (organizationId: string, automation: Automation) => {
  const save = useCommand(saveAutomation)
  const { preset } = automation
  const { name } = presetWords[preset]
  const id = `automation-${preset}`
  const set = (isOn: boolean, onDone: () => void) =>
    save.mutate(
      { id: organizationId, preset, isOn, ...toSettings(createDraft(automation), automation) },
      {
        onSuccess: onDone,
        onError: (error) => showProblem(getErrorMessage(error, 'Couldn’t save that. Try again.'), { id }),
      },
    )
  const off = () =>
    set(false, () =>
      showToastWithAction(<>{name} is off. No one new enters it. People in it finish.</>, {
        id,
        onPress: () => set(true, () => showToast(`${name} is on again.`, { id })),
      }),
    )
  return { off, isPending: save.isPending }
}

type PresetCardProps = {
  automation: Automation
  organizationId: string
  mayChange: boolean
  /** No other automation is shown: there is room for all of its texts. */
  isAlone: boolean
  onSearch: OnAutomationsSearch
}

/**
 * An automation: its trigger, its steps, whether it is on, and its last editor. Switching on begins with a rehearsal.
 */
export const PresetCard = ({ automation, organizationId, mayChange, isAlone, onSearch }: PresetCardProps) => {
  const { preset, isOn, problem, sentences, changedAt, changedBy } = automation
  const { name, begins } = presetWords[preset]
  const { off, isPending } = useSwitchOff(organizationId, automation)
  const everyone = useCan('platform:see')
  const onChange = () => onSearch({ change: preset })
  return (
    <Paper component="section" aria-label={name} className={css.card}>
      <div>
        <div className={css.cardHead}>
          <Title order={2}>{name}</Title>
          {mayChange ? (
            <Switch
              size="md"
              labelPosition="left"
              label={isOn ? 'On' : 'Off'}
              aria-label={`${name}: ${isOn ? 'on' : 'off'}`}
              checked={isOn}
              disabled={isPending}
              onChange={() => (isOn ? off() : onChange())}
            />
          ) : (
            <DotBadge colors={isOn ? tones.pine : tones.gray}>{isOn ? 'On' : 'Off'}</DotBadge>
          )}
        </div>
        <Text size="sm" c="dimmed">
          {begins}.
        </Text>
      </div>
      <ol className={css.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      {preset === 'booked' ? (
        <InterviewParts organizationId={organizationId} mayChange={mayChange} onSearch={onSearch} />
      ) : null}
      {preset === 'applicant' ? <ApplicantParts organizationId={organizationId} /> : null}
      <TextPreview automation={automation} organizationId={organizationId} isWhole={isAlone} />
      {problem === null || isOn ? null : <Alert kind="note">{problem}</Alert>}
      <div className={css.foot}>
        <div>
          <Text size="sm">
            <Running {...automation} organization={everyone ? organizationId : undefined} />
          </Text>
          <Text size="xs" c="dimmed">
            {changedAt === null
              ? 'Built-in settings.'
              : `Changed ${formatDateTime(changedAt)}${changedBy === null ? '' : ` by ${changedBy}`}`}
          </Text>
        </div>
        {mayChange ? (
          <Button variant="default" aria-label={`Change ${name}`} onClick={onChange}>
            {isOn ? 'Change' : 'Change or Turn On'}
          </Button>
        ) : null}
      </div>
    </Paper>
  )
}
