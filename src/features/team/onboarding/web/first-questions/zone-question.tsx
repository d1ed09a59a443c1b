import { Button, Select } from '@mantine/core'
import { formatUsZone, usTimeZones } from '../../../../../rules/zones/zone-names.ts'
import { DialogActions } from '../../../../../ui/dialog/dialog-actions.tsx'
import { Question } from './question.tsx'
import type { FirstQuestionsReply } from './use-answers.ts'

type ZoneQuestionProps = {
  asked: FirstQuestionsReply
  zone: string
  onZone: (zone: string) => void
  onNext: () => void
  onLater: () => void
}

const explainProposal = ({ isFromLocations, differ }: FirstQuestionsReply['zone']): string => {
  if (differ) return 'Your locations are in several time zones. Most of them are in this one.'
  return isFromLocations ? 'Your locations are in it.' : 'The organization uses it now.'
}

/** In which zone the clinic reads its hours; the one that its locations propose. */
export const ZoneQuestion = ({ asked, zone, onZone, onNext, onLater }: ZoneQuestionProps) => {
  const isNamed = usTimeZones.some(({ value }) => value === zone)
  return (
    <Question
      at={1}
      title="Which time zone is the clinic in?"
      onSubmit={onNext}
      actions={
        <DialogActions
          left={
            <Button variant="subtle" color="gray" onClick={onLater}>
              Later
            </Button>
          }
        >
          <Button type="submit" data-autofocus>
            Use {formatUsZone(zone)} Time
          </Button>
        </DialogActions>
      }
    >
      <Select
        label="Time zone"
        description={zone === asked.zone.proposed ? explainProposal(asked.zone) : undefined}
        data={isNamed ? [...usTimeZones] : [...usTimeZones, { value: zone, label: zone }]}
        allowDeselect={false}
        value={zone}
        onChange={(chosen) => onZone(chosen ?? zone)}
      />
    </Question>
  )
}
