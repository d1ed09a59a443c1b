import type { ReactNode, RefObject } from 'react'
import type { TextFile, ToldDraft } from '../../../../texting/messages/web/public.ts'
import type { AnswerTemplate } from '../../../replies/web/public.ts'
import type { LoadResume } from '../inbox-search.ts'
import type { ThreadReading } from '../thread-entry.ts'

export type ReplyFormProps = {
  /** The recipient. `threadId` is null before the first text. An opt-out is shown above. */
  to: {
    candidateId: string
    name: string
    organization?: string | undefined
    hasResume: boolean
    threadId: string | null
    optedOut: string | null
    /** Whether an interview with them makes sense. */
    mayBook: boolean
  }
  field: RefObject<HTMLTextAreaElement | null>
  told: ToldDraft
  /** Reading of the newest reply, if there is something to show. */
  reading?: ThreadReading | undefined
  /** Pictures and files of the newest text that can become documents. */
  files: readonly TextFile[]
  loadResume: LoadResume
  /** Words or a template that replace what is in the field. A new object replaces it again. */
  correction: Correction | null
  /** Another tool of this thread. */
  more?: ReactNode
}

export type Correction = { text: string } | { template: AnswerTemplate }
