import { useQuery } from '../../../../../platform/web/use-query.ts'
import { focusAfterMenu } from '../../../../../ui/dialog/keep-focus.ts'
import { organizationFallback } from '../../../../texting/messages/rules/tags.ts'
import {
  composer,
  GenerateButton,
  MessageTools,
  SendLater,
  type TemplateWords,
  type useComposing,
} from '../../../../texting/messages/web/public.ts'
import css from '../inbox.module.css'
import type { ReplyFormProps } from './reply-props.ts'
import { ReplyTemplates } from './reply-templates.tsx'

type ReplyToolsProps = Pick<ReplyFormProps, 'to' | 'field' | 'loadResume' | 'more'> & {
  composed: ReturnType<typeof useComposing>
  /** Puts the focus on the templates, as “/” does. */
  startsWithTemplates: boolean
  onPut: (text: string) => void
  onChanged: (text: string) => void
  onTemplate: (template: TemplateWords) => void
}

/** Starts a text or adds to it: templates, links, a draft from the résumé, a later moment. */
export const ReplyTools = ({
  to,
  field,
  loadResume,
  composed,
  startsWithTemplates,
  onPut,
  onChanged,
  onTemplate,
  more,
}: ReplyToolsProps) => {
  const tools = useQuery(composer, {})
  return (
    <div className={css.tools}>
      <ReplyTemplates
        startsFocused={startsWithTemplates}
        templates={tools.data?.templates ?? []}
        onChoose={(template) => {
          onTemplate(template)
          focusAfterMenu(() => field.current?.focus())
        }}
      />
      <MessageTools
        value={composed.message}
        onChange={onPut}
        field={field}
        links={tools.data?.links ?? []}
        hasTags={false}
      />
      <GenerateButton
        small
        name={to.name}
        hasResume={to.hasResume}
        organizationName={tools.data?.organizationName ?? organizationFallback}
        loadResumeText={async () => await loadResume(to.candidateId)}
        onDraft={(text, source) => {
          composed.takeDraft(text, source)
          onChanged(text)
        }}
        onFail={composed.setAlert}
      />
      <SendLater value={composed.later} onChange={composed.setLater} />
      {more}
    </div>
  )
}
