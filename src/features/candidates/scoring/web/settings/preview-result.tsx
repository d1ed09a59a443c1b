import { Anchor, List, Text } from '@mantine/core'
import type { ReplyOf } from '../../../../../platform/web/call.ts'
import { PanelLink } from '../../../../../platform/web/panel/panel-link.tsx'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import type { previewScoring } from '../../contract/scoring-settings.ts'

type Preview = ReplyOf<typeof previewScoring>
type Change = Preview['most'][number]['skills']

const n = (value: number) => formatCount(value)

const told = (name: string, { before, after }: Change) =>
  before === after ? [] : [`${name} ${before ?? 'not scored'} → ${after ?? 'not scored'}`]

/**
 * Number of scores that would change, up and down, and the people with the largest change. `cut`: the part that was
 * checked if there are more.
 */
export const PreviewResult = ({ preview, cut = 'the newest' }: { preview: Preview; cut?: string }) => {
  const { people, changed, higher, lower, isCut, most } = preview
  const of = isCut ? `${cut} ${n(people)}` : n(people)
  return (
    <div role="status">
      <Text size="sm" fw={600}>
        {people === 0
          ? 'No resumes are scored yet.'
          : `Would change ${n(changed)} of ${of} ${people === 1 ? 'score' : 'scores'}: ${n(higher)} higher, ${n(lower)} lower.`}
      </Text>
      {most.length > 0 ? (
        <List size="sm" mt={4}>
          {most.map(({ id, name, skills, experience, cultureFit }) => (
            <List.Item key={id}>
              <Anchor renderRoot={(props) => <PanelLink {...props} id={id} />}>{name ?? 'No name'}</Anchor>
              {`: ${[...told('skills', skills), ...told('experience', experience), ...told('culture fit', cultureFit)].join(', ')}`}
            </List.Item>
          ))}
        </List>
      ) : null}
    </div>
  )
}
