import { Group, SegmentedControl } from '@mantine/core'
import { useEffect } from 'react'
import { useNeighbors } from '../../../../../platform/web/panel/page-candidates.ts'
import { useHasPlaceBeside } from '../../../../../platform/web/panel/panel-beside.ts'
import { type PanelPart, type PanelSearch, panelParts } from '../../../../../platform/web/panel/panel-search.ts'
import { usePanel } from '../../../../../platform/web/panel/use-panel.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { SideDetail } from '../../../../../ui/dialog/side-detail.tsx'
import { useLastValue } from '../../../../../ui/use-last-value.ts'
import { useCan } from '../../../../access/sign-in/web/public.ts'
import { candidateAnalysis, noteVisit } from '../../../../candidates/directory/web/public.ts'
import { DetailsLink } from './details-link.tsx'
import css from './panel.module.css'
import { PanelActs } from './panel-acts.tsx'
import { PanelContent, partTitles } from './panel-content.tsx'
import { PanelFoot } from './panel-foot.tsx'
import { PanelWalk } from './panel-walk.tsx'

const choices = panelParts.map((value) => ({ value, label: partTitles[value] }))
const parsePart = (value: string): PanelPart => panelParts.find((part) => part === value) ?? 'analysis'

type OpenedProps = {
  id: string
  part: PanelPart
  act: PanelSearch['act']
  /** Previous and next are above it, by its title. */
  isBeside: boolean
}

const Walk = ({ id }: { id: string }) => {
  const { change } = usePanel()
  const isBeside = useHasPlaceBeside()
  return <PanelWalk neighbors={useNeighbors(id)} dialogs={isBeside ? 0 : 1} onGo={(panel) => change({ panel }, true)} />
}

const Opened = ({ id, part, act, isBeside }: OpenedProps) => {
  const { change } = usePanel()
  const mayEdit = useCan('candidates:edit')
  const row = useQuery(candidateAnalysis, { id }).data?.candidate ?? null
  const isTimeMissing = row?.interview_time_missing ?? false
  useEffect(() => {
    if (row) noteVisit({ id: row.id, name: row.name || 'Unknown', position: row.position })
  }, [row])
  return (
    <div className={css.opened}>
      <Group justify="space-between" mb="md" gap="xs" className={css.head}>
        <SegmentedControl
          aria-label="Section"
          size="xs"
          className={css.parts}
          data={choices}
          value={part}
          onChange={(value) => change({ part: parsePart(value) }, true)}
        />
        {isBeside ? null : <Walk id={id} />}
      </Group>
      <div className={css.content}>
        <PanelContent
          id={id}
          row={row}
          part={part}
          mayEdit={mayEdit}
          isTimeMissing={isTimeMissing}
          onPart={(next) => change({ part: next }, true)}
          onBook={() => change({ act: 'book' })}
        />
      </div>
      <PanelFoot
        row={row}
        mayEdit={mayEdit}
        isTimeMissing={isTimeMissing}
        isBesideThread={part === 'messages'}
        isHeadLinked={isBeside}
        onAct={(next) => change({ act: next })}
      />
      {row && mayEdit ? <PanelActs row={row} act={act} onClose={() => change({ act: undefined }, true)} /> : null}
    </div>
  )
}

/**
 * Everything about one person, opened over any page that names them: score and reasons, résumé, conversation,
 * interviews, and notes, with actions at its foot. The page below keeps its place.
 */
export const CandidatePanel = ({ panel, part = 'analysis', act }: PanelSearch) => {
  const { close } = usePanel()
  const person = useLastValue(panel ?? null)
  const shown = useLastValue(panel ? part : null) ?? part
  const isBeside = useHasPlaceBeside()
  const { data } = useQuery(candidateAnalysis, { id: person ?? '' }, { enabled: person !== null })
  const row = data?.candidate
  return (
    <SideDetail
      opened={panel !== undefined}
      isBeside={isBeside}
      onClose={close}
      title={row?.id === person && row ? row.name || row.full_name || 'Unknown' : 'Candidate'}
      actions={
        panel ? (
          <>
            {row ? <DetailsLink row={row} /> : null}
            <Walk id={panel} />
          </>
        ) : null
      }
    >
      {person ? <Opened id={person} part={shown} act={act} isBeside={isBeside} /> : null}
    </SideDetail>
  )
}
