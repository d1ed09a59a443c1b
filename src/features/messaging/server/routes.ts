import type { WayIn } from '../../../platform/server/call.ts'
import type { Job } from '../../../platform/server/job.ts'
import { decideOptOutWay } from './asks/decide-opt-out.ts'
import { generateTextMessageWay } from './asks/generate-text-message.ts'
import { retryTextWay } from './asks/retry-text.ts'
import { sendTextWay } from './asks/send-text.ts'
import { simulatorClockWay, simulatorPhoneWay, simulatorReplyWay, simulatorStatusWay } from './asks/simulator.ts'
import { previewSchedulerWay, schedulerRunWay, startSchedulerWay } from './auto-scheduler.ts'
import { composerWay } from './composer.ts'
import { countedTextsWay } from './counted-texts.ts'
import { saveTextDraftWay, textDraftWay } from './drafts/text-drafts.ts'
import { cancelHeldTextWay, changeHeldTextWay } from './held-text.ts'
import { handleVendorEventsJob } from './jobs/handle-vendor-events.ts'
import { releaseTextsJob } from './jobs/release-texts.ts'
import { runSchedulerJob } from './jobs/run-scheduler.ts'
import { sendServiceTextsJob } from './jobs/send-service-texts.ts'
import { sendTextsJob } from './jobs/send-texts.ts'
import { sweepDraftsJob } from './jobs/sweep-drafts.ts'
import { sweepTextsJob } from './jobs/sweep-texts.ts'
import { addThreadNoteWay, assignThreadWay, markThreadWay, writingToWay } from './keep-thread.ts'
import { previewTextsWay } from './preview-texts.ts'
import { retryBatchWay } from './retry-batch.ts'
import { sendTextsWay } from './send-texts.ts'
import { simulatedTextsWay } from './simulated-texts.ts'
import { steerBatchWay } from './steer-batch.ts'
import { exportTextingCostsWay } from './streams/export-texting-costs.ts'
import { textBatchesWay, textBatchWay } from './text-batches.ts'
import { textFateWay } from './text-fate.ts'
import { candidateThreadWay, textThreadWay } from './text-thread.ts'
import { allTextingCapWay, setAllTextingCapWay, setTextingCapWay, textingCapWay } from './texting-caps.ts'
import { textingCostsWay } from './texting-costs.ts'
import { resumeTextingWay, setTextingHoursWay } from './texting-hours.ts'
import { setTextingRegistrationWay, textingReadinessWay } from './texting-readiness.ts'
import { changeStateHoursWay, textingSettingsWay } from './texting-settings.ts'
import { stopAllTextingWay, stopTextingWay, textingStopsWay } from './texting-stops.ts'
import { threadsWay, unreadTextsWay } from './threads.ts'
import { automationInboundWay } from './webhooks/automation.ts'
import { twilioInboundWay, twilioStatusWay } from './webhooks/twilio.ts'

export const messagingRoutes: WayIn[] = [
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
]

export const messagingJobs: Job[] = [
  sendTextsJob,
  sendServiceTextsJob,
  sweepTextsJob,
  sweepDraftsJob,
  releaseTextsJob,
  runSchedulerJob,
  handleVendorEventsJob,
]
