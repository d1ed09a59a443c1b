export { composer } from '../contract/messages.ts'
export { exportTextMedia, fileTextMedia } from '../contract/text-media.ts'
export { cancelHeldText, changeHeldText, retryText } from '../contract/texts.ts'
export {
  dismissUnknownNumber,
  fileUnknownNumber,
  type UnknownNumber,
  unknownNumbers,
} from '../contract/unknown-numbers.ts'
export type { TextFile } from '../shapes/draft.ts'
export { DraftLine } from './composing/draft-line.tsx'
export { LanguageSwitch } from './composing/language-switch.tsx'
export { TextProblem } from './composing/text-problem.tsx'
export { UndoLine } from './composing/undo-line.tsx'
export type { ToldDraft } from './composing/use-draft.ts'
export { ComposingNotes, ConsentCheck, SendAlert } from './composing-notes.tsx'
export { CostLine } from './cost-line.tsx'
export { GenerateButton } from './generate-button.tsx'
export { MessageTools } from './message-tools.tsx'
export { RealPreview } from './real-preview.tsx'
export { findLaterProblem, parseSendAt, SendLater } from './send-later.tsx'
export { StoppedNote } from './stopped-note.tsx'
export { TextDialog } from './text-dialog.tsx'
export { describeOutcome } from './text-preview.tsx'
export type { TextSelection } from './text-subject.ts'
export { type TemplateWords, useComposing } from './use-composing.ts'
export { useDebouncedPreview } from './use-debounced-preview.ts'
export { useSendText } from './use-send-text.ts'
export { WordsField } from './words-field.tsx'
