import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { controlBatchRoute } from './batches/control-batch.ts'
import { previewTextsRoute } from './batches/preview-texts.ts'
import { retryBatchRoute } from './batches/retry-batch.ts'
import { sendTextsRoute } from './batches/send-texts.ts'
import { textBatchesRoute, textBatchRoute } from './batches/text-batches.ts'
import { composerRoute } from './composer.ts'
import { saveTextDraftRoute, textDraftRoute } from './drafts/text-drafts.ts'
import { fileTextMediaRoute } from './external/file-text-media.ts'
import { generateTextMessageRoute } from './external/generate-text-message.ts'
import { retryTextRoute } from './external/retry-text.ts'
import { sendTextRoute } from './external/send-text.ts'
import { cancelHeldTextRoute, changeHeldTextRoute } from './held-text.ts'
import { fetchTextMediaJob } from './jobs/fetch-text-media.ts'
import { handleVendorEventsJob } from './jobs/handle-vendor-events.ts'
import { releaseTextsJob } from './jobs/release-texts.ts'
import { sendServiceTextsJob } from './jobs/send-service-texts.ts'
import { sendTextsJob } from './jobs/send-texts.ts'
import { sweepDraftsJob } from './jobs/sweep-drafts.ts'
import { sweepTextsJob } from './jobs/sweep-texts.ts'
import { countedTextsRoute } from './settings/counted-texts.ts'
import {
  allTextingCapRoute,
  setAllTextingCapRoute,
  setTextingCapRoute,
  textingCapRoute,
} from './settings/texting-caps.ts'
import { textingCostsRoute } from './settings/texting-costs.ts'
import { resumeTextingRoute, setTextingHoursRoute } from './settings/texting-hours.ts'
import { pauseAllTextingRoute, pauseTextingRoute, textingPausesRoute } from './settings/texting-pause.ts'
import { setTextingRegistrationRoute, textingReadinessRoute } from './settings/texting-readiness.ts'
import { changeStateHoursRoute, textingSettingsRoute } from './settings/texting-settings.ts'
import { askNumberCodeRoute, confirmNumberRoute, removeNumberRoute, staffNumberRoute } from './staff/staff-number.ts'
import { exportTextMediaRoute } from './streams/export-text-media.ts'
import { exportTextingCostsRoute } from './streams/export-texting-costs.ts'
import { textMediaContentRoute } from './streams/text-media-content.ts'
import { textOutcomeRoute } from './text-outcome.ts'
import { dismissUnknownNumberRoute, fileUnknownNumberRoute, unknownNumbersRoute } from './unknown-numbers.ts'
import { automationInboundRoute } from './webhooks/automation.ts'
import { twilioInboundRoute, twilioStatusRoute } from './webhooks/twilio.ts'

export const messagingRoutes: Route[] = [
  composerRoute,
  textDraftRoute,
  saveTextDraftRoute,
  previewTextsRoute,
  sendTextRoute,
  sendTextsRoute,
  textBatchesRoute,
  textBatchRoute,
  controlBatchRoute,
  retryBatchRoute,
  retryTextRoute,
  textOutcomeRoute,
  changeHeldTextRoute,
  cancelHeldTextRoute,
  unknownNumbersRoute,
  fileUnknownNumberRoute,
  dismissUnknownNumberRoute,
  textMediaContentRoute,
  fileTextMediaRoute,
  exportTextMediaRoute,
  textingSettingsRoute,
  textingReadinessRoute,
  setTextingRegistrationRoute,
  setTextingHoursRoute,
  resumeTextingRoute,
  changeStateHoursRoute,
  textingPausesRoute,
  pauseTextingRoute,
  pauseAllTextingRoute,
  textingCapRoute,
  setTextingCapRoute,
  allTextingCapRoute,
  setAllTextingCapRoute,
  textingCostsRoute,
  exportTextingCostsRoute,
  countedTextsRoute,
  generateTextMessageRoute,
  staffNumberRoute,
  askNumberCodeRoute,
  confirmNumberRoute,
  removeNumberRoute,
  twilioStatusRoute,
  twilioInboundRoute,
  automationInboundRoute,
]

export const messagingJobs: Job[] = [
  sendTextsJob,
  sendServiceTextsJob,
  sweepTextsJob,
  sweepDraftsJob,
  releaseTextsJob,
  handleVendorEventsJob,
  fetchTextMediaJob,
]
