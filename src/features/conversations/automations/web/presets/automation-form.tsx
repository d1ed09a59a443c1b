import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useForm } from '../../../../../platform/web/form/use-form.ts'
import { useCommand } from '../../../../../platform/web/use-command.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { showToast } from '../../../../../ui/notice/show-toast.ts'
import { KeptLine, useKeptForm } from '../../../../access/form-drafts/web/public.ts'
import { useMe } from '../../../../access/sign-in/web/public.ts'
import { rehearseAutomation, saveAutomation } from '../../contract/automations.ts'
import { presetWords } from '../../rules/presets.ts'
import { FormActions } from './form-actions.tsx'
import { WordingFields } from './message-fields.tsx'
import type { Rehearsal } from './rehearsal-flow.tsx'
import { RehearsalResult } from './rehearsal-result.tsx'
import {
  type Automation,
  type Draft,
  explainProblem,
  isChanged,
  isSameRehearsal,
  proposeDraft,
  toKeptTexts,
  toSettings,
  waitProblem,
  withKeptTexts,
} from './settings.ts'
import { SettingsFields } from './settings-fields.tsx'

type NamedItem = { id: string; name: string }
type AutomationFormProps = {
  automation: Automation
  organizationId: string
  people: readonly NamedItem[]
  locations: readonly NamedItem[]
  onDone: () => void
}

/** `time`: the first, the second… */
type RehearsalState = { of: Draft; told: Rehearsal; time: number }

/** Why these settings cannot be put to work yet, in words; null where they can. */
const explainClosing = (automation: Automation, draft: Draft, played: RehearsalState | null): string | null => {
  const problem = explainProblem(draft, automation.preset)
  if (problem !== null) return problem
  if (automation.isOn && !isChanged(draft, automation)) return 'Nothing was changed.'
  if (played !== null && isSameRehearsal(played.of, draft)) return null
  return played === null ? 'Try it on last month first. Nothing is sent.' : 'Settings changed. Try it again.'
}

const nothing: Record<string, string> = {}

/** Formats the toast after a save: the new state, and the people it begins with. */
const describeSaved = ({ preset, isOn, running }: Automation, turnedOn: boolean): string => {
  const { name } = presetWords[preset]
  if (!turnedOn) return `Changes saved. ${name} is off.`
  if (!isOn) return `${name} is on.`
  const many = formatCount(running)
  return `Changes saved.${running === 0 ? '' : ` People in it now (${many}) finish on the previous version.`}`
}

/** The settings of an automation: its dials and its words, a rehearsal over last month's candidates, and only then the switch. */
export const AutomationForm = ({ automation: now, organizationId, people, locations, onDone }: AutomationFormProps) => {
  // The settings as they were when the form opened: a refresh must not change a form in use.
  const [automation] = useState(now)
  const { preset, isOn } = automation
  const reader = useMe()?.user.id
  const [draft, setDraft] = useState(() => proposeDraft(automation, people, reader))
  const [played, setPlayed] = useState<RehearsalState | null>(null)
  const kept = useKeptForm({
    form: `automation-${preset.toLowerCase()}:${organizationId}`,
    values: toKeptTexts(draft),
    onRestore: (back) => setDraft((last) => withKeptTexts(last, back)),
  })
  const { told, formProblem, mend, submit } = useForm({}, 'Couldn’t save the automation. Try again.')
  const rehearse = useCommand(rehearseAutomation)
  const save = useCommand(saveAutomation)
  const reason = explainClosing(automation, draft, played)
  const hasOtherInterviewer = draft.interviewerId !== (automation.interviewer?.id ?? null)
  const play = () =>
    submit(async () => {
      const result = await rehearse.mutateAsync({ id: organizationId, preset, ...toSettings(draft, automation) })
      setPlayed((last) => ({ of: draft, told: result, time: (last?.time ?? 0) + 1 }))
    }, 'Couldn’t try it on last month. Try again.')
  const keep = (turnedOn: boolean) =>
    submit(async () => {
      await save.mutateAsync({ id: organizationId, preset, isOn: turnedOn, ...toSettings(draft, automation) })
      kept.saved()
      showToast(describeSaved(automation, turnedOn))
      onDone()
    })
  const refused = told?.fields ?? nothing
  const change = (changed: Partial<Draft>) => {
    mend(Object.keys(changed))
    setDraft((last) => ({ ...last, ...changed }))
  }
  return (
    <Stack gap="md">
      <KeptLine kept={kept} />
      {now.version === automation.version ? null : (
        <Alert kind="note">Someone else changed this automation. If you save, your settings replace theirs.</Alert>
      )}
      {automation.problem === null || isOn || hasOtherInterviewer ? null : (
        <Alert kind="note">{automation.problem}</Alert>
      )}
      <SettingsFields
        automation={automation}
        draft={draft}
        people={people}
        locations={locations}
        refused={refused}
        onDraft={change}
      />
      <WordingFields automation={automation} draft={draft} refused={refused} onDraft={change} />
      {played === null ? null : (
        <RehearsalResult
          key={played.time}
          preset={preset}
          played={played.told}
          isStale={!isSameRehearsal(played.of, draft)}
        />
      )}
      {formProblem ? <Alert>{formProblem}</Alert> : null}
      <FormActions
        isOn={isOn}
        reason={reason}
        busy={{ plays: rehearse.isPending, keeps: save.isPending }}
        onPlay={waitProblem(draft, preset) === null ? () => void play() : null}
        onKeep={() => void keep(true)}
        onKeepOff={
          !isOn && waitProblem(draft, preset) === null && isChanged(draft, automation) ? () => void keep(false) : null
        }
      />
    </Stack>
  )
}
