import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { type PanelAct, type PanelPart, panelParts } from '../../../../../platform/web/panel/panel-search.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import { candidateAnalysis } from '../../../../candidates/directory/web/public.ts'
import css from './panel.module.css'
import { PanelActs } from './panel-acts.tsx'
import { PanelContent, partTitles } from './panel-content.tsx'
import { PanelFoot } from './panel-foot.tsx'

const besides = panelParts.filter((part) => part !== 'messages')
const choices = besides.map((value) => ({ value, label: partTitles[value] }))

/**
 * The candidate's panel as a pane of its own, next to their conversation: the same parts and actions, without the
 * conversation.
 */
export const CandidateAside = ({ id }: { id: string }) => {
  const [part, setPart] = useState<PanelPart>('analysis')
  const [act, setAct] = useState<PanelAct | undefined>(undefined)
  const mayEdit = useCan('candidates:edit')
  const row = useQuery(candidateAnalysis, { id }).data?.candidate ?? null
  const isTimeMissing = row?.interview_time_missing ?? false
  return (
    <div className={css.aside}>
      <SegmentedControl
        aria-label="Section"
        size="xs"
        fullWidth
        className={css.parts}
        data={choices}
        value={part}
        onChange={(value) => setPart(besides.find((one) => one === value) ?? 'analysis')}
      />
      <div className={css.content}>
        <PanelContent
          id={id}
          row={row}
          part={part}
          mayEdit={mayEdit}
          isTimeMissing={isTimeMissing}
          isReached
          onPart={setPart}
          onBook={() => setAct('book')}
        />
      </div>
      <div className={css.foot}>
        <PanelFoot row={row} mayEdit={mayEdit} isTimeMissing={isTimeMissing} isBesideThread onAct={setAct} />
      </div>
      {row && mayEdit ? <PanelActs row={row} act={act} onClose={() => setAct(undefined)} /> : null}
    </div>
  )
}
