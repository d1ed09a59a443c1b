import { decideOptOutWay } from '../../../features/messaging/server/asks/decide-opt-out.ts'
import { generateTextMessageWay } from '../../../features/messaging/server/asks/generate-text-message.ts'
import { retryTextWay } from '../../../features/messaging/server/asks/retry-text.ts'
import { sendTextWay } from '../../../features/messaging/server/asks/send-text.ts'
import {
  simulatorClockWay,
  simulatorPhoneWay,
  simulatorReplyWay,
  simulatorStatusWay,
} from '../../../features/messaging/server/asks/simulator.ts'
import {
  previewSchedulerWay,
  schedulerRunWay,
  startSchedulerWay,
} from '../../../features/messaging/server/auto-scheduler.ts'
import { composerWay } from '../../../features/messaging/server/composer.ts'
import { countedTextsWay } from '../../../features/messaging/server/counted-texts.ts'
import { saveTextDraftWay, textDraftWay } from '../../../features/messaging/server/drafts/text-drafts.ts'
import { cancelHeldTextWay, changeHeldTextWay } from '../../../features/messaging/server/held-text.ts'
import {
  addThreadNoteWay,
  assignThreadWay,
  markThreadWay,
  writingToWay,
} from '../../../features/messaging/server/keep-thread.ts'
import { previewTextsWay } from '../../../features/messaging/server/preview-texts.ts'
import { retryBatchWay } from '../../../features/messaging/server/retry-batch.ts'
import { sendTextsWay } from '../../../features/messaging/server/send-texts.ts'
import { simulatedTextsWay } from '../../../features/messaging/server/simulated-texts.ts'
import { steerBatchWay } from '../../../features/messaging/server/steer-batch.ts'
import { exportTextingCostsWay } from '../../../features/messaging/server/streams/export-texting-costs.ts'
import { textBatchesWay, textBatchWay } from '../../../features/messaging/server/text-batches.ts'
import { textFateWay } from '../../../features/messaging/server/text-fate.ts'
import { candidateThreadWay, textThreadWay } from '../../../features/messaging/server/text-thread.ts'
import {
  allTextingCapWay,
  setAllTextingCapWay,
  setTextingCapWay,
  textingCapWay,
} from '../../../features/messaging/server/texting-caps.ts'
import { textingCostsWay } from '../../../features/messaging/server/texting-costs.ts'
import { resumeTextingWay, setTextingHoursWay } from '../../../features/messaging/server/texting-hours.ts'
import { setTextingRegistrationWay, textingReadinessWay } from '../../../features/messaging/server/texting-readiness.ts'
import { changeStateHoursWay, textingSettingsWay } from '../../../features/messaging/server/texting-settings.ts'
import { stopAllTextingWay, stopTextingWay, textingStopsWay } from '../../../features/messaging/server/texting-stops.ts'
import { threadsWay, unreadTextsWay } from '../../../features/messaging/server/threads.ts'
import { automationInboundWay } from '../../../features/messaging/server/webhooks/automation.ts'
import { twilioInboundWay, twilioStatusWay } from '../../../features/messaging/server/webhooks/twilio.ts'
import {
  changeTemplateWay,
  createTemplateWay,
  removeTemplateWay,
} from '../../../features/templates/server/keep-templates.ts'
import { changeLinkWay, createLinkWay, linksWay, removeLinkWay } from '../../../features/templates/server/links.ts'
import { templatesWay } from '../../../features/templates/server/templates.ts'
import type { WayIn } from '../../../platform/server/call.ts'

/** Texts, templates and links. */
export const textingWays: WayIn[] = [
  // messaging
  composerWay,
  textDraftWay,
  saveTextDraftWay,
  previewTextsWay,
  sendTextWay,
  sendTextsWay,
  textBatchesWay,
  textBatchWay,
  steerBatchWay,
  retryBatchWay,
  threadsWay,
  unreadTextsWay,
  textThreadWay,
  candidateThreadWay,
  markThreadWay,
  assignThreadWay,
  addThreadNoteWay,
  decideOptOutWay,
  writingToWay,
  retryTextWay,
  textFateWay,
  changeHeldTextWay,
  cancelHeldTextWay,
  textingSettingsWay,
  textingReadinessWay,
  setTextingRegistrationWay,
  setTextingHoursWay,
  resumeTextingWay,
  changeStateHoursWay,
  textingStopsWay,
  stopTextingWay,
  stopAllTextingWay,
  textingCapWay,
  setTextingCapWay,
  allTextingCapWay,
  setAllTextingCapWay,
  textingCostsWay,
  exportTextingCostsWay,
  countedTextsWay,
  previewSchedulerWay,
  startSchedulerWay,
  schedulerRunWay,
  generateTextMessageWay,
  simulatedTextsWay,
  simulatorReplyWay,
  simulatorStatusWay,
  simulatorPhoneWay,
  simulatorClockWay,
  twilioStatusWay,
  twilioInboundWay,
  automationInboundWay,
  // templates and links
  templatesWay,
  createTemplateWay,
  changeTemplateWay,
  removeTemplateWay,
  linksWay,
  createLinkWay,
  changeLinkWay,
  removeLinkWay,
]
